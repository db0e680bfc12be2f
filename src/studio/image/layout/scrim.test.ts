import { describe, expect, it } from "vitest";
import { scrimAlpha, scrimGradient } from "./scrim.ts";

describe("scrim", () => {
  it("is no denser than the type needs", () => {
    expect(scrimAlpha(0.02, "#000000", 1, 0.25)).toBe(0.25);
    expect(scrimAlpha(0.9, "#000000", 1, 0.25)).toBeGreaterThan(0.45);
    expect(scrimAlpha(0.01, "#ffffff", 0, 0.2)).toBeGreaterThan(0.2);
  });

  it("fades out", () => {
    const { from, stops } = scrimGradient("#102030", 0.5, 40, "bottom");
    expect(from).toBe("bottom");
    expect(stops[0]).toEqual({ at: 0.4, color: "#102030", alpha: 0.5 });
    expect(stops.at(-1)).toEqual({ at: 1, color: "#102030", alpha: 0 });
  });
});
