import { describe, expect, it } from "vitest";
import { FILM_PLACEMENTS, placementIssues } from "./platform-fit.ts";
import { FILM_RATIOS } from "./ratios.ts";

const { tiktok, linkedin, shorts } = FILM_PLACEMENTS;

describe("Limits of a placement", () => {
  it("on ratio, length and size are reported", () => {
    expect(placementIssues(tiktok, { ratio: "9:16", seconds: 30 })).toEqual([]);
    expect(placementIssues(tiktok, { ratio: "4:5", seconds: 90 })).toEqual(["ratio", "too_long"]);
    expect(placementIssues(shorts, { ratio: "9:16", seconds: 3 })).toEqual(["too_short"]);
    expect(placementIssues(linkedin, { ratio: "1:1", seconds: 10, bytes: 1000 })).toEqual(["too_small"]);
    expect(placementIssues(linkedin, { ratio: "1:1", seconds: 10, bytes: 600 * 1024 ** 2 })).toEqual([
      "too_large",
    ]);
  });

  it("is a remark for a length that is not advised", () => {
    expect(placementIssues(tiktok, { ratio: "9:16", seconds: 15 })).toEqual(["not_advised"]);
  });

  it("has a page and a day for every figure, and a place for every ratio", () => {
    for (const { source, ratios } of Object.values(FILM_PLACEMENTS)) {
      expect(source.read).toMatch(/^2026-\d\d-\d\d$/u);
      expect(source.url).not.toMatch(/^https?:/u);
      expect(ratios.length).toBeGreaterThan(0);
    }
    const taken = Object.values(FILM_PLACEMENTS).flatMap(({ ratios }) => [...ratios]);
    expect([...new Set<string>(taken)].toSorted()).toEqual([...FILM_RATIOS].toSorted());
  });
});
