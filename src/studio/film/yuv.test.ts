import { describe, expect, it } from "vitest";
import { i420Bytes, toI420 } from "./yuv.ts";

/** A picture of four px in one color as I420: light, blue difference, red difference. */
function convert(r: number, g: number, b: number): number[] {
  const rgba = Uint8Array.from(Array.from({ length: 4 }, () => [r, g, b, 255]).flat());
  const out = new Uint8Array(i420Bytes(2, 2));
  toI420(rgba, 2, 2, out);
  expect(new Set(out.subarray(0, 4)).size).toBe(1);
  return [out[0] ?? 0, out[4] ?? 0, out[5] ?? 0];
}

describe("I420 in BT.709", () => {
  // Values of ITU-R BT.709 in eight bits with limited range.
  it.each([
    ["black", [0, 0, 0], [16, 128, 128]],
    ["white", [255, 255, 255], [235, 128, 128]],
    ["red", [255, 0, 0], [63, 102, 240]],
    ["green", [0, 255, 0], [173, 42, 26]],
    ["blue", [0, 0, 255], [32, 240, 118]],
  ] as const)("has the standard's value for %s", (_, [r, g, b], expected) => {
    convert(r, g, b).forEach((value, index) =>
      expect(Math.abs(value - (expected[index] ?? 0))).toBeLessThanOrEqual(1),
    );
  });

  it("reads pixels whose blue channel comes first", () => {
    const [rgbx, bgrx] = [
      [200, 120, 40, 255],
      [40, 120, 200, 255],
    ].map((pixel) => Uint8Array.from(Array.from({ length: 4 }, () => pixel).flat()));
    const [expected, found] = [new Uint8Array(i420Bytes(2, 2)), new Uint8Array(i420Bytes(2, 2))];
    toI420(rgbx!, 2, 2, expected);
    toI420(bgrx!, 2, 2, found, "BGRX");
    expect(found).toEqual(expected);
  });

  it("gives the four px of a block one color and each its own light", () => {
    const rgba = Uint8Array.from([0, 0, 0, 255, 255, 255, 255, 255, 0, 0, 0, 255, 255, 255, 255, 255]);
    const out = new Uint8Array(i420Bytes(2, 2));
    toI420(rgba, 2, 2, out);
    expect([...out]).toEqual([16, 235, 16, 235, 128, 128]);
  });
});
