import { describe, expect, it } from "vitest";
import { canvasFor, IMAGE_SIZES, PLATFORMS } from "../platforms/canvases.ts";
import { DEFAULT_IMAGE_MODEL } from "./families.ts";
import { imageFamily, paintedSize } from "./image-families.ts";

describe("image families", () => {
  it.each([
    [DEFAULT_IMAGE_MODEL, "gpt-image"],
    ["gpt-image-2.6-sunburst", "gpt-image"],
    ["openai/gpt-image-1.5", "gpt-image"],
    ["chatgpt-image-latest", "gpt-image"],
    ["dall-e-3", "dall-e"],
    ["some-flux-model", "dall-e"],
  ])("%s is of the family %s", (model, name) => {
    expect(imageFamily(model).name).toBe(name);
  });

  it("asks dall-e-3 for the specified sizes", () => {
    const canvas = canvasFor("Facebook", "portrait");
    const sizes = IMAGE_SIZES.map((size) => paintedSize(imageFamily("dall-e-3"), size, canvas));
    expect(sizes.map(({ width, height }) => `${width}x${height}`)).toEqual([
      "1024x1024",
      "1792x1024",
      "1024x1792",
    ]);
  });

  it("asks gpt-image for sizes it takes: multiples of 16, no smaller than the canvas, of its shape", () => {
    for (const size of IMAGE_SIZES) {
      for (const platform of PLATFORMS) {
        const canvas = canvasFor(platform, size);
        const { width, height } = paintedSize(imageFamily("gpt-image-2"), size, canvas);
        expect([width % 16, height % 16]).toEqual([0, 0]);
        expect(width - canvas.width).toBeLessThan(16);
        expect(height - canvas.height).toBeLessThan(16);
        expect(Math.min(width - canvas.width, height - canvas.height)).toBeGreaterThanOrEqual(0);
      }
    }
  });
});
