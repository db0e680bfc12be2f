import { describe, expect, it } from "vitest";
import { scrimAlpha, scrimGradient } from "./scrim.ts";

describe("scrim", () => {
  it("is as weak as the photo allows and as strong as the type needs", () => {
    expect(scrimAlpha(0.02, "#000000", 1, 0.25)).toBe(0.25);
    expect(scrimAlpha(0.9, "#000000", 1, 0.25)).toBeGreaterThan(0.45);
    expect(scrimAlpha(0.01, "#ffffff", 0, 0.2)).toBeGreaterThan(0.2);
  });

  it("runs out to nothing on the far side", () => {
    expect(scrimGradient("#102030", 0.5, 40, "bottom")).toMatch(
      /^linear-gradient\(to top, .*rgba\(16,32,48,0\) 100%\)$/,
    );
  });
});
