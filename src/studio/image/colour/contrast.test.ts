import { describe, expect, it } from "vitest";
import { createRandom } from "#studio/random.ts";
import { contrast, ensure, inkOn } from "./contrast.ts";
import { lch, lchOf } from "./oklch.ts";

const random = createRandom("colours");
const colours = Array.from(
  { length: 400 },
  () =>
    `#${Math.floor(random() * 0xffffff)
      .toString(16)
      .padStart(6, "0")}`,
);

describe("colour", () => {
  it("comes back from OKLCH as it went in", () => {
    for (const hex of ["#d9531e", "#1746d1", "#1e7a46", "#808080"]) {
      const { l, c, h } = lchOf(hex);
      expect(lch(l, c, h)).toBe(hex);
    }
  });

  it("finds an ink of 4.5:1 on every fill", () => {
    for (const fill of colours) expect(contrast(inkOn(fill), fill)).toBeGreaterThanOrEqual(4.5);
  });

  it("moves a colour until it reads, and leaves one that does", () => {
    for (const [i, ground] of colours.entries()) {
      const moved = ensure(colours[(i + 7) % colours.length] ?? "#000000", ground, 4.5);
      expect(contrast(moved, ground)).toBeGreaterThanOrEqual(4.5);
    }
    expect(ensure("#000000", "#ffffff")).toBe("#000000");
  });

  it("makes the dark tones of a yellow warm black, not brown", () => {
    const yellow = lchOf("#f2b705");
    expect(lchOf(lch(0.25, 0.1, yellow.h)).c).toBeLessThan(0.04);
  });
});
