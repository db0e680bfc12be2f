import { capitalizeFirst } from "../../language/letter-case.ts";
import { shorten } from "../../language/shorten.ts";
import { sameWords } from "../../language/same-words.ts";
import type { Material } from "../../text/ads/compose.ts";
import { shortTexts } from "../../copy/short-texts.ts";
import type { Narration } from "./narration.ts";

/** Longest on-screen text of a scene in UTF-16 units: what a viewer reads while listening. */
export const MAX_ON_SCREEN = 40;

/** Fields of short texts that suffice for two scenes. */
const FIELD = {
  label: "On-screen text",
  role: "body",
  count: "utf16",
  max: MAX_ON_SCREEN,
  written: 12,
} as const;

/**
 * One idea for each scene: the opening fact, another fact, and the owner's call to action or the
 * product.
 */
export function onScreenTexts(
  material: Material,
  { opener, middle, call: spokenCall }: Narration,
  callToAction: string,
): readonly [string, string, string] {
  const { facts } = material;
  const short = shortTexts(material, FIELD).map(({ text }) => text);
  const about = (line: Narration["opener"]) => {
    if (!line) return undefined;
    const clause = capitalizeFirst(line.clause);
    if (clause.length <= MAX_ON_SCREEN) return clause;
    return short.find((text) => clause.toLowerCase().includes(text.toLowerCase()));
  };
  const product = capitalizeFirst(shorten(facts.product, MAX_ON_SCREEN));
  const first = about(opener) ?? short[0] ?? product;
  const second = [about(middle), ...short, product].find(
    (text) => text !== undefined && !sameWords(text, first),
  );
  const third = [callToAction, spokenCall]
    .map((call) => call.trim().replace(/[.!。]+$/u, ""))
    .find((call) => call !== "" && call.length <= MAX_ON_SCREEN);
  return [first, second ?? product, third ?? product];
}
