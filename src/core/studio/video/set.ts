import { RELATED, type Category } from "../text/category-keywords.ts";
import { LIVING_SETS } from "./sets-living.ts";
import { SERVICE_SETS } from "./sets-services.ts";

/**
 * What a trade gives a camera to look at. Phrases in English, the language of the directions: noun phrases in lower
 * case without a full stop, so that they stand after "Wide:" as well as after "cut to".
 */
export interface FilmSet {
  /** Where it happens. */
  readonly place: string;
  /** The everyday annoyance, seen rather than told. */
  readonly trouble: string;
  /** A close-up that belongs to the trade. */
  readonly detail: string;
  /** The offer in use, by people. */
  readonly use: string;
  /** The picture that stays. */
  readonly after: string;
  /** What is heard there. */
  readonly noise: string;
}

const GENERAL: FilmSet = {
  place: "an everyday room with daylight from a window",
  trouble: "a long handwritten list, half of it crossed out, half of it not",
  detail: "hands at work, everything around them out of focus",
  use: "someone at ease, busy with what they like to do",
  after: "an empty chair and late light on the table",
  noise: "a quiet room, a window, distant traffic",
};

/** The set of a trade or of its nearest relative; a general one where the trade is unknown. */
export function setFor(category: Category | null): FilmSet {
  const names = category === null ? [] : [category, ...(RELATED[category] ?? [])];
  for (const name of names) {
    const set = LIVING_SETS[name] ?? SERVICE_SETS[name];
    if (set) return set;
  }
  return GENERAL;
}
