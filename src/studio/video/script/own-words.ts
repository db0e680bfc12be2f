import type { VideoStyle } from "#core/generations/video/video.ts";
import type { FactShot, Topic } from "./directions.ts";
import type { FilmedFact } from "./fact-shots.ts";

/**
 * What the owner adds to a scene in their own words: the voice says the brief's statements only,
 * and most briefs have too few of them for a long video. `ownWordsOf` makes it, `visualOf`
 * (`scene-directions.ts`) asks for it.
 */
export interface OwnWords {
  /** Whole seconds beside the voice. */
  readonly rest: number;
  /** The statement to ask about, and what; null for the general question of the scene. */
  readonly about: { readonly topic: Topic; readonly fact: string } | null;
}

interface SpokenScene {
  readonly index: 0 | 1 | 2;
  readonly facts: readonly FilmedFact[];
  /** Length of the scene in seconds, and of its voice-over at the usual pace. */
  readonly seconds: number;
  readonly spoken: number;
}

/** Minimum number of seconds after the voice-over in which the owner can say something. */
const MIN_LEFT = 5;
/** Seconds that stay silent for the cut, and for the end card. */
const BREATH = 1;
const END_CARD = 2;

/**
 * The owner's own words in each scene, null for scenes that the voice fills, in an animation, and
 * where a customer answers. No question is asked twice in a script. `writeVideoScript`
 * (`write-video-script.ts`) calls it; the words are `ownWords` of `*.directions.ts`.
 */
export function ownWordsOf(
  scenes: readonly SpokenScene[],
  {
    style,
    isSober,
    isSold,
  }: { readonly style: VideoStyle; readonly isSober: boolean; readonly isSold: boolean },
): (OwnWords | null)[] {
  const asked = new Set<Topic>();
  return scenes.map(({ index, facts, seconds, spoken }) => {
    const left = seconds - spoken;
    const isAnswered = style === "testimonial" && (!isSober || index === 1);
    if (left < MIN_LEFT || spoken === 0 || isAnswered || style === "animation") return null;
    const rest = Math.floor(left - (index === 2 ? END_CARD : BREATH));
    // The question is about the last statement; in the last scene, about the first one.
    const [about] = (index === 2 ? facts : facts.toReversed())
      .map(({ shot, text }) => ({ topic: topicOf(shot, isSold), fact: text }))
      .filter(({ topic }) => !asked.has(topic));
    if (about) asked.add(about.topic);
    return { rest, about: about ?? null };
  });
}

/** Nothing is included in a donation or in wages. */
const topicOf = (shot: FactShot, isSold: boolean): Topic =>
  (shot === "price" && !isSold ? undefined : TOPICS[shot]) ?? "practice";
const TOPICS: Partial<Record<FactShot, Topic>> = {
  price: "price",
  offer: "offer",
  place: "place",
  proof: "proof",
  process: "process",
  number: "number",
  objection: "reason",
};
