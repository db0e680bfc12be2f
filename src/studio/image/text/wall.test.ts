import { describe, expect, it } from "vitest";
import { monospaceText } from "./measured-text.fixture.ts";
import { typesetWall } from "./wall.ts";

const space = { width: 900, height: 2000, min: 60, max: 900, lines: 5 };

describe("typesetWall", () => {
  it("scales every line to the full width", () => {
    const set = typesetWall(monospaceText("Hear the room disappear"), space, 10);
    expect(set.lines.length).toBeGreaterThan(1);
    for (const line of set.lines) expect(line.width).toBeCloseTo(900, 0);
  });

  it("leaves more space under a line with descenders", () => {
    const roomy = typesetWall(monospaceText("Happy happy days"), { ...space, lines: 2 }, 1).gaps[0] ?? 0;
    const tight = typesetWall(monospaceText("Hello hello sons"), { ...space, lines: 2 }, 1).gaps[0] ?? 0;
    expect(roomy).toBeGreaterThan(tight);
  });

  it("keeps within the height", () => {
    const set = typesetWall(monospaceText("One happy plant a month for you"), { ...space, height: 240 }, 10);
    expect(set.height).toBeLessThanOrEqual(240.01);
  });

  it("does not leave a preposition alone on a line", () => {
    const set = typesetWall(monospaceText("Frühlingsbepflanzung zum Festpreis"), space, 10);
    expect(set.lines.map(({ text }) => text)).toEqual(["Frühlingsbepflanzung", "zum Festpreis"]);
  });

  it("does not enlarge a lone word of a longer headline", () => {
    const set = typesetWall(
      monospaceText("Know what you are buying"),
      { ...space, height: 560, lines: 3 },
      10,
    );
    for (const { text } of set.lines) expect(text).toContain(" ");
  });

  it("does not enlarge lone words above and below longer lines", () => {
    const set = typesetWall(
      monospaceText("Real lemons, no sugar rush"),
      { width: 330, height: 620, min: 40, max: 340, lines: 5 },
      10,
    );
    const isWord = ({ text }: { text: string }) => !text.includes(" ");
    const largest = (lines: typeof set.lines) => Math.max(...lines.map(({ size }) => size));
    const [words, others] = [set.lines.filter(isWord), set.lines.filter((line) => !isWord(line))];
    expect(largest(words), JSON.stringify(set.lines)).toBeLessThanOrEqual(largest(others) * 1.13);
  });

  it("never draws a preposition larger than the words around it", () => {
    for (const width of [500, 700, 900]) {
      const set = typesetWall(
        monospaceText("Wärmepumpeninstallation mit Festpreisgarantie"),
        { ...space, width, height: 800, min: 40 },
        10,
      );
      expect(set.lines.map(({ text }) => text)).not.toContain("mit");
    }
  });

  it("does not stack the single words of a long headline", () => {
    const text = "Wardrobes measured, built and installed in three weeks, or your deposit back";
    for (const [width, min] of [
      [300, 40],
      [350, 40],
      [420, 50],
    ] as const) {
      const set = typesetWall(monospaceText(text), { width, height: 1000, min, max: 340, lines: 8 }, 10);
      const words = set.lines.filter((line) => !line.text.includes(" "));
      expect(words.length, set.lines.map((line) => line.text).join(" / ")).toBeLessThan(3);
    }
  });
});
