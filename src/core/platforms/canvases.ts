/**
 * Canvas sizes and safe zones of the platforms, in px.
 * Sizes: ad specification of each platform, read 2026-11. TikTok and Meta draw their interface over
 * 9:16 images; the published overlays differ, so the safe zone clears all of them (read 2026-11).
 */
import type { Box } from "./box.ts";

export const PLATFORMS = ["Facebook", "Instagram", "TikTok", "LinkedIn", "Pinterest"] as const;
export type Platform = (typeof PLATFORMS)[number];

export const IMAGE_SIZES = ["square", "landscape", "portrait"] as const;
export type ImageSize = (typeof IMAGE_SIZES)[number];

export interface Canvas {
  readonly width: number;
  readonly height: number;
}

const CANVASES: Record<Platform, Record<ImageSize, Canvas>> = {
  Facebook: {
    square: { width: 1080, height: 1080 },
    portrait: { width: 1080, height: 1350 },
    landscape: { width: 1200, height: 628 },
  },
  Instagram: {
    square: { width: 1080, height: 1080 },
    portrait: { width: 1080, height: 1350 },
    landscape: { width: 1080, height: 566 },
  },
  TikTok: {
    square: { width: 1080, height: 1080 },
    portrait: { width: 1080, height: 1920 },
    landscape: { width: 1920, height: 1080 },
  },
  LinkedIn: {
    square: { width: 1200, height: 1200 },
    portrait: { width: 720, height: 900 },
    landscape: { width: 1200, height: 628 },
  },
  Pinterest: {
    square: { width: 1000, height: 1000 },
    portrait: { width: 1000, height: 1500 },
    landscape: { width: 1200, height: 628 },
  },
};

/** Canvas of a platform for the size chosen in the form. */
export function canvasFor(platform: Platform, size: ImageSize): Canvas {
  return CANVASES[platform][size];
}

/** Layout families; each layout supports one or more of them. */
export type Shape = "tall" | "square" | "wide" | "story";

/** Layout family of a canvas: 9:16 is a story, 4:5 and 2:3 are tall, 1.3:1 and wider are wide. */
export function shapeOf({ width, height }: Canvas): Shape {
  if (height / width > 1.7) return "story";
  if (width / height > 1.3) return "wide";
  return height / width > 1.12 ? "tall" : "square";
}

/** Design unit in px: 1 % of the width, less on wide canvases so that text looks the same size. */
export function unitOf({ width, height }: Canvas): number {
  return Math.min(width, 1.35 * height) / 100;
}

/**
 * Safe zone for text: a margin of 6 units, or the area that the interface over 9:16 leaves free.
 */
export function safeBoxOf(canvas: Canvas): Box {
  const { width, height } = canvas;
  if (shapeOf(canvas) === "story") {
    return { l: width * 0.0602, t: height * 0.1401, r: width * 0.85, b: height * 0.65 };
  }
  const margin = 6 * unitOf(canvas);
  return { l: margin, t: margin, r: width - margin, b: height - margin };
}
