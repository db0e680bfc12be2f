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

const plain = (text: string) => text.split(" ").map((word) => ({ text: word, space: true }));

describe("Spoken words", () => {
  it("fill the length of the voice, in order", () => {
    const [first, last] = timeWords(plain("Warm light."), { from: 2, to: 9, spokenSeconds: 3 });
    expect(first?.from).toBe(2.15);
    expect(last?.to).toBeCloseTo(5.15);
    expect(first?.to).toBe(last?.from);
  });
});

describe("Words of a voice whose sentences have times", () => {
  const voice = {
    spokenSeconds: 4,
    spokenSentences: [
      { text: "Warm light.", start: 0, end: 3 },
      { text: "Order today.", start: 3.2, end: 4 },
    ],
  };

  it("fill the time of their own sentence", () => {
    const words = timeWords(plain("Warm light. Order today."), { from: 2, to: 9, ...voice });
    expect(words.map(({ from, to }) => [from, to])).toEqual([
      [2, expect.closeTo(3.41)],
      [expect.closeTo(3.41), expect.closeTo(5)],
      [expect.closeTo(5.2), expect.closeTo(5.6)],
      [expect.closeTo(5.6), expect.closeTo(6)],
    ]);
  });

  it("are shown faster if the voice is longer than the scene", () => {
    const words = timeWords(plain("Warm light. Order today."), { from: 2, to: 4, ...voice });
    expect(words[2]?.from).toBeCloseTo(3.6);
    expect(words.at(-1)?.to).toBeCloseTo(4);
  });

  it("belong to their sentence in scripts without spaces too", () => {
    const words = ["抹茶", "です。", "どうぞ。"].map((text) => ({ text, space: false }));
    const spokenSentences = [
      { text: "抹茶です。", start: 0, end: 1 },
      { text: "どうぞ。", start: 1.2, end: 2 },
    ];
    const [, second, third] = timeWords(words, { from: 0, to: 9, spokenSeconds: 2, spokenSentences });
    expect([second?.to, third?.from, third?.to]).toEqual([1, 1.2, 2]);
  });

  it("have the times of the whole voice when the text was edited since", () => {
    const words = plain("Warm light. Order now.");
    const scene = { from: 2, to: 9, spokenSeconds: 4 };
    expect(timeWords(words, { ...scene, ...voice })).toEqual(timeWords(words, scene));
  });
});
