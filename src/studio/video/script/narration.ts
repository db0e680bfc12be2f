import type { VideoDuration } from "#core/generations/video/video.ts";
import { pick, type Random } from "../../random.ts";
import type { Material } from "../../text/ads/material.ts";
import type { Line } from "../../text/ads/line.ts";
import { type Draft, drawDraft } from "./draft.ts";
import { scoreOf } from "./draft-score.ts";
import { phrasesFor } from "./phrase-table.ts";
import { limitsOf, planOf } from "./plan.ts";
import { speakerOf, type Spoken } from "./sentences.ts";

/** Number of drafts per script; the best one is kept. */
const DRAFTS = 240;
/**
 * Maximum number of random points that a draft gets, so that different seeds choose different
 * drafts among the good ones.
 */
const CHANCE = 3.5;

/**
 * The sentences that are spoken in each scene of a script, and the line that opens it. `narrate`
 * makes it; `writeVideoScript` (`write-video-script.ts`) and `onScreenTexts` (`on-screen.ts`) read
 * it.
 */
export interface Narration {
  readonly scenes: readonly (readonly Spoken[])[];
  readonly opener: Line | undefined;
  /** The on-screen text of the last scene: the call to action; empty if it is too long. */
  readonly endCard: string;
}

/**
 * Writes the voice-over of a script from the brief's statements, for `writeVideoScript`
 * (`write-video-script.ts`): plans it (`plan.ts`), generates `DRAFTS` drafts (`draft.ts`) and
 * returns the one with the highest score (`draft-score.ts`). The number of words follows
 * `SPEAKING_PACE` in `core/generations/video/pace.ts`.
 */
export function narrate(
  material: Material,
  options: {
    readonly duration: VideoDuration;
    readonly callToAction: string;
    readonly random: Random;
  },
): Narration {
  const { duration, callToAction, random } = options;
  const limits = limitsOf(duration);
  // Other writing systems have their own punctuation and word order, so their phrases are not used.
  const phrases = material.script === "Latin" ? phrasesFor(material.facts.language) : undefined;
  const price = pick(random, phrases?.price ?? []);
  const speaker = speakerOf(material, {
    // One question for all drafts of a script, because drafts with the longest one score best.
    phrases: price === undefined ? undefined : { price: [price] },
    typed: `${material.typed} ${callToAction}`,
    max: limits.scene,
  });
  const plan = planOf(speaker, limits, callToAction);
  let best: Draft | undefined;
  let bestPoints = -Infinity;
  for (let count = 0; count < DRAFTS; count++) {
    const draft = drawDraft(plan, random);
    const points = scoreOf(draft, plan, duration) + CHANCE * random();
    if (points > bestPoints) [best, bestPoints] = [draft, points];
  }
  const { scenes = [], opener } = best ?? {};
  const said = scenes[2]?.at(-1)?.text;
  const call = plan.calls.find(({ voice }) => voice === said) ?? plan.calls[0];
  return { scenes, opener, endCard: call?.card ?? "" };
}
