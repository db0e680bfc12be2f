import { type Category, RELATED_CATEGORIES } from "../text/category-keywords.ts";
import type { FilmSet } from "./film-set.ts";
import { CONSUMER_FILM_SETS } from "./film-sets-consumer.ts";
import { SERVICE_FILM_SETS } from "./film-sets-services.ts";

const GENERAL: FilmSet = {
  place: "an everyday room with daylight from a window",
  trouble: "a long handwritten list, half of it crossed out, half of it not",
  detail: "hands at work, everything around them out of focus",
  use: "someone at ease, busy with what they like to do",
  after: "an empty chair and late light on the table",
  noise: "a quiet room, a window, distant traffic",
};

/**
 * Finds the film set of a category for the image prompts of a package, else of a related one, else
 * the general one.
 */
export function filmSetFor(category: Category | null): FilmSet {
  const names = category === null ? [] : [category, ...(RELATED_CATEGORIES[category] ?? [])];
  for (const name of names) {
    const set = CONSUMER_FILM_SETS[name] ?? SERVICE_FILM_SETS[name];
    if (set) return set;
  }
  return GENERAL;
}
