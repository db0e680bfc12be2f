import { RELATED, type Category } from "../text/category-keywords.ts";
import type { FilmSet } from "./film-set.ts";
import { LIVING_SETS } from "./sets-living.ts";
import { SERVICE_SETS } from "./sets-services.ts";

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
