import { describe, expect, it } from "vitest";
import {
  canvasFor,
  COMMON_SIZE_PLATFORMS,
  GALLERY_PLATFORMS,
  safeBoxOf,
  shapeOf,
  unitOf,
} from "./canvases.ts";
import { IMAGE_SIZES } from "./platform.ts";
import { IMAGE_PLATFORMS } from "./platforms.ts";

describe("canvases", () => {
  it("have the sizes that the platforms specify", () => {
    expect(canvasFor("TikTok", "portrait")).toEqual({ width: 1080, height: 1920 });
    expect(canvasFor("LinkedIn", "portrait")).toEqual({ width: 720, height: 900 });
    expect(canvasFor("Instagram", "landscape")).toEqual({ width: 1080, height: 566 });
  });

  it("are ordered by the table, or from wide to tall in a gallery of common sizes", () => {
    expect(GALLERY_PLATFORMS).toEqual(["Facebook", "Instagram", "TikTok", "Pinterest", "LinkedIn"]);
    expect(COMMON_SIZE_PLATFORMS).toEqual(["LinkedIn", "Facebook", "Instagram", "Pinterest", "TikTok"]);
  });

  it("keep a margin of 6 units and clear the interface over a story", () => {
    for (const platform of IMAGE_PLATFORMS) {
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
