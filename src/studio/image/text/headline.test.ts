import { describe, expect, it } from "vitest";
import { relaxed, setHeadline, type HeadlineSpace } from "./headline.ts";
import { typewritten } from "./measured.fixture.ts";

const space: HeadlineSpace = { width: 1000, height: 600, min: 60, max: 140, lines: 4 };
const lines = (text: string, over: Partial<HeadlineSpace> = {}) =>
  setHeadline(typewritten(text), { ...space, ...over }).lines.map((line) => line.text);

describe("headline", () => {
  it("does not end a line on a small word", () => {
    expect(lines("One happy plant for the garden")).not.toContainEqual(expect.stringMatching(/ (for|the)$/));
  });

  it("fits width and height whatever it is asked", () => {
    for (const text of ["O", "Silence.", "Your commute just got a sea breeze", "word ".repeat(30)]) {
      for (const width of [200, 600, 1000]) {
        const set = setHeadline(typewritten(text), relaxed({ ...space, width, height: 300 }, text.length));
        expect(set.width).toBeLessThanOrEqual(width + 0.01);
        expect(set.height).toBeLessThanOrEqual(300.01);
      }
    }
  });

  it("shrinks a long word before it cuts it, and then cuts without a hyphen", () => {
    const word = "Donaudampfschifffahrtsgesellschaft";
    expect(lines(word, { width: 700 })).toEqual([word]);
    const cut = lines(word, { width: 300, height: 900 });
    expect(cut.length).toBeGreaterThan(1);
    expect(cut.join("")).toBe(word);
  });

  it("lets one word grow and a long sentence shrink", () => {
    expect(relaxed(space, 8).max).toBe(196);
    expect(relaxed(space, 100)).toMatchObject({ min: 37.2, lines: 7 });
  });
});
