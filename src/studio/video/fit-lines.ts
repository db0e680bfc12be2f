import { countSpokenWords } from "#core/generations/video/pace.ts";
import { type Random, shuffle } from "../random.ts";

/** A place in the text and the lines that may be spoken there. */
export interface LineSlot {
  readonly texts: readonly string[];
  readonly required: boolean;
  /** Left out if the slot right before it is. */
  readonly followUp: boolean;
}

interface Option {
  readonly text: string;
  readonly words: number;
}

/**
 * Chooses a line for every required slot and for some of the others, so that the spoken words are
 * within the budget. Returns the lines in order; null if no selection fits.
 */
export function fitLines(
  random: Random,
  slots: readonly LineSlot[],
  budget: { readonly min: number; readonly max: number },
): string[] | null {
  const ratio = fillRatio(slots, budget.max);
  const searched = slots.map((slot) => ({
    followUp: slot.followUp,
    options: orderedOptions(random, slot, budget.max, ratio),
  }));
  const targets = shuffle(
    random,
    Array.from({ length: budget.max - budget.min + 1 }, (_, index) => budget.min + index),
  );
  for (const target of targets) {
    const found = search(searched, target);
    if (found) return found;
  }
  return null;
}

/** Chooses as many words as fit into `max`; null if the required lines alone are too long. */
export function fitMostWords(random: Random, slots: readonly LineSlot[], max: number): string[] | null {
  for (let target = Math.min(max, maxWords(slots)); target >= 0; target--) {
    const found = fitLines(random, slots, { min: target, max: target });
    if (found) return found;
  }
  return null;
}

/**
 * The share of all possible words that fits, which is about how often an optional line is spoken.
 */
function fillRatio(slots: readonly LineSlot[], max: number): number {
  const all = maxWords(slots);
  return all === 0 ? 1 : max / all;
}

/** Spoken words if every slot has its longest line. */
function maxWords(slots: readonly LineSlot[]): number {
  return slots
    .map(({ texts }) => Math.max(0, ...texts.map(countSpokenWords)))
    .reduce((sum, words) => sum + words, 0);
}

/** The options of one slot in the order to try them; an empty text leaves the slot out. */
function orderedOptions(random: Random, slot: LineSlot, max: number, ratio: number): Option[] {
  const spoken = shuffle(
    random,
    slot.texts.map((text) => ({ text, words: countSpokenWords(text) })).filter(({ words }) => words <= max),
  );
  if (slot.required) return spoken;
  const silence = { text: "", words: 0 };
  return random() < ratio * 1.4 ? [...spoken, silence] : [silence, ...spoken];
}

interface SearchedSlot {
  readonly followUp: boolean;
  readonly options: readonly Option[];
}

/** Depth-first search for exactly `target` words that remembers the dead ends. */
function search(slots: readonly SearchedSlot[], target: number): string[] | null {
  const deadEnds = new Set<number>();
  const visit = (at: number, left: number, spokenBefore: boolean): string[] | null => {
    const here = slots[at];
    if (!here) return left === 0 ? [] : null;
    const key = (at * (target + 1) + left) * 2 + Number(spokenBefore);
    if (deadEnds.has(key)) return null;
    for (const { text, words } of here.options) {
      const spoken = text !== "";
      if (words > left || (spoken && here.followUp && !spokenBefore)) continue;
      const rest = visit(at + 1, left - words, spoken);
      if (rest) return spoken ? [text, ...rest] : rest;
    }
    deadEnds.add(key);
    return null;
  };
  return visit(0, target, false);
}
