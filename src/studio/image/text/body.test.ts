import { describe, expect, it } from "vitest";
import { typesetBody } from "./body.ts";
import { monospaceText } from "./measured-text.fixture.ts";

const space = { width: 500, size: 30, lines: 1, floor: 28 };
const bodyOf = (description: string, over = {}) => {
  const set = typesetBody(monospaceText(description), { ...space, ...over });
  return { text: set.lines.map((line) => line.text).join(" "), set };
};

describe("typesetBody", () => {
  it("balances the lines of a text that fits", () => {
    const { text, set } = bodyOf("Light steel city bikes, built to order.", { lines: 2 });
    expect(text).toBe("Light steel city bikes, built to order.");
    expect(set.shortened).toBe(false);
    expect(Math.min(...set.lines.map((line) => line.width))).toBeGreaterThan(200);
  });

  it("cuts after a whole sentence", () => {
    const { text, set } = bodyOf(
      "A first sentence that stays whole. A second one that is far too long to be kept here at all, sadly.",
    );
    expect(text).toBe("A first sentence that stays whole.");
    expect(set.shortened).toBe(true);
  });

  it("cuts a long sentence after a word with an ellipsis, not after an article", () => {
    const { text } = bodyOf(
      "one endless sentence without any stop that goes on and on for the whole of the evening and the night",
    );
    expect(text).toMatch(/\w…$/);
    expect(text).not.toMatch(/ (the|of|and|for|on)…$/);
  });

  it("breaks Japanese and Chinese after a comma", () => {
    const linesOf = (text: string) =>
      bodyOf(text, { lines: 2, width: 260 }).set.lines.map((line) => line.text);
    expect(linesOf("少量ずつ焙煎した豆を、その週のうちにお届けします。")).toEqual([
      "少量ずつ焙煎した豆を、",
      "その週のうちにお届けします。",
    ]);
    expect(linesOf("无线耳机，随时随地自动调整降噪，让你只听见想听的声音。")[0]).toBe(
      "无线耳机，随时随地自动调整降噪，",
    );
  });

  it("keeps within the width", () => {
    const { set } = bodyOf("Supercalifragilisticexpialidocious-and-more is a word", { width: 260 });
    for (const line of set.lines) expect(line.width).toBeLessThanOrEqual(260.01);
  });
});
