import { expect, test } from "vitest";
import { readFacts } from "../facts/read-facts.ts";
import { writeTextAds } from "../write-text-ads.ts";
import { hooksOf } from "./hooks.ts";
import { isDrawback, isRemainder } from "./weak-openings.ts";
import { materialOf } from "./write-ads.ts";

/** The openings of an ad for a brief with one statement. */
function openings(language: string, productName: string, keyMessage: string): string[] {
  const brief = { companyName: "Hill & Sons", productName, keyMessage };
  const material = materialOf(brief, readFacts(brief, language));
  return material.lines
    .flatMap((line) => hooksOf(line, material))
    .map((text) => text.replaceAll("\u00A0", " "));
}

test.each([
  ["en", "Boiler repair", "No call-out fee.", "Call-out fee? None."],
  ["en", "Inventory app", "First five reports free.", "Your first five reports cost nothing."],
  ["en", "Guitar school", "First lessons free.", "Your first lessons cost nothing."],
  ["en", "Guitar school", "First class free.", "Your first class costs nothing."],
  ["en", "Guitar school", "The first class is free.", "Your first class costs nothing."],
  ["de", "Kinderchor", "Die erste Stunde kostenlos.", "Die erste Stunde kostet nichts."],
  ["fr", "Dépannage serrure", "Sans casse.", "Casse ? Zéro."],
  ["en", "Piano tuning", "Takes 90 minutes.", "Piano tuning takes 90 minutes."],
] as const)(
  "An opening in %s says the fact with tension or a subject: %s",
  (language, product, message, hook) => {
    expect(openings(language, product, message)).toContain(hook);
  },
);

test.each([
  ["nl", "Kruipruimte isoleren", "Komt het luik niet open, dan zagen we er een voor € 120."],
  ["de", "Dämmung", "Passt die Luke nicht, sägen wir eine für 120 €."],
] as const)(
  "A condition with its verb first gets no product before it (%s): %s",
  (language, product, message) => {
    expect(openings(language, product, message).join("\n")).not.toMatch(
      new RegExp(`${product} (?:komt|passt)`, "iu"),
    );
  },
);

test.each([
  ["Tree removal", "We chip the wood for you."],
  ["Bell tent hire", "No festival hire."],
  ["Guitar lessons", "Lunch included."],
])("A statement that has no safe turn opens as typed: %s, %s", (product, message) => {
  expect(openings("en", product, message)).toEqual([message]);
});

/** A message, a price and a size, which are other openings. */
const OTHERS = {
  en: ["Every curl of yours is cut dry in one hour.", "$68 a cut.", "Max 8 people."],
  de: ["Jede Locke wird in einer Stunde trocken geschnitten.", "68 € pro Schnitt.", "Höchstens 8 Leute."],
  fr: ["Chaque boucle est coupée à sec en une heure.", "68 € la coupe.", "8 personnes maximum."],
  es: ["Cada rizo se corta en seco en una hora.", "68 € el corte.", "Máximo 8 personas."],
  it: ["Ogni riccio si taglia a secco in un'ora.", "68 € il taglio.", "Massimo 8 persone."],
  pt: ["Cada caracol é cortado a seco numa hora.", "68 € o corte.", "Máximo 8 pessoas."],
  nl: ["Elke krul wordt in een uur droog geknipt.", "€ 68 per keer.", "Maximaal 8 personen."],
} as const;

test.each([
  ["en", "Ready by 5pm"],
  ["en", "Vegetarian on the first Saturday of the month"],
  ["en", "No quartz, no smartwatches"],
  ["en", "Monday to Saturday across Skipton, Keighley and Ilkley"],
  ["de", "Praktisch für kleine Küchen"],
  ["nl", "Ma t/m do in Zwolle en Hattem"],
  ["nl", "Inbrengen kan ook"],
  ["it", "Si possono congelare"],
  ["en", "Bar opens after"],
  ["de", "Per Post geht auch"],
  ["en", "Under 4 weeks there's a $75 rush fee"],
  ["de", "Fertig bis 17 Uhr"],
  ["de", "Keine Perücken, keine Dauerwellen"],
  ["de", "Im Juli immer ausgebucht"],
  ["de", "Immer voll ab Mitte November"],
  ["fr", "Prêt à 17 h"],
  ["fr", "Pas de défrisage, pas de kératine"],
  ["fr", "En juillet toujours complet"],
  ["es", "Listo en dos días"],
  ["es", "Sin alisados, sin queratina"],
  ["es", "En julio siempre completo"],
  ["es", "Siempre lleno los sábados"],
  ["it", "Pronti entro le 17"],
  ["it", "Niente parrucche, niente extension"],
  ["it", "A luglio sempre esaurito"],
  ["it", "Sempre pieno il sabato"],
  ["pt", "Pronto em dois dias"],
  ["pt", "Sempre lotado aos sábados"],
  ["pt", "Sem alisamentos, sem queratina"],
  ["nl", "Klaar binnen een dag"],
  ["nl", "Geen ontkrullen, geen keratine"],
  ["nl", "In juli en augustus altijd uitverkocht"],
] as const)("In %s a remainder or a drawback of the details opens no ad: %s", (language, typed) => {
  const names = { companyName: "Alma", productName: "Alma 3", targetAudience: "", language };
  const [keyMessage, price, size] = OTHERS[language];
  for (const additionalDetails of [`${price} ${typed}. ${size}`, `${typed}. ${price}`])
    for (const { text } of writeTextAds({ ...names, keyMessage, additionalDetails }, "1"))
      expect(text.replaceAll("\u00A0", " ").startsWith(typed.slice(0, 10))).toBe(false);
});

/** Whether the only statement of the details is a drawback. */
const hasDrawback = (language: string, additionalDetails: string) => {
  const brief = { companyName: "Alma", productName: "Alma 3", keyMessage: "", additionalDetails };
  return readFacts(brief, language).all.some(isDrawback);
};

test.each([
  ["en", "No mess"],
  ["en", "No drilling"],
  ["en", "Not a chain"],
  ["en", "Supplements from £9"],
  ["en", "Express delivery fee included"],
  ["en", "Always full of flavour"],
  ["de", "Kein Papierkram"],
  ["de", "Immer voll ausgestattet"],
  ["de", "Keine Warteschlange"],
  ["fr", "Pas de poussière"],
  ["fr", "Livraison avec supplément offert"],
  ["es", "Sin obras"],
  ["es", "Sincera y puntual"],
  ["es", "Siempre lleno de sabor"],
  ["es", "Siempre llenos los de chocolate"],
  ["it", "Niente polvere"],
  ["pt", "Sem sujeira"],
  ["nl", "Geen gedoe"],
  ["nl", "Altijd vol smaak"],
])("A benefit is no drawback (%s): %s", (language, typed) => {
  expect(hasDrawback(language, typed)).toBe(false);
});

test.each([
  ["en", "No smartwatches"],
  ["en", "Already full until March"],
  ["en", "Always full on Fridays"],
  ["en", "Delivery fee £5"],
  ["de", "Im Juli immer voll"],
  ["fr", "Pas de pain"],
  ["fr", "Pas d’extensions"],
  ["fr", "Le dimanche supplément de 5 €"],
  ["nl", "In juli altijd vol"],
  ["en", "Under 8s can't go, sorry"],
  ["en", "NOT plasterboard or fridges"],
  ["en", "One-off installation fee of £250"],
  ["de", "Gerichtskosten sind nicht enthalten"],
  ["fr", "Enfants de moins de 8 ans pas admis"],
  ["es", "IVA no incluido"],
  ["it", "Non adatto ai bambini"],
  ["pt", "Materiais não incluídos"],
  ["nl", "Niet geschikt voor honden"],
  ["nl", "Eigen risico geldt"],
])("An exclusion, a fee or a full house is a drawback (%s): %s", (language, typed) => {
  expect(hasDrawback(language, typed)).toBe(true);
});

test.each([
  "Vegan Indian street food",
  "Vegan inside and out",
  "Open inloop op zondag",
  "Vegano alternativo",
  "With two coats of oil it lasts ten years",
  "Con más de 20 años de experiencia",
])("A clause that stands alone is no remainder: %s", (clause) => {
  expect(isRemainder(clause)).toBe(false);
});

test.each([
  "Vegan on Mondays",
  "With a garden view",
  "Mit Fotos von vorher und nachher",
  "Avec petit-déjeuner",
  "Con vistas al mar",
  "Com vista para o mar",
  "Met foto's van voor en na",
])("A clause without its subject is a remainder: %s", (clause) => {
  expect(isRemainder(clause)).toBe(true);
});

test("What customers are spared may open an ad", () => {
  const brief = { companyName: "Alma", productName: "Alma 3", targetAudience: "", language: "en" } as const;
  const texts = writeTextAds(
    { ...brief, keyMessage: "Every curl is cut dry.", additionalDetails: "No contract, no booking fee." },
    "1",
  ).map(({ text }) => text);
  expect(texts.some((text) => /^No contract|^No booking fee/u.test(text))).toBe(true);
});
