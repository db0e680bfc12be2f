import { describe, expect, test } from "vitest";
import { countBoxLines, foldText } from "./fold-text.ts";

/** Ten px a character. */
const measure = (text: string) => 10 * Array.from(text).length;
const box = { width: 200, measure, more: "more" };

describe("lines of a text", () => {
  test.each([
    ["a short line", 1],
    ["exactly twenty chars", 1],
    ["exactly twenty chars, and more", 2],
    ["one\ntwo\n\nfour", 4],
    ["Donaudampfschifffahrtsgesellschaft", 2],
    ["看板の文字は単語の間に空白がありませんので途中で折り返します", 2],
    ["", 1],
  ])("%j takes %i", (text, lines) => {
    expect(countBoxLines(text, box)).toBe(lines);
  });
});

describe("folding", () => {
  test("a text within the rule stays as it is", () => {
    const text = "Two lines of text, which fit.";
    expect(foldText(text, { characters: 40, lines: 2 }, box)).toEqual({ text, folded: false });
  });

  test("a longer text ends at a word, without its comma, with room for the words that unfold it", () => {
    const { text, folded } = foldText("Every pot is thrown by hand, glazed and sent.", { lines: 2 }, box);
    expect(folded).toBe(true);
    expect(text).toBe("Every pot is thrown by hand…");
    expect(countBoxLines(`${text} more`, box)).toBe(2);
  });

  test("the limit of characters counts graphemes, not code units", () => {
    const family = "👨‍👩‍👧‍👦";
    const text = `${family.repeat(3)} ok`;
    expect(foldText(text, { characters: 6, lines: 9 }, box).folded).toBe(false);
    expect(foldText(text, { characters: 5, lines: 9 }, box)).toEqual({
      text: `${family.repeat(3)}…`,
      folded: true,
    });
  });

  test("a folded text never exceeds either limit", () => {
    const source = "Baked at 5. Gone by noon! Rye, spelt: twelve loaves; order today… ";
    for (let length = 1; length < 160; length += 1) {
      const given = source.repeat(4).slice(0, length);
      const { text, folded } = foldText(given, { characters: 60, lines: 3 }, box);
      expect(countBoxLines(folded ? `${text} more` : text, box)).toBeLessThanOrEqual(3);
      expect(Array.from(text).length).toBeLessThanOrEqual(61);
      expect(given.startsWith(text.replace(/…$/u, ""))).toBe(true);
    }
  });
});
