import { describe, expect, it } from "vitest";
import { canvasFor, IMAGE_SIZES, PLATFORMS, safeBoxOf, shapeOf, unitOf } from "./canvases.ts";

describe("canvases", () => {
  it("are the platforms' real sizes", () => {
    expect(canvasFor("TikTok", "portrait")).toEqual({ width: 1080, height: 1920 });
    expect(canvasFor("LinkedIn", "portrait")).toEqual({ width: 720, height: 900 });
    expect(canvasFor("Instagram", "landscape")).toEqual({ width: 1080, height: 566 });
  });

  it("keep type 6 units from the edges, and clear of a story's interface", () => {
    for (const platform of PLATFORMS) {
      for (const size of IMAGE_SIZES) {
        const canvas = canvasFor(platform, size);
        const safe = safeBoxOf(canvas);
        if (shapeOf(canvas) === "story") {
          expect(safe).toMatchObject({
            l: expect.closeTo(65, 0),
            t: expect.closeTo(269, 0),
            r: 918,
            b: 1248,
          });
        } else {
          expect(safe.l).toBeCloseTo(6 * unitOf(canvas));
          expect(safe.b).toBeCloseTo(canvas.height - 6 * unitOf(canvas));
        }
      }
    }
  });
});
