/**
 * Geometry of image ads, in px. TikTok and Meta draw their interface over 9:16 images; the
 * published overlays differ, so the safe zone clears all of them (read 2026-11).
 */
import type { Box } from "./box.ts";
import type { Canvas, ImageSize } from "./platform.ts";
import { type ImagePlatform, IMAGE_PLATFORMS, imagePlatform } from "./platforms.ts";

/**
 * Canvas in px of a platform for the size chosen in the form, from `PLATFORMS` in `platforms.ts`;
 * throws for a platform without image ads. `generate-images.ts`, `composer.ts` and `storyboard.ts`
 * on the server call it, and empty cards of results.
 */
export function canvasFor(platform: ImagePlatform, size: ImageSize): Canvas {
  return imagePlatform(platform).image.canvases[size];
}

/**
 * The most common size of a platform's ads (`commonSize` in `platforms.ts`), for briefs without a
 * size, such as full packages (`generate-visuals.ts`, `image-ads-part.tsx`); throws for a platform
 * without image ads.
 */
export function commonSizeOf(platform: ImagePlatform): ImageSize {
  return imagePlatform(platform).image.commonSize;
}

/**
 * Platforms in the order of the image ad tool's gallery (`images-panel.tsx`), by `galleryPosition`
 * in `platforms.ts`; all images there have the same size.
 */
export const GALLERY_PLATFORMS: readonly ImagePlatform[] = IMAGE_PLATFORMS.toSorted(
  (a, b) => imagePlatform(a).image.galleryPosition - imagePlatform(b).image.galleryPosition,
);

/**
 * Platforms in the order of a full package's gallery (`image-ads-part.tsx`), from the widest canvas
 * to the tallest; each has its `commonSize` in `platforms.ts`.
 */
export const COMMON_SIZE_PLATFORMS: readonly ImagePlatform[] = IMAGE_PLATFORMS.toSorted(
  (a, b) => aspectRatio(b) - aspectRatio(a),
);

function aspectRatio(platform: ImagePlatform): number {
  const { width, height } = canvasFor(platform, commonSizeOf(platform));
  return width / height;
}

/**
 * Layout family of a canvas, from `shapeOf`; each template
 * (`studio/image/templates/layout-templates.ts`) supports one or more, and prompts for backgrounds
 * differ by it (`core/generations/image/prompt.ts`).
 */
export type Shape = "tall" | "square" | "wide" | "story";

/**
 * Layout family of a canvas, by which the studio chooses layouts (`choose-layout.ts`, `lay-out.ts`)
 * and `image/groups.ts` on the server groups backgrounds: taller than 1.7:1 is a story, than 1.12:1
 * tall; wider than 1.3:1 is wide, the rest square.
 */
export function shapeOf({ width, height }: Canvas): Shape {
  if (height / width > 1.7) return "story";
  if (width / height > 1.3) return "wide";
  return height / width > 1.12 ? "tall" : "square";
}

/**
 * Design unit in px: 1 % of the width, less on wide canvases so that text looks the same size.
 * `layout/lay-out.ts` of the studio, films (`direct-film.ts`) and `safeBoxOf` measure in it.
 */
export function unitOf({ width, height }: Canvas): number {
  return Math.min(width, 1.35 * height) / 100;
}

/**
 * Safe zone in px for text of an image ad: a margin of 6 units, or the area that the interface over
 * 9:16 leaves free. Layouts (`studio/image/layout`) keep to it, `check-image.ts` reports text
 * outside.
 */
export function safeBoxOf(canvas: Canvas): Box {
  const { width, height } = canvas;
  if (shapeOf(canvas) === "story") {
    return { l: width * 0.0602, t: height * 0.1401, r: width * 0.85, b: height * 0.65 };
  }
  const margin = 6 * unitOf(canvas);
  return { l: margin, t: margin, r: width - margin, b: height - margin };
}
