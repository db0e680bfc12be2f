import { Renderer, setGlyphCacheMaxBytes } from "@takumi-rs/core";
import { createEmoji } from "./emoji.ts";
import { createFonts } from "./fonts/fonts.ts";
import type { MeasureDeps } from "./measure.ts";

/** Glyph outlines of Chinese are large: the default cache would evict what it has just drawn. */
const GLYPH_CACHE_BYTES = 32 * 1024 * 1024;

/** The renderer with its fonts and emoji; one per process is enough. */
export function createRendering(): MeasureDeps {
  setGlyphCacheMaxBytes(GLYPH_CACHE_BYTES);
  const renderer = new Renderer();
  return { renderer, fonts: createFonts(renderer), emoji: createEmoji() };
}
