import { describe, expect, it } from "vitest";
import { archPath, blobPath, notchPath, scallopPath, tailPath, wavePath } from "./clip-paths.ts";

const points = (path: string): number[] => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

describe("clip paths", () => {
  it("are closed and finite", () => {
    const paths = [
      archPath(300, 500),
      blobPath(300, 400, 12),
      scallopPath(200, 200, 16, 0.05),
      wavePath(400, 300, 20, 7, "top"),
      wavePath(400, 300, 20, 7, "left"),
      ...(["bottom", "right"] as const).map((side) => tailPath(70, 90, side)),
      ...(["tl", "tr", "bl", "br"] as const).map((corner) => notchPath(500, 400, 36, 180, 90, corner)),
    ];
    for (const path of paths) {
      expect(path).toMatch(/^M.*Z$/);
      expect(points(path).every(Number.isFinite)).toBe(true);
    }
  });

  it("of blobs depend on the seed only", () => {
    expect(blobPath(300, 300, 4)).toBe(blobPath(300, 300, 4));
    expect(blobPath(300, 300, 4)).not.toBe(blobPath(300, 300, 5));
  });

  it("of blobs stay in their box", () => {
    for (const value of points(blobPath(100, 100, 21))) expect(value).toBeGreaterThanOrEqual(-3);
  });
});
