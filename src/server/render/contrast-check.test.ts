import { describe, expect, it } from "vitest";
import { boundsAfter } from "#studio/image/geometry.ts";
import { contrastOnPixels } from "./contrast-check.ts";

/** A white band across black, tilted by `deg` about the middle. */
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

describe("contrast on pixels", () => {
  const entry = {
    part: "headline",
    box: { l: 60, t: 80, r: 340, b: 120 },
    color: "#000000",
    ground: "pixels",
    size: 40,
  } as const;
  const spin = { deg: -6, cx: 200, cy: 100 };

  it("judges turned type by what lies under its own box, not under the upright one around it", async () => {
    expect(await contrastOnPixels({ ...entry, spin }, tiltedBand(-6))).toBeGreaterThan(20);
    expect(
      await contrastOnPixels({ ...entry, box: boundsAfter(entry.box, spin) }, tiltedBand(-6)),
    ).toBeLessThan(2);
  });

  it("sees turned type that leaves its band", async () => {
    expect(await contrastOnPixels({ ...entry, spin }, tiltedBand(6))).toBeLessThan(2);
  });
});
