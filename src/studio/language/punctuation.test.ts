import { expect, test } from "vitest";
import { dropUnbalanced, endSentence, isBalanced, unwrapQuotes } from "./punctuation.ts";

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
  expect(endSentence(text)).toBe(ended);
});

test("uses the full stop of the script", () => {
  expect(endSentence("抹茶", "Japanese")).toBe("抹茶。");
  expect(endSentence("चाय", "Devanagari")).toBe("चाय।");
  expect(endSentence("ชา", "Thai")).toBe("ชา");
});

test.each([
  ["“Bread you dream of”", "Bread you dream of"],
  ["«Du pain»", "Du pain"],
  ["“One” and “two”", "“One” and “two”"],
])("unwraps %j", (text, inner) => {
  expect(unwrapQuotes(text)).toBe(inner);
});

test("knows German and English quotation marks apart", () => {
  expect(isBalanced("„Was essen wir?“ fragt sie")).toBe(true);
  expect(isBalanced("“What is for dinner?” she asks")).toBe(true);
  expect(isBalanced("“What is for dinner?")).toBe(false);
  expect(dropUnbalanced("(aside")).toBe("aside");
});
