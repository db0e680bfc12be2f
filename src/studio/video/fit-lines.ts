import { countSpokenWords } from "#core/generations/video/pace.ts";
import { shuffle, type Random } from "../random.ts";

/** A place in the text and what may be said there. */
export interface Choice {
  readonly texts: readonly string[];
  readonly must: boolean;
  /** Leans on the place right before it: silent when that one is. */
  readonly leans: boolean;
}

interface Option {
  readonly text: string;
  readonly words: number;
}

/**
 * Chooses lines, in order, whose words add up to what a budget asks for: every `must`, others as far as they fit. Null
 * when no selection does.
 */
export function fitLines(
  random: Random,
  choices: readonly Choice[],
  budget: { readonly min: number; readonly max: number },
): string[] | null {
  const taken = share(choices, budget.max);
  const places = choices.map((choice) => ({
    leans: choice.leans,
    options: orderedOptions(random, choice, budget.max, taken),
  }));
  const targets = shuffle(
    random,
    Array.from({ length: budget.max - budget.min + 1 }, (_, index) => budget.min + index),
  );
  for (const target of targets) {
    const found = search(places, target);
    if (found) return found;
  }
  return null;
}

/** The fullest selection that stays within `max`; null when the musts alone are too long. */
export function fillLines(random: Random, choices: readonly Choice[], max: number): string[] | null {
  for (let target = Math.min(max, mostWords(choices)); target >= 0; target--) {
    const found = fitLines(random, choices, { min: target, max: target });
    if (found) return found;
  }
  return null;
}

/** How much of everything that could be said there is time for: optional lines are taken about that often. */
function share(choices: readonly Choice[], max: number): number {
  const all = mostWords(choices);
  return all === 0 ? 1 : max / all;
}

/** Spoken words when every place takes its longest line. */
function mostWords(choices: readonly Choice[]): number {
  return choices
    .map(({ texts }) => Math.max(0, ...texts.map(countSpokenWords)))
    .reduce((sum, words) => sum + words, 0);
}

/** What to try at one place, the preferred first; an empty text stands for saying nothing. */
function orderedOptions(random: Random, choice: Choice, max: number, taken: number): Option[] {
  const spoken = shuffle(
    random,
    choice.texts.map((text) => ({ text, words: countSpokenWords(text) })).filter(({ words }) => words <= max),
  );
  if (choice.must) return spoken;
  const silence = { text: "", words: 0 };
  return random() < taken * 1.4 ? [...spoken, silence] : [silence, ...spoken];
}

interface Place {
  readonly leans: boolean;
  readonly options: readonly Option[];
}

/** Depth first; remembers from where a target cannot be reached. */
function search(places: readonly Place[], target: number): string[] | null {
  const hopeless = new Set<number>();
  const visit = (at: number, left: number, spokenBefore: boolean): string[] | null => {
    const here = places[at];
    if (!here) return left === 0 ? [] : null;
    const key = (at * (target + 1) + left) * 2 + Number(spokenBefore);
    if (hopeless.has(key)) return null;
    for (const { text, words } of here.options) {
      const spoken = text !== "";
      if (words > left || (spoken && here.leans && !spokenBefore)) continue;
      const rest = visit(at + 1, left - words, spoken);
      if (rest) return spoken ? [text, ...rest] : rest;
    }
    hopeless.add(key);
    return null;
  };
  return visit(0, target, false);
}
