import { expect, test } from "vitest";
import { shorten } from "./shorten.ts";

test("keeps a text within the limit", () => {
  expect(shorten("Short.", 20)).toBe("Short.");
});

test("cuts at the end of a clause if it can", () => {
  expect(shorten("We plan, build and fit it, and then we clean up after ourselves", 40)).toBe(
    "We plan, build and fit it.",
  );
});

test("cuts after a whole word, with an ellipsis", () => {
  expect(shorten("handmade soap with oil and lavender", 20)).toBe("handmade soap with…");
});

test("never splits an emoji or an accent", () => {
  expect(shorten("👨‍👩‍👧‍👦".repeat(10), 30)).toBe("👨‍👩‍👧‍👦👨‍👩‍👧‍👦…");
  expect(shorten("e\u0301".repeat(20), 10)).toBe(`${"e\u0301".repeat(4)}…`);
});
