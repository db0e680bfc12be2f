import { expect, test } from "vitest";
import { spellingFor } from "./spelling.ts";
import { withListCommas } from "./typed-lists.ts";

/** `|` marks where a comma belongs. */
test.each([
  ["en", "No fuel charge | no weekend charge."],
  ["en", "No deposit | no contract | no fuss."],
  ["en", "Cleaned | oiled | timed and tested."],
  ["en", "No call out fee | no VAT | no hidden costs."],
  ["en", "No fuel charge | no weekend charge and no fuss."],
  ["de", "Ohne Zucker | ohne Mehl | ohne Ei."],
  ["en", "We fix Bosch | Siemens | Miele and AEG."],
  ["es", "Sin azúcar | sin gluten."],
  ["fr", "Sans sucre | sans beurre."],
  ["de", "Keine Glättbürste | kein Rundföhnen."],
  ["de", "Gereinigt | geölt | eingestellt."],
  ["de", "Erwachsene 32 | Kinder 22."],
  ["fr", "Sans frais | sans engagement."],
  ["fr", "On répare Delonghi | Jura | Krups | Saeco..."],
  ["es", "Sin permanencia | sin fianza | sin matrícula."],
  ["es", "25 € adultos | 12 € niños."],
  ["it", "120 euro mezza giornata | 190 tutto il giorno."],
  ["it", "Niente anticipo | niente vincoli."],
  ["pt", "Sem taxa | sem fidelidade."],
  ["nl", "Geen voorrijkosten | geen wachttijd."],
  ["nl", "Gewassen | gedroogd | gevouwen."],
  ["nl", "dames 32 | heren 26, wassen 12."],
])("Items of one form have commas in %s: %s", (language, marked) => {
  const typed = marked.replaceAll(" |", "");
  expect(spellingFor(language)(typed)).toBe(marked.replaceAll(" |", ","));
});

test.each([
  ["en", "No dog is no trouble."],
  ["en", "If no one answers no longer wait."],
  ["en", "A hundred red sheds."],
  ["en", "We repaired painted chairs."],
  ["en", "Kids 4 to 12."],
  ["en", "We washed dried folded shirts"],
  ["en", "Rebuilt cleaned oiled timed."],
  ["en", "candy apple and seat"],
  ["de", "Gewaschen geputzt gefettet abholbereit"],
  ["de", "Wir haben keine Zeit keine Termine zu vergeben"],
  ["de", "Ohne Zucker ohne Mehl gebacken."],
  ["es", "Te quedas sin coche sin pagar nada."],
  ["pt", "Fica sem carro sem pagar."],
  ["it", "Resti senza auto senza pagare."],
  ["fr", "Vous restez sans voiture sans payer."],
  ["fr", "Pas de frais de dossier pas de surprise pas de stress."],
  ["de", "Wer keine Zeit hat."],
  ["de", "Kinder 8 bis 12 Jahre."],
  ["fr", "Sans doute sans égal."],
  ["fr", "24 € adultes de 18 à 60 ans."],
  ["es", "Sin duda sin igual."],
  ["es", "Pasteles caseros frescos etc."],
  ["it", "Senza dubbio senza pari."],
  ["it", "120 euro mezza giornata per 6 persone."],
  ["pt", "Sem que você veja."],
  ["nl", "Geen idee geen zorgen."],
  ["nl", "Dames 32 t/m 44."],
])("Words that may be one item have no comma in %s: %s", (language, typed) => {
  expect(withListCommas(typed, language)).toBe(typed);
});

test.each([
  ["bosch miele aeg brandt", "Bosch, Miele, AEG, Brandt"],
  ["bosch, miele, aeg", "Bosch, Miele, AEG"],
  ["bosch miele aeg foo", "Bosch Miele AEG foo"],
])("All makers of a row have their capitals: %s", (typed, right) => {
  expect(withListCommas(typed, "en")).toBe(right);
});
