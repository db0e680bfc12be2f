import { describe, expect, it } from "vitest";
import { splitWords, timeWords } from "./spoken-words.ts";

/** Words of half a second each. */
const wordsOf = (text: string) =>
  text.split(" ").map((word, index) => ({ text: word, space: true, from: index / 2, to: index / 2 + 0.5 }));

describe("Words at a cut", () => {
  it("stay together when a sentence ends shortly before or after it", () => {
    const words = wordsOf("Northbeam Coffee. Taste this week.");
    expect(splitWords(words, 1.4)).toBe(2);
    expect(splitWords(words, 0.7)).toBe(2);
    expect(splitWords(wordsOf("It ships this week."), 1.6)).toBe(4);
  });

  it("are split at a clause rather than within one", () => {
    expect(splitWords(wordsOf("It ships this week, from fourteen dollars"), 2.3)).toBe(4);
  });

  it("are split at the cut when no sentence ends nearby", () => {
    const words = wordsOf("one two three four five six seven eight nine");
    expect(splitWords(words, 2.5)).toBe(5);
    expect(splitWords(words, 2.6)).toBe(5);
    expect(splitWords(words, 99)).toBe(9);
    expect(splitWords([], 1)).toBe(0);
  });
});

describe("Spoken words", () => {
  it("fill the length of the voice, in order", () => {
    const words = [
      { text: "Warm", space: true },
      { text: "light.", space: true },
    ];
    const [first, last] = timeWords(words, { from: 2, to: 9, spokenSeconds: 3 });
    expect(first?.from).toBe(2.15);
    expect(last?.to).toBeCloseTo(5.15);
    expect(first?.to).toBe(last?.from);
  });
});
