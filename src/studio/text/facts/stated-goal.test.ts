import { expect, test } from "vitest";
import { goalOf } from "../ads/goals.ts";
import { readFacts } from "./read-facts.ts";

test.each([
  ["Weidegänse", "Unsere Gänse stehen auf der Wiese.", "Vorbestellung bis 10. Dezember.", "de", "order"],
  [
    "Federweißer im Hof",
    "Federweißer und Zwiebelkuchen.",
    "Keine Reservierung, einfach kommen.",
    "de",
    "visit",
  ],
  ["Tax return", "Send us a shoebox of receipts.", "It costs a fixed £185.", "en", "book"],
  ["Charity furniture shop", "A good sofa for less.", "Sofas from £60.", "en", "visit"],
  ["Lavandería autoservicio", "Lava y seca en una hora.", "Secadora 1 €.", "es", "visit"],
  ["Handgemachte Marmeladen", "Aus Früchten vom Hof.", "Ab 4,50 € das Glas.", "de", "order"],
  ["Online tea shop", "Tea from one garden.", "Free delivery from £20.", "en", "order"],
  ["Shoebox to tax return", "Send us a shoebox of receipts. £240 flat.", "", "en", "book"],
  ["Overnight newborn care", "A maternity nurse sits up with the baby.", "From $280 a night.", "en", "book"],
] as const)(
  "The next step for %s is read from its facts",
  (productName, keyMessage, additionalDetails, language, goal) => {
    const brief = { companyName: "Northside", productName, keyMessage, additionalDetails };
    expect(goalOf(readFacts(brief, language))).toBe(goal);
  },
);

const goalFor = (language: string, productName: string, keyMessage: string, additionalDetails: string) =>
  goalOf(readFacts({ companyName: "Northside", productName, keyMessage, additionalDetails }, language));

test.each([
  ["en", "Blackcurrant jam", "A jar of summer.", "Pick-up only, Saturdays 10 to 1 at the farm gate."],
  ["de", "Lindenhonig", "Nur 310 Gläser in diesem Jahr.", "Samstags 10-13 Uhr am Hoftor. Kein Versand."],
  ["fr", "Miel de lavande", "Récolté en juillet.", "Samedi 9 h-12 h au marché. Pas de livraison."],
  ["es", "Miel de romero", "Cosecha de julio.", "Sábados de 10 a 13 h. Sin envíos."],
  ["it", "Miele di acacia", "Raccolto a giugno.", "Sabato dalle 9 alle 12. Solo ritiro."],
  ["pt", "Mel de urze", "Colhido em julho.", "Sábados das 10h às 13h. Não fazemos entregas."],
  ["nl", "Lindehoning", "Van onze eigen bijen.", "Zaterdag 10-13 uur aan de poort. Geen verzending."],
] as const)("People come for goods that are not sent (%s): %s", (language, product, message, details) => {
  expect(goalFor(language, product, message, details)).toBe("visit");
});

test("Goods that are ordered and picked up are still ordered", () => {
  const details = "Order by 8 December on 01584 555 019. Collect on 22 December. We don't deliver.";
  expect(goalFor("en", "Christmas turkeys", "Our turkeys grow for 26 weeks.", details)).toBe("order");
  const told = "Vorbestellung bis 10. Dezember. Nur Abholung, samstags 9-12 Uhr.";
  expect(goalFor("de", "Weidegänse", "Unsere Gänse stehen auf der Wiese.", told)).toBe("order");
});
