import { describe, expect, it } from "vitest";
import { canvasFor } from "../platforms/canvases.ts";
import { IMAGE_SIZES } from "../platforms/platform.ts";
import { IMAGE_PLATFORMS } from "../platforms/platforms.ts";
import { DEFAULT_IMAGE_MODEL } from "./families.ts";
import { imageFamily, imageRequestSize } from "./image-families.ts";

describe("image families", () => {
  it.each([
    [DEFAULT_IMAGE_MODEL, "gpt-image"],
    ["gpt-image-2.6-sunburst", "gpt-image"],
    ["openai/gpt-image-1.5", "gpt-image"],
    ["chatgpt-image-latest", "gpt-image"],
    ["dall-e-3", "dall-e"],
    ["some-flux-model", "dall-e"],
  ])("%s belongs to the family %s", (model, name) => {
    expect(imageFamily(model).name).toBe(name);
  });

  it("requests the specified sizes from dall-e-3", () => {
    const canvas = canvasFor("Facebook", "portrait");
    const sizes = IMAGE_SIZES.map((size) => imageRequestSize(imageFamily("dall-e-3"), size, canvas));
    expect(sizes.map(({ width, height }) => `${width}x${height}`)).toEqual([
      "1024x1024",
      "1792x1024",
      "1024x1792",
    ]);
  });

  it("requests multiples of 16 from gpt-image, at least as large as the canvas and of its shape", () => {
    for (const size of IMAGE_SIZES) {
      for (const platform of IMAGE_PLATFORMS) {
        const canvas = canvasFor(platform, size);
        const { width, height } = imageRequestSize(imageFamily("gpt-image-2"), size, canvas);
        expect([width % 16, height % 16]).toEqual([0, 0]);
        expect(width - canvas.width).toBeLessThan(16);
        expect(height - canvas.height).toBeLessThan(16);
        expect(Math.min(width - canvas.width, height - canvas.height)).toBeGreaterThanOrEqual(0);
      }
    }
  });
});
