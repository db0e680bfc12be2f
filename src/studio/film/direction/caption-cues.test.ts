import { expect, it } from "vitest";
import { cuesOf, type SpokenAtom } from "./caption-cues.ts";

/** Words of half a second, each 2 em wide. */
const wordsOf = (text: string): SpokenAtom[] =>
  text.split(" ").map((word, index) => ({
    ...{ text: word, space: true, from: index / 2, to: index / 2 + 0.5 },
    atom: { text: word, width: 2, gap: 0.25 } as SpokenAtom["atom"],
  }));
const linesOf = (text: string, slot: { readonly width: number; readonly lines: number }) =>
  cuesOf(wordsOf(text), { ...slot, until: 99 }).map(({ words }) => words.map((word) => word.text).join(" "));

it("A caption fits its lines, ends with its sentence, and has at most eight words", () => {
  expect(linesOf("One plant a month. Already potted, with a card.", { width: 30, lines: 2 })).toEqual([
    "One plant a month.",
    "Already potted, with a card.",
  ]);
  expect(linesOf("a b c d e f g h i j k", { width: 99, lines: 2 })).toEqual(["a b c d e f g h", "i j k"]);
  expect(linesOf("a b c d e f", { width: 7, lines: 1 })).toEqual(["a b c", "d e f"]);
});

it("A caption is never the last word of a sentence alone", () => {
  expect(linesOf("a b c d e f g h i", { width: 99, lines: 2 })).toEqual(["a b c d e f g", "h i"]);
});

it("A caption stays until the next one, or for a moment after its last word", () => {
  const [first, second] = cuesOf(wordsOf("One two. Three"), { width: 30, lines: 2, until: 9 });
  expect([first?.from, first?.to, second?.from, second?.to]).toEqual([0, 1, 1, 2]);
});
