import { describe, expect, it } from "vitest";
import { type HeadlineSpace, relaxSpace, typesetHeadline } from "./headline.ts";
import { monospaceText } from "./measured-text.fixture.ts";

const space: HeadlineSpace = { width: 1000, height: 600, min: 60, max: 140, lines: 4 };
const lines = (text: string, over: Partial<HeadlineSpace> = {}) =>
  typesetHeadline(monospaceText(text), { ...space, ...over }).lines.map((line) => line.text);

describe("typesetHeadline", () => {
  it("does not end a line with an article or a preposition", () => {
    expect(lines("One happy plant for the garden")).not.toContainEqual(expect.stringMatching(/ (for|the)$/));
  });

  it("keeps a number with what it counts", () => {
    expect(lines("Lunch in 12 minutes", { width: 640 })).toEqual(["Lunch in", "12 minutes"]);
  });

  it("does not leave one lonely word on the last line", () => {
    const texts = [
      "Hear the room disappear",
      "Fresh bread on your table by eight",
      "We plan it and build it",
    ];
    for (const text of texts) {
      const set = lines(text);
      const last = set.at(-1) ?? "";
      const isLong = last.length >= 0.8 * Math.max(...set.map((line) => line.length));
      expect(last.includes(" ") || isLong, set.join(" / ")).toBe(true);
    }
  });

  it("does not leave a single word above longer lines", () => {
    for (const text of [
      "חיוך לבן יותר בביקור אחד",
      "عطر يبقى معك حتى الصباح",
      "A whiter smile in one visit",
    ]) {
      for (const width of [500, 700, 1000]) {
        const set = lines(text, { width, height: 700, min: 40 });
        const longest = Math.max(...set.map((line) => line.length));
        for (const line of set.slice(0, -1)) {
          expect(line.includes(" ") || line.length > longest * 0.75, set.join(" / ")).toBe(true);
        }
      }
    }
  });

  it("does not leave a short line above longer ones, nor stack single words", () => {
    for (const width of [400, 500, 700]) {
      const set = lines("Roof repairs in a single day, guaranteed for 10 years", {
        width,
        min: 40,
        lines: 5,
      });
      expect(set, set.join(" / ")).not.toContain("in a");
    }
    const narrow = lines("Know what you are buying", { width: 420, height: 1000, lines: 5 });
    expect(narrow.length, narrow.join(" / ")).toBeLessThan(4);
  });

  it("keeps a unit with its number", () => {
    for (const width of [300, 400, 500]) {
      const set = lines("Flat at 7 pm, fixed by 8", { width, height: 1000 }).join(" / ");
      expect(set).not.toContain("7 / pm");
    }
    expect(lines("Zimmer ab 90 € die Nacht", { width: 400 }).join(" / ")).toContain("90 €");
  });

  it("breaks between sentences and clauses where the lines are about as long", () => {
    expect(lines("Hire it Friday. Bring it back Monday.", { lines: 2 })).toEqual([
      "Hire it Friday.",
      "Bring it back Monday.",
    ]);
    for (const width of [300, 400, 600]) {
      const set = lines("Flat at 7 pm, fixed by 8", { width, height: 1000 });
      expect(set, String(width)).toEqual(["Flat at 7 pm,", "fixed by 8"]);
    }
  });

  it("does not leave a short Japanese word alone on a line", () => {
    const set = lines("二日かけて煮込んだ、深い味噌の一杯", { width: 480, height: 1000, max: 400, lines: 6 });
    expect(set, set.join(" / ")).not.toContain("深い");
  });

  it("always fits the width and the height", () => {
    for (const text of ["O", "Silence.", "Your commute just got a sea breeze", "word ".repeat(30)]) {
      for (const width of [200, 600, 1000]) {
        const set = typesetHeadline(
          monospaceText(text),
          relaxSpace({ ...space, width, height: 300 }, text.length),
        );
        expect(set.width).toBeLessThanOrEqual(width + 0.01);
        expect(set.height).toBeLessThanOrEqual(300.01);
      }
    }
  });

  it("shrinks a long word before it splits it, and splits it without a hyphen", () => {
    const word = "Donaudampfschifffahrtsgesellschaft";
    expect(lines(word, { width: 700 })).toEqual([word]);
    const cut = lines(word, { width: 300, height: 900 });
    expect(cut.length).toBeGreaterThan(1);
    expect(cut.join("")).toBe(word);
  });

  it("allows larger short headlines and smaller long ones", () => {
    expect(relaxSpace(space, 8).max).toBe(196);
    expect(relaxSpace(space, 100)).toMatchObject({ min: 37.2, lines: 7 });
  });
});
