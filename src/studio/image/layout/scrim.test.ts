import { describe, expect, it } from "vitest";
import { scrimAlpha, scrimGradient } from "./scrim.ts";

describe("scrim", () => {
  it("is no denser than the type needs", () => {
    expect(scrimAlpha(0.02, "#000000", 1, 0.25)).toBe(0.25);
    expect(scrimAlpha(0.9, "#000000", 1, 0.25)).toBeGreaterThan(0.45);
    expect(scrimAlpha(0.01, "#ffffff", 0, 0.2)).toBeGreaterThan(0.2);
  });

  it("fades out", () => {
    expect(scrimGradient("#102030", 0.5, 40, "bottom")).toMatch(
      /^linear-gradient\(to top, .*rgba\(16,32,48,0\) 100%\)$/,
    );
  });
});
