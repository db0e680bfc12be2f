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
