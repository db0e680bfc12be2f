import type { VideoDuration } from "#core/generations/video/video.ts";
import { containsWord } from "../../language/contains-word.ts";
import type { Line } from "../../text/ads/line.ts";
import { isAddress } from "../../text/facts/formality.ts";
import { type Draft, MAX_ADDED, timesSaid } from "./draft.ts";
import { fitsScreen, MAX_ON_SCREEN } from "./end-card.ts";
import { type ScriptPlan, worthInScript } from "./plan.ts";
import type { Spoken } from "./sentences.ts";

/** Target of the voice in words per second. */
const PACE = 2.25;

/** Points that a sentence loses apart from the one before it, and if it is not understood there. */
const TORN = 8;
const LOST = 60;
/** Points that a script loses if the message does not go on; a missing price costs more. */
const BROKEN = 24;

/** Points that a script loses without a product that is too long for the screen. */
const UNSEEN = 60;

/** Points for a statement that is repeated in the next sentence; half of it one sentence later. */
const ECHO = 7;

/** Points for scenes of unequal length by their share, and for each scene with few words. */
const UNEVEN = 12;
const THIN = 10;
const FEW_WORDS = 4;
/**
 * Points that a draft loses for a scene, other than the last, that has only product and company.
 */
const UNSTATED = 8;

/** A price with fewer words than this needs a question before it. */
const BARE = 4;

/**
 * Scores a draft; higher is better, and `narrate` (`narration.ts`) keeps the best of `DRAFTS`. More
 * for the pace, the stated facts and the opening line; less for words that are not in the brief
 * (above `MAX_ADDED` in `draft.ts`), for repetitions and for scenes of unequal length. The weights
 * are in this file, the worth of facts in `ads/hook-worth.ts`, the longest text on the screen in
 * `end-card.ts`.
 */
export function scoreOf({ scenes, opener }: Draft, plan: ScriptPlan, duration: VideoDuration): number {
  const spoken = scenes.flat();
  const words = spoken.reduce((sum, sentence) => sum + sentence.words, 0);
  const added = spoken.reduce((sum, sentence) => sum + sentence.added, 0);
  const tokens = spoken.reduce((sum, sentence) => sum + sentence.tokens, 0);
  const share = tokens === 0 ? 0 : added / tokens;
  const { company, product } = plan.speaker.material.facts;
  const lacksName = (name: string) => !spoken.some(({ text }) => containsWord(text, name));
  // A short video shows the product and says the message.
  const unnamed = fitsScreen(product) ? (plan.limits.isShort ? 4 : 15) : UNSEEN;
  const counts = plan.lines.map((line) => timesSaid(line, spoken));
  const stated = plan.lines.reduce(
    (sum, line, index) => sum + (counts[index] === 0 ? 0 : worthInScript(line)),
    0,
  );
  const tags = plan.speaker.material.lines.filter(
    ({ shape, clause }) => shape === "tag" || isAddress(clause),
  );
  const placed = tags.filter((line) => timesSaid(line, spoken) > 0).length;
  const sceneWords = scenes.map((scene) => scene.reduce((sum, sentence) => sum + sentence.words, 0));
  const uneven = Math.max(...sceneWords) - Math.min(...sceneWords);
  const felt = spoken.filter(({ text, lines }) => lines.some((line) => line.felt === text)).length;
  // Two questions in a row read like a quiz.
  const asked = scenes.flatMap((scene) =>
    scene.filter(({ text }, index) => text.includes("?") && scene[index + 1]?.text.includes("?")),
  );
  const prices = plan.lines.filter(({ facts }) =>
    facts.some(({ values }) => values.some(({ kind }) => kind === "price")),
  );
  const isPriceMissing = prices.length > 0 && !prices.some((line) => timesSaid(line, spoken) > 0);
  // A listener notices what was said a moment ago.
  const echoes = spoken.flatMap(({ lines }, index) =>
    [1, 2, 3].map((distance) => {
      const earlier = spoken[index - distance];
      const isEcho = earlier !== undefined && lines.some((line) => timesSaid(line, [earlier]) > 0);
      // In a longer video, the owner's own words fill the time better than two repeated statements.
      return isEcho ? (ECHO * (duration > 30 ? (1 + lines.length) / 2 : 1)) / distance : 0;
    }),
  );
  const positionOf = (line: Line | undefined) =>
    line === undefined ? -1 : spoken.findIndex((sentence) => timesSaid(line, [sentence]) > 0);
  const torn = plan.successions
    .filter(({ line }) => positionOf(line) >= 0)
    .filter(({ line, after }) => positionOf(after) < 0 || positionOf(line) !== positionOf(after) + 1);
  const isBroken = plan.successions.some(
    ({ line, after }) => after !== undefined && after === opener && positionOf(line) < 0,
  );
  // "65 pounds." alone reads like a form.
  const bare = spoken.filter(
    ({ lead, lines, words: count }) => lead === "" && count < BARE && lines.some(plan.isPrice),
  );
  // A price is remembered better near the call to action.
  const opensWithPrice = scenes[0]?.some(({ lines }) =>
    lines.some((line) => line !== opener && plan.isPrice(line)),
  );
  // An offer that does not open the video is remembered best there, too.
  const endsWithOffer = scenes[2]?.some(({ lines }) =>
    lines.some((line) => timesSaid(line, spoken) === 1 && line.facts.some(({ kind }) => kind === "offer")),
  );
  // Product and company together are a sentence of their own, which sounds like a label again.
  const introduced = spoken.filter(({ hasCompany, hasProduct }) => hasCompany && hasProduct).slice(1);
  const often = [
    ...spoken.filter(({ hasCompany }) => hasCompany).slice(2),
    ...spoken.filter(({ hasProduct }) => hasProduct).slice(2),
  ];
  return (
    -100 * Math.max(0, PACE - words / duration) -
    (share > MAX_ADDED ? 20 + 1500 * (share - MAX_ADDED) : 0) -
    6 * share +
    stated +
    5 * placed +
    (opener ? plan.openingWorth(opener) + 2 * Number(opener.clause.length <= MAX_ON_SCREEN) : 0) +
    Math.min(2, felt) -
    3 * asked.length -
    5 * bare.length -
    0.7 * often.length -
    1.2 * counts.filter((count) => count > 1).length -
    4 * plan.lines.filter((line, index) => (counts[index] ?? 0) > 1 && !plan.isWorthRepeating(line)).length -
    echoes.reduce((sum, points) => sum + points, 0) -
    6 * introduced.length -
    BROKEN * Number(isBroken) -
    torn.reduce((sum, { isDependent }) => sum + (isDependent ? LOST : TORN), 0) -
    (UNEVEN * uneven) / Math.max(1, words) -
    THIN * sceneWords.filter((count) => count < FEW_WORDS).length -
    UNSTATED * scenes.slice(0, -1).filter((scene) => scene.every(({ lines }) => lines.length === 0)).length -
    nearNames(spoken) -
    30 * Number(isPriceMissing) -
    4 * Number(opensWithPrice) +
    3 * Number(endsWithOffer) -
    30 * Number(sceneWords.some((count) => count === 0)) -
    15 * Number(lacksName(company)) -
    unnamed * Number(lacksName(product))
  );
}

/** Points for names that a listener has heard a moment ago: "X from Y. X from Y for £14." */
function nearNames(spoken: readonly Spoken[]): number {
  return spoken.reduce((sum, { hasProduct, hasCompany }, index) => {
    const isProductNear = spoken.slice(Math.max(0, index - 3), index).some((other) => other.hasProduct);
    const isCompanyNear = spoken[index - 1]?.hasCompany === true;
    return sum + 12 * Number(hasProduct && isProductNear) + 6 * Number(hasCompany && isCompanyNear);
  }, 0);
}
