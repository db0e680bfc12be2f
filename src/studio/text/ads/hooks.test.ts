import { expect, test } from "vitest";
import { readFacts } from "../facts/read-facts.ts";
import { writeTextAds } from "../write-text-ads.ts";
import { hooksOf } from "./hooks.ts";
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
  ["Tree removal", "We chip the wood for you."],
  ["Bell tent hire", "No festival hire."],
  ["Guitar lessons", "Lunch included."],
])("A statement that has no safe turn opens as typed: %s, %s", (product, message) => {
  expect(openings("en", product, message)).toEqual([message]);
});

const others = {
  en: "Every curl is cut dry. Rosa has cut hair for 20 years. Free parking at the door. $68 a cut.",
  de: "Jede Locke wird trocken geschnitten. Rosa schneidet seit 20 Jahren. Parken ist frei. 68 € pro Schnitt.",
  fr: "Chaque boucle est coupée à sec. Rosa coupe depuis 20 ans. Parking gratuit devant. 68 € la coupe.",
  es: "Cada rizo se corta en seco. Rosa corta desde hace 20 años. Aparcamiento gratis. 68 € el corte.",
  it: "Ogni riccio si taglia a secco. Rosa taglia da 20 anni. Parcheggio gratis. 68 € il taglio.",
  pt: "Cada caracol é cortado a seco. A Rosa corta há 20 anos. Estacionamento grátis. 68 € o corte.",
  nl: "Elke krul wordt droog geknipt. Rosa knipt al 20 jaar. Gratis parkeren voor de deur. € 68 per keer.",
} as const;

test.each([
  ["en", "Ready by 5pm"],
  ["en", "Vegetarian on the first Saturday of the month"],
  ["en", "No quartz, no smartwatches"],
  ["en", "Under 4 weeks there's a $75 rush fee"],
  ["de", "Keine Perücken, keine Dauerwellen"],
  ["de", "Im Juli immer ausgebucht"],
  ["fr", "Pas de défrisage, pas de kératine"],
  ["es", "Sin alisados, sin queratina"],
  ["it", "Pronti entro le 17"],
  ["pt", "Pronto em dois dias"],
  ["nl", "Met foto's van voor en na"],
  ["nl", "In juli en augustus altijd uitverkocht"],
] as const)("In %s a remainder or a drawback opens no ad: %s", (language, typed) => {
  const names = { companyName: "Alma", productName: "Alma 3", targetAudience: "", language };
  for (const additionalDetails of [`${typed}.`, `48 m². ${typed}.`])
    for (const { text } of writeTextAds({ ...names, keyMessage: others[language], additionalDetails }, "1"))
      expect(text.startsWith(typed.slice(0, 12))).toBe(false);
});

test("What customers are spared may open an ad", () => {
  const brief = { companyName: "Alma", productName: "Alma 3", targetAudience: "", language: "en" } as const;
  const texts = writeTextAds(
    { ...brief, keyMessage: "Every curl is cut dry.", additionalDetails: "No contract, no booking fee." },
    "1",
  ).map(({ text }) => text);
  expect(texts.some((text) => /^No contract|^No booking fee/u.test(text))).toBe(true);
});
