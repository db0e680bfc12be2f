import { BUSINESSES, type Business } from "./businesses.ts";
import { EDGE_CASES } from "./edge-cases.ts";

const all = [...BUSINESSES, ...EDGE_CASES];

const named = (id: string): Business => {
  const found = all.find((business) => business.id === id);
  if (!found) throw new Error(`No business ${id}`);
  return found;
};

/**
 * Twelve businesses of `scripts/ad-sheet.ts` that together have light, dark and yellow colors, ads
 * with and without pictures, both writing directions, Chinese, long German words and emojis.
 */
export const TWELVE: readonly Business[] = [
  named("northbeam"),
  named("riviera"),
  named("fern"),
  { ...named("northbeam"), id: "yellow", primaryColor: "#FFD400", pictures: [] },
  { ...named("fern"), id: "yellow-photo", primaryColor: "#FFD400", pictures: [{ file: "plant.jpg" }] },
  { ...named("luma"), id: "pale", primaryColor: "#BFE3D0" },
  { ...named("orrin"), id: "dark", primaryColor: "#14213D" },
  named("arabic"),
  { ...named("hebrew"), primaryColor: "#E4572E", pictures: [] },
  { ...named("chinese"), primaryColor: "#C8102E" },
  {
    ...named("fern"),
    id: "german",
    companyName: "Gartenbaubetrieb Schwarzwald",
    headline: "Frühlingsbepflanzung zum Festpreis",
    description: "Balkonbepflanzung inklusive Anlieferung und Qualitätserde, ab 89 € im Landkreis.",
    callToAction: "Beratungstermin buchen",
    primaryColor: "#2F6B3A",
    pictures: [],
  },
  { ...named("emoji"), primaryColor: "#7C3AED" },
];
