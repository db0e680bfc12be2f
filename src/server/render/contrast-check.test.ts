import { describe, expect, it } from "vitest";
import { rotatedBounds } from "#studio/image/geometry.ts";
import { measureContrast } from "./contrast-check.ts";

/** A white band on black, rotated by `deg` degrees. */
function tiltedBand(deg: number) {
  const [width, height, half] = [400, 200, 30];
  const data = Buffer.alloc(width * height * 4, 255);
  const a = (deg * Math.PI) / 180;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const off = (y - height / 2) * Math.cos(a) - (x - width / 2) * Math.sin(a);
      if (Math.abs(off) > half) data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return { data, width, height };
}

describe("measureContrast", () => {
  const entry = {
    part: "headline",
    box: { l: 60, t: 80, r: 340, b: 120 },
    color: "#000000",
    ground: "pixels",
    size: 40,
  } as const;
  const rotation = { deg: -6, cx: 200, cy: 100 };

  it("measures rotated type in its rotated box, not in the bounds of it", async () => {
    expect(measureContrast({ ...entry, rotation }, tiltedBand(-6))).toBeGreaterThan(20);
    expect(
      measureContrast({ ...entry, box: rotatedBounds(entry.box, rotation) }, tiltedBand(-6)),
    ).toBeLessThan(2);
  });

  it("detects rotated type outside of its band", async () => {
    expect(measureContrast({ ...entry, rotation }, tiltedBand(6))).toBeLessThan(2);
  });
});
