import { expect, test } from "vitest";
import type { CaptionCue } from "#core/film/film.ts";
import { captionsOf } from "./captions-of.ts";

const cue = (from: number, to: number, words: readonly [string, boolean][]): CaptionCue => ({
  scene: 0,
  from,
  to,
  words: words.map(([text, space]) => ({ text, space, from, to })),
});

test("Words are joined as their script does, within the time of the video", () => {
  const cues = [
    cue(-0.2, 1, [
      ["One", false],
      ["plant", true],
    ]),
    cue(1, 2, [
      ["抹茶", false],
      ["です。", false],
    ]),
    cue(14, 16, [["now.", true]]),
    cue(15, 16, [["late", true]]),
    cue(3, 4, []),
  ];
  expect(captionsOf({ cues, seconds: 15 })).toEqual([
    { start: 0, end: 1, text: "One plant" },
    { start: 1, end: 2, text: "抹茶です。" },
    { start: 14, end: 15, text: "now." },
  ]);
});
