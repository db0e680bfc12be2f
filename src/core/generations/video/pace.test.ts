import { expect, test } from "vitest";
import { countSpokenWords, measurePace, shortVoice, wordBudget } from "./pace.ts";

test.each([
  ["", 0],
  ["See it at halden.example.", 4],
  ["Hearth & Crumb – since 1987 …", 5],
  ["抹茶です。", 2],
  ["Matcha 抹茶", 2],
  ["안녕하세요", 3],
])("countSpokenWords(%j) is %i", (text, words) => {
  expect(countSpokenWords(text)).toBe(words);
});

test.each([
  [5, { min: 12, max: 13 }],
  [10, { min: 23, max: 26 }],
  [20, { min: 46, max: 52 }],
  [30, { min: 69, max: 78 }],
])("The word budget of %i seconds is %j", (seconds, budget) => {
  expect(wordBudget(seconds)).toEqual(budget);
});

test("measurePace covers all scenes", () => {
  const scenes = [
    { start: 0, end: 5, voiceOver: "One little word after another, then." },
    { start: 5, end: 10, voiceOver: "And silence." },
  ];
  expect(measurePace(scenes)).toEqual({ words: 8, seconds: 10, wordsPerSecond: 0.8 });
  expect(measurePace([])).toEqual({ words: 0, seconds: 0, wordsPerSecond: 0 });
});

test.each([
  [69, 30, null],
  [40, 30, { seconds: 18, of: 30, fitting: 15 }],
  [40, 60, { seconds: 18, of: 60, fitting: 15 }],
  [60, 90, { seconds: 27, of: 90, fitting: 30 }],
  [10, 15, { seconds: 5, of: 15, fitting: null }],
])("A voice of %i words in %i seconds falls short by %j", (words, seconds, short) => {
  expect(shortVoice({ words, seconds }, [15, 30, 60, 90])).toEqual(short);
});
