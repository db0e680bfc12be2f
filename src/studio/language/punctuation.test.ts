import { expect, test } from "vitest";
import { ensureFullStop, hasBalancedMarks, removeUnbalancedMarks, stripOuterQuotes } from "./punctuation.ts";

test.each([
  ["Fresh bread", "Fresh bread."],
  ["Fresh bread,", "Fresh bread."],
  ["Fresh bread!", "Fresh bread!"],
  ["He said “yes.”", "He said “yes.”"],
  ["Fresh bread 🥖", "Fresh bread 🥖"],
  ["#bread #fresh", "#bread #fresh"],
  ["Wait…", "Wait…"],
  ["", ""],
])("ends %j as %j", (text, ended) => {
  expect(ensureFullStop(text)).toBe(ended);
});

test("adds the full stop of the script", () => {
  expect(ensureFullStop("抹茶", "Japanese")).toBe("抹茶。");
  expect(ensureFullStop("चाय", "Devanagari")).toBe("चाय।");
  expect(ensureFullStop("ชา", "Thai")).toBe("ชา");
});

test.each([
  ["“Bread you dream of”", "Bread you dream of"],
  ["«Du pain»", "Du pain"],
  ["“One” and “two”", "“One” and “two”"],
])("unwraps %j", (text, inner) => {
  expect(stripOuterQuotes(text)).toBe(inner);
});

test("distinguishes German from English quotation marks", () => {
  expect(hasBalancedMarks("„Was essen wir?“ fragt sie")).toBe(true);
  expect(hasBalancedMarks("“What is for dinner?” she asks")).toBe(true);
  expect(hasBalancedMarks("“What is for dinner?")).toBe(false);
  expect(removeUnbalancedMarks("(aside")).toBe("aside");
});

test("A bracket that closes before one opens has no counterpart", () => {
  expect(hasBalancedMarks("29 €) and the set (11 €")).toBe(false);
  expect(hasBalancedMarks("the box (29 €) and the set (11 €)")).toBe(true);
});
