import { expect, test } from "vitest";
import { FINGERPRINT_WORDS } from "./fingerprint-words.ts";
import { fingerprint } from "./fingerprint.ts";

test("The list has 2,048 different words in a fixed order", () => {
  expect(new Set(FINGERPRINT_WORDS).size).toBe(2048);
  expect(FINGERPRINT_WORDS).toHaveLength(2048);
  expect(FINGERPRINT_WORDS.every((word) => /^[a-z]{3,10}$/.test(word))).toBe(true);
  expect([0, 1, 1024, 2047].map((at) => FINGERPRINT_WORDS[at])).toMatchInlineSnapshot(`
    [
      "ability",
      "able",
      "laptop",
      "zoo",
    ]
  `);
});

test("The first 44 bits of a hash are four words", () => {
  expect(fingerprint("0".repeat(64))).toEqual(Array(4).fill(FINGERPRINT_WORDS[0]));
  expect(fingerprint("f".repeat(64))).toEqual(Array(4).fill(FINGERPRINT_WORDS[2047]));
  // 1 in each group of 11 bits.
  expect(fingerprint("00200400801".padEnd(64, "f"))).toEqual(Array(4).fill(FINGERPRINT_WORDS[1]));
});

test("Each of the first 44 bits changes a word", () => {
  const words = fingerprint("0".repeat(64)).join(" ");
  for (let bit = 0; bit < 44; bit++) {
    const hash = (2n ** BigInt(255 - bit)).toString(16).padStart(64, "0");
    expect(fingerprint(hash).join(" "), `bit ${bit}`).not.toBe(words);
  }
});
