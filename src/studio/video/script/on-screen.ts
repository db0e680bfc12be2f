import { firstClauses } from "../../language/first-clauses.ts";
import { capitalizeFirst } from "../../language/letter-case.ts";
import { shorten } from "../../language/shorten.ts";
import { sameWords } from "../../language/same-words.ts";
import type { Material } from "../../text/ads/compose.ts";
import { shortTexts } from "../../copy/short-texts.ts";
import { worthOfLine } from "../../text/ads/hook-worth.ts";
import type { Line } from "../../text/ads/line.ts";
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
 * The on-screen text of each scene: a statement that the scene says; for the last scene the owner's
 * call to action, the spoken one or the product.
 */
export function onScreenTexts(
  material: Material,
  { scenes, opener }: Narration,
  callToAction: string,
): readonly [string, string, string] {
  const { facts } = material;
  const short = shortTexts(material, FIELD).map(({ text }) => text);
  const about = (line: Line) => {
    const clause = capitalizeFirst(line.clause);
    if (clause.length <= MAX_ON_SCREEN) return clause;
    const head = firstClauses(clause, (part) => part.length <= MAX_ON_SCREEN && part.includes(" "));
    return head ?? short.find((text) => clause.toLowerCase().includes(text.toLowerCase()));
  };
  const linesOf = (scene: number) =>
    (scenes[scene] ?? [])
      .flatMap(({ lines }) => lines)
      .filter(({ shape }) => shape !== "tag")
      .toSorted((a, b) => worthOfLine(b) - worthOfLine(a));
  const product = capitalizeFirst(shorten(facts.product, MAX_ON_SCREEN));
  const isText = (text: string | undefined) => text !== undefined;
  const first = [...(opener ? [opener] : []), ...linesOf(0)].map(about).find(isText) ?? product;
  const second = [...[...linesOf(1), ...linesOf(0)].map(about), product, ...short]
    .filter(isText)
    .find((text) => !sameWords(text, first));
  const spokenCall = scenes[2]?.at(-1)?.text ?? "";
  // A shorter call asks for the same step as the spoken one.
  const others = material.calls.filter((call) => firstWord(call) === firstWord(spokenCall));
  const third = [callToAction, spokenCall, ...others]
    .map((call) => call.trim().replace(/[.!。]+$/u, ""))
    .find((call) => call !== "" && call.length <= MAX_ON_SCREEN);
  return [first, second ?? product, third ?? product];
}

const firstWord = (text: string) => text.toLowerCase().split(/\s/u)[0];
