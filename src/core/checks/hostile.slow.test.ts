import { expect, test } from "vitest";
import { checkField } from "./check.ts";
import { RULE_SAMPLES } from "./samples.fixture.ts";
import { scanText } from "./scan.ts";
import { MAX_CHECKED_CHARS } from "./limits.ts";

/** A small generator (mulberry32), so that a failing text can be made again. */
function randomizer(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const PIECES = [
  ...Object.values(RULE_SAMPLES).flatMap(({ must, mustNot }) => [...must, ...mustNot]),
  ..."aA1.!?,;:-–—'’“”()[]{}<>@#$€%&*+=/\\|~^_ \n\t",
  ...[
    "\u200B",
    "\u200D",
    "\uFE0F",
    "\u0301",
    "\u202E",
    "İ",
    "ﬁ",
    "ß",
    "ẞ",
    "🍞",
    "👩‍👩‍👧",
    "🇩🇪",
    "1️⃣",
    "灯",
    "ｆ",
    "е",
    "\uD83C",
  ],
];

test("any text can be checked, and findings lie within it", () => {
  const random = randomizer(1);
  for (let round = 0; round < 200; round++) {
    const pieces = Array.from(
      { length: 1 + Math.floor(random() * 12) },
      () => PIECES[Math.floor(random() * PIECES.length)],
    );
    const text = pieces.join(random() < 0.5 ? "" : " ");
    for (const platform of ["google_search", "tiktok"] as const) {
      const field = platform === "tiktok" ? "text" : "headlines";
      for (const { span, what, why, fix } of checkField({ platform, field, text })) {
        expect(span && 0 <= span.start && span.start < span.end && span.end <= text.length, text).toBe(true);
        expect(what + why).not.toMatch(/undefined|\bnull\b|NaN/u);
        for (const { start, end } of fix?.edits ?? [])
          expect(0 <= start && start <= end && end <= text.length, text).toBe(true);
      }
    }
  }
});

test("a text is checked up to a length above all limits of platforms", () => {
  expect(scanText(`${"soft lamp ".repeat(MAX_CHECKED_CHARS / 10)}Guaranteed results`)).toEqual([]);
  expect(scanText(`${"soft lamp ".repeat(MAX_CHECKED_CHARS / 10 - 5)}Guaranteed results`)).toHaveLength(1);
});

test("a text that repeats a rule's words is checked in linear time", () => {
  // Quadratic work on 5,000 characters of each of these would exceed the test's timeout.
  const words = [
    "a",
    "a.",
    "1 ",
    "a b ",
    "your ",
    "guaranteed ",
    "i ",
    "! ",
    "cures ",
    "better than ",
    "0 1 ",
    "a-",
    "@a.",
    "in 1 ",
    "не е",
  ];
  for (const word of words)
    expect(scanText(word.repeat(MAX_CHECKED_CHARS)).length).toBeLessThanOrEqual(MAX_CHECKED_CHARS);
});
