import { expect, test } from "vitest";
import type { Address } from "../grammar.ts";
import { grammarFor } from "../grammars.ts";
import { benefitOf } from "./benefits.ts";

interface Readers {
  readonly isSober?: boolean;
  readonly hasOtherReaders?: boolean;
}

function feltIn(language: string, clause: string, address: Address | null, readers: Readers = {}) {
  const inside = language === "de" ? clause : clause.charAt(0).toLowerCase() + clause.slice(1);
  const style = {
    grammar: grammarFor(language),
    address,
    isSober: false,
    hasOtherReaders: false,
    ...readers,
  };
  return benefitOf({ clause, inside, text: `${clause}.`, isSingle: true }, style);
}

function written(language: string, clause: string, address: Address | null = null) {
  const felt = feltIn(language, clause, address);
  return felt && [felt.first, felt.last].map((text) => text?.replaceAll("\u00A0", " "));
}

const behind = (language: string, clause: string, address: Address | null = null, readers: Readers = {}) =>
  feltIn(language, clause, address, readers)?.following ?? null;

test.each([
  ["en", "No appointment needed", null, "Just turn up: no appointment needed."],
  ["de", "Ohne Termin", null, "Einfach vorbeikommen: Ohne Termin."],
  ["es", "Sin cita", "formal", "Venga cuando quiera: sin cita."],
  ["fr", "Sans rendez-vous", null, "Venez quand vous voulez : sans rendez-vous."],
  ["es", "Sin experiencia", null, "¿Primera vez? Sin experiencia."],
  ["nl", "Geen ervaring nodig", null, "Nooit eerder gedaan? Geen ervaring nodig."],
  ["sv", "medan du väntar", null, "Ingen andra resa: medan du väntar."],
  ["pl", "dojazd gratis", null, "Płacisz za pracę, nie za drogę: dojazd gratis."],
  ["it", "85 cani cercano casa", null, "85 cani cercano casa. E se uno fosse il tuo?"],
] as const)(
  "A statement is said with what it means for the reader (%s, %s)",
  (language, clause, address, sentence) => {
    expect(written(language, clause, address)?.[0]).toBe(sentence);
  },
);

test("The statement may stand first", () => {
  expect(written("en", "no appointment needed")?.[1]).toBe("No appointment needed: just turn up.");
});

test.each([
  ["en", "no deposit"],
  ["en", "we come back free if the landlord complains within 7 days"],
  ["en", "Open on Mondays"],
  ["en", "24 hours"],
  ["de", "Geld zurück, wenn nicht fertig in 2 Tagen"],
  ["fr", "sans engagement"],
  ["it", "disdici quando vuoi"],
] as const)("A statement that implies no more than it says stays alone (%s, %s)", (language, clause) => {
  expect(written(language, clause)).toBeNull();
});

test.each([
  ["en", "Flat $385 for tanks up to 1,000 gallons", null, "You know the cost up front."],
  ["en", "We collect and deliver free in all of Leeds", null, "Nothing for you to carry."],
  ["de", "Wir holen den Korb ab und bringen ihn wieder", "formal", "Sie schleppen nichts."],
  ["de", "Wenn kein Wasser kommt, zahlen Sie nichts", null, "Das Risiko tragen wir."],
  ["es", "Si llueve se cambia la fecha sin costo", null, "El mal tiempo no te cuesta nada."],
  ["it", "Diagnosi 20 € scalati se ripari", "formal", "Non paga due volte."],
  ["pt", "Recolha grátis em Aveiro e Ílhavo", null, "Não carrega nada."],
  ["nl", "Het abonnement is per maand opzegbaar", "formal", "U zit nergens lang aan vast."],
] as const)(
  "A sentence after a statement says what it means for the reader (%s, %s)",
  (language, clause, address, sentence) => {
    expect(behind(language, clause, address)).toBe(sentence);
  },
);

test.each([
  // The customer collects it.
  ["it", "Ritiro il 23 e il 24 dicembre dalle 7 alle 13"],
  ["fr", "Retrait gratuit à Crest"],
  // A dog is not carried.
  ["nl", "Wij halen uw hond thuis op"],
  ["de", "Wir holen Ihren Hund ab"],
  // Not every reader gets it.
  ["fr", "Machine de prêt possible pour les bureaux"],
  // The statement says the benefit itself.
  ["it", "Lo ritiriamo la mattina e lo riportiamo la sera, così dormite nel vostro letto"],
  ["nl", "Geen contract, opzeggen kan met een appje"],
  // The business does not do it.
  ["en", "No free cancellation"],
  ["de", "Keine kostenlose Abholung"],
  ["fr", "Livraison non comprise"],
  ["de", "Bei Regen kein Ersatztermin"],
  ["fr", "Pluie ou soleil, la balade n'est pas reportée"],
  ["es", "Si llueve no se devuelve el dinero"],
  // An age is no risk.
  ["en", "If it's your birthday it's free"],
  ["de", "Falls Ihr Kind unter 3 ist, zahlen Sie nichts"],
  ["fr", "Si vous avez moins de 12 ans, c'est gratuit"],
  ["es", "Si tienes menos de 6 años no pagas"],
  ["it", "Se hai meno di 6 anni non paghi niente"],
  ["pt", "Se tiver menos de 6 anos não paga nada"],
  ["nl", "Als u jonger dan 12 bent, kost het niets"],
  // Nothing of the reader's is carried.
  ["en", "We collect feedback after every stay"],
  ["de", "Wir holen die Milch täglich beim Bauern ab"],
  ["fr", "Nous venons chercher les légumes chez le producteur"],
  ["es", "Recogemos a los invitados en su casa"],
  ["pt", "Vamos buscar os hóspedes a casa"],
  ["nl", "We halen de groenten bij de boer op"],
  // Luggage, keys and cases take no space at home.
  ["es", "Guardamos tu equipaje gratis"],
  ["it", "Custodia inclusa"],
  ["pt", "Guardamos as malas sem custos"],
  ["nl", "Gratis bij ons ontbijt"],
  // Other journeys, returns, visits and payments.
  ["en", "Travel included in the tour price"],
  ["fr", "Déplacements inclus dans le forfait du séjour"],
  ["es", "Te lo devolvemos limpio"],
  ["es", "Servicio gratis"],
  ["de", "Besichtigung der Brauerei kostenlos"],
  ["nl", "Wij rekenen direct af"],
  ["nl", "Afval scheiden we af"],
  // Another amount stands after it.
  ["es", "El estudio previo es gratuito y el mantenimiento cuesta 240 €"],
  ["es", "Cambio de cinta 35 euros todo incluido, lamas rotas desde 12 euros"],
  ["en", "£10 off each if three horses are booked on the same day"],
] as const)("A benefit that does not follow is not said (%s, %s)", (language, clause) => {
  expect(behind(language, clause)).toBeNull();
});

test("A sober subject has only calm benefits", () => {
  expect(behind("en", "Fixed price for a simple funeral", null, { isSober: true })).toBe(
    "You know the cost up front.",
  );
  expect(behind("en", "Dogs welcome", null, { isSober: true })).toBeNull();
});

test("Several readers have only benefits that address nobody", () => {
  expect(behind("de", "Wir holen den Korb ab", null, { hasOtherReaders: true })).toBeNull();
  expect(behind("de", "Wenn kein Wasser kommt, kostet es nichts", null, { hasOtherReaders: true })).toBe(
    "Das Risiko tragen wir.",
  );
});
