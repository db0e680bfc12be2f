import { expect, test } from "vitest";
import { wordChanges } from "./word-changes.ts";

/** Changes in one line: [-removed-]{+added+}. */
const shown = (before: string, after: string) =>
  wordChanges(before, after)
    .map(({ kind, text }) => (kind === "same" ? text : kind === "added" ? `{+${text}+}` : `[-${text}-]`))
    .join("");

test.each([
  ["nothing", "A plant a month.", "A plant a month.", "A plant a month."],
  ["a word", "A plant a month.", "A pot a month.", "A [-plant-]{+pot+} a month."],
  [
    "two words side by side",
    "Now from 24 dollars.",
    "Now from 19 euros.",
    "Now from [-24 dollars-]{+19 euros+}.",
  ],
  ["another text", "A plant a month.", "Not a pot of it.", "[-A plant a month.-]{+Not a pot of it.+}"],
  ["a new sentence", "One pot of clay.", "One pot of clay. Two.", "One pot of clay.{+ Two.+}"],
  ["a removed line", "One pot\nTwo", "One pot", "One pot[-\nTwo-]"],
  ["all", "", "New", "{+New+}"],
  ["none left", "Old", "", "[-Old-]"],
  ["Cyrillic words", "Растение в подарок", "Цветок в подарок", "[-Растение-]{+Цветок+} в подарок"],
])("%s", (_, before, after, expected) => {
  expect(shown(before, after)).toBe(expected);
});

test("both texts can be read from the changes", () => {
  const [before, after] = ["a b c d e f g", "a b x d  e\nf g h"];
  const changes = wordChanges(before, after);
  const without = (kind: string) =>
    changes
      .filter((change) => change.kind !== kind)
      .map(({ text }) => text)
      .join("");
  expect(without("added")).toBe(before);
  expect(without("removed")).toBe(after);
});

test("long texts without a common word are given up in time", () => {
  const text = (word: string) => `${word} `.repeat(5000);
  const start = performance.now();
  expect(wordChanges(text("one"), text("two")).map(({ kind }) => kind)).toContain("removed");
  expect(performance.now() - start).toBeLessThan(5000);
});
