import { Renderer, setGlyphCacheMaxBytes } from "@takumi-rs/core";
import { createEmojiReplacer, type EmojiReplacer } from "./emoji.ts";
import { createFontRegistry, type FontRegistry } from "./fonts/fonts.ts";
import type { Pixels } from "./pictures/pixels.ts";
import type { RenderableText } from "./renderable-text.ts";
import { createResultCache, type ResultCache } from "./result-cache.ts";

/**
 * Chinese glyph outlines are large: with the default size, they would be evicted while one ad is
 * drawn.
 */
const GLYPH_CACHE_BYTES = 32 * 1024 * 1024;

/**
 * Cache of the renderer for drawn gradients and textures, which ads do not share. The default is 64
 * MB.
 */
const IMAGE_CACHE_BYTES = 8 * 1024 * 1024;

/** Measured texts that are kept: those of a few generations, whose platforms share them. */
const KEPT_TEXTS = 200;

/**
 * The renderer with its fonts, emoji and caches, shared by all ads of a process;
 * `createRenderEngine` makes it, all functions of this folder that draw take it.
 */
export interface RenderEngine {
  readonly renderer: Renderer;
  readonly fonts: FontRegistry;
  readonly emoji: EmojiReplacer;
  readonly texts: ResultCache<RenderableText>;
  /** Scaled logos by their size, kept as long as the decoded logo. */
  readonly logos: WeakMap<Pixels, Map<string, Pixels>>;
}

/**
 * Creates the render engine of a composer (`composer.ts`): fonts, emoji and the cache of measured
 * texts. One per process is enough; sizes of the caches are in this file.
 */
export function createRenderEngine(): RenderEngine {
  setGlyphCacheMaxBytes(GLYPH_CACHE_BYTES);
  const renderer = new Renderer({ cacheMaxBytes: IMAGE_CACHE_BYTES });
  return {
    renderer,
    fonts: createFontRegistry(renderer),
    emoji: createEmojiReplacer(),
    texts: createResultCache(KEPT_TEXTS),
    logos: new WeakMap(),
  };
}
