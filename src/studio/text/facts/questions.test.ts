import { expect, test } from "vitest";
import { writeTextAds } from "../write-text-ads.ts";
import { printableFacts } from "./facts.ts";
import { readFacts } from "./read-facts.ts";

const shown = (additionalDetails: string, language: string) =>
  printableFacts(
    readFacts({ companyName: "Nova", productName: "Alpha", keyMessage: "", additionalDetails }, language),
  ).map(({ text }) => text);

test.each([
  ["en", "Is this ok for you?", "Free parking."],
  ["en", "Does that make sense?", "Free parking."],
  ["en", "Need anything else from me?", "Free parking."],
  ["en", "Too long?", "Free parking."],
  ["de", "Passt das so?", "Kostenlose Parkplätze."],
  ["de", "Zu lang?", "Kostenlose Parkplätze."],
  ["fr", "Tu en penses quoi ?", "Parking gratuit."],
  ["fr", "Ça vous va ?", "Parking gratuit."],
  ["es", "¿Te parece bien?", "Aparcamiento gratis."],
  ["it", "Va bene così?", "Parcheggio gratuito."],
  ["pt", "vc acha que fica muito comprido?", "Estacionamento grátis."],
  ["nl", "Is dit goed zo?", "Gratis parkeren."],
])("A question about the text is not printed (%s): %s", (language, question, fact) => {
  const facts = [fact.slice(0, -1)];
  expect(shown(`${question} ${fact}`, language)).toEqual(facts);
  expect(shown(`${fact} ${question}`, language)).toEqual(facts);
});

test.each([
  ["en", "Is your boiler too old?", "We fit a new one in a day."],
  ["de", "Waschmaschine kaputt?", "Wir kommen am selben Tag."],
  ["fr", "Fuite d'eau ?", "Nous venons en une heure."],
  ["es", "¿Una fuga de agua?", "Llegamos en una hora."],
  ["it", "Caldaia rotta?", "Arriviamo in giornata."],
  ["pt", "Cano partido?", "Chegamos no mesmo dia."],
  ["nl", "Lekkage?", "We komen dezelfde dag."],
  ["en", "Does it work on pet hair?", "Yes, on every kind."],
  ["es", "¿Está bien para alérgicos?", "Sí, no lleva nueces."],
  ["it", "Va bene per gli allergici?", "Sì, non contiene noci."],
  ["nl", "Denk je aan verhuizen?", "Wij regelen alles."],
])("A question to customers is printed before its answer (%s): %s", (language, question, answer) => {
  const asked = question.replace(/^¿|\s*\?$/gu, "");
  expect(shown(`${question} ${answer}`, language).join(" ")).toContain(asked);
});

test("A last question without an answer is not printed", () => {
  expect(shown("Free parking. Happy with all that?", "en")).toEqual(["Free parking"]);
});

test.each([
  ["en", "Blocked drain?"],
  ["en", "Tired of ironing?"],
  ["en", "Wedding coming up?"],
  ["de", "Müde vom Bügeln?"],
  ["de", "Abfluss verstopft?"],
  ["de", "Umzug geplant?"],
  ["fr", "Marre du repassage ?"],
  ["fr", "Fuite d'eau ?"],
  ["es", "¿Cansado de planchar?"],
  ["es", "¿Desagüe atascado?"],
  ["it", "Stanco di stirare?"],
  ["it", "Scarico intasato?"],
  ["pt", "Farto de passar a ferro?"],
  ["pt", "Cano entupido?"],
  ["nl", "Moe van het strijken?"],
  ["nl", "Afvoer verstopt?"],
] as const)("A last question that names a need or a trouble opens an ad (%s): %s", (language, question) => {
  const asked = question.replace(/^¿|\s*\?$/gu, "");
  expect(shown(`1 hour. ${question}`, language).join(" ")).toContain(asked);
  const brief = { companyName: "Nova", productName: "Alpha", keyMessage: "99 €.", targetAudience: "" };
  const ads = writeTextAds({ ...brief, additionalDetails: `24 h. ${question}`, language }, "1");
  expect(ads.some(({ text }) => text.replace("¿", "").startsWith(asked))).toBe(true);
});

test.each([
  ["en", "can you make it shorter?"],
  ["en", "Something with dogs?"],
  ["en", "Blue or green?"],
  ["en", "Dogs welcome?"],
  ["en", "Or with a broken heart?"],
  ["en", "Not happy?"],
  ["de", "Was meint ihr?"],
  ["de", "Oder lieber ohne Preis?"],
  ["de", "Noch kürzer?"],
  ["fr", "Vous en pensez quoi ?"],
  ["fr", "Bonne idée ?"],
  ["es", "¿Qué os parece?"],
  ["es", "¿Más corto?"],
  ["it", "Che ne dite?"],
  ["pt", "Ou sem preço?"],
  ["nl", "Iets korter?"],
])("Another last question is not printed (%s): %s", (language, question) => {
  expect(shown(`1 hour. ${question}`, language).join(" ")).not.toContain(question.slice(1, -2));
});
