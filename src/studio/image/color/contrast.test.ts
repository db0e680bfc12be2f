import { describe, expect, it } from "vitest";
import { colorContrast } from "#core/color-contrast.ts";
import { createRandom } from "#studio/random.ts";
import { ensureContrast, readableInk } from "./contrast.ts";
import { hexToLch, lchToHex } from "./oklch.ts";

const random = createRandom("colors");
const colors = Array.from(
  { length: 400 },
  () =>
    `#${Math.floor(random() * 0xffffff)
      .toString(16)
      .padStart(6, "0")}`,
);

describe("colors", () => {
  it("survive the conversion to OKLCH and back", () => {
    for (const hex of ["#d9531e", "#1746d1", "#1e7a46", "#808080"]) {
      const { l, c, h } = hexToLch(hex);
      expect(lchToHex(l, c, h)).toBe(hex);
    }
  });

  it("have a text color of 4.5:1 on every background", () => {
    for (const fill of colors) expect(colorContrast(readableInk(fill), fill)).toBeGreaterThanOrEqual(4.5);
  });

  it("are changed until they are readable, and kept if they are", () => {
    for (const [i, ground] of colors.entries()) {
      const moved = ensureContrast(colors[(i + 7) % colors.length] ?? "#000000", ground, 4.5);
      expect(colorContrast(moved, ground)).toBeGreaterThanOrEqual(4.5);
    }
    expect(ensureContrast("#000000", "#ffffff")).toBe("#000000");
  });

  it("of a dark yellow are warm black instead of brown", () => {
    const yellow = hexToLch("#f2b705");
    expect(hexToLch(lchToHex(0.25, 0.1, yellow.h)).c).toBeLessThan(0.04);
  });
});
