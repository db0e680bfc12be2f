import { Renderer, setGlyphCacheMaxBytes } from "@takumi-rs/core";
import { createEmojiReplacer, type EmojiReplacer } from "./emoji.ts";
import { createFontRegistry, type FontRegistry } from "./fonts/fonts.ts";

/**
 * Chinese glyph outlines are large: with the default size, they would be evicted while one ad is
 * drawn.
 */
const GLYPH_CACHE_BYTES = 32 * 1024 * 1024;

/** The renderer with its fonts and emoji. */
export interface RenderEngine {
  readonly renderer: Renderer;
  readonly fonts: FontRegistry;
  readonly emoji: EmojiReplacer;
}

/** Creates a render engine; one per process is enough. */
export function createRenderEngine(): RenderEngine {
  setGlyphCacheMaxBytes(GLYPH_CACHE_BYTES);
  const renderer = new Renderer();
  return { renderer, fonts: createFontRegistry(renderer), emoji: createEmojiReplacer() };
}
