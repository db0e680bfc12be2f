import type { RenderableText } from "./measure.ts";

/** Keeps the last measured texts. */
export interface TextCache {
  /** Returns the text of a key, measuring it the first time. A failed measurement is not kept. */
  get(key: string, measure: () => Promise<RenderableText>): Promise<RenderableText>;
}

/**
 * Creates the cache of measured texts of image ads; one for each render engine, which sets its size
 * (`KEPT_TEXTS` in render-engine.ts).
 * @param kept the most texts that are kept; the least recently used go first
 */
export function createTextCache(kept: number): TextCache {
  const texts = new Map<string, Promise<RenderableText>>();
  return {
    get(key, measure) {
      const text = texts.get(key) ?? measure();
      texts.delete(key);
      texts.set(key, text);
      text.catch(() => texts.delete(key));
      const [oldest] = texts.keys();
      if (texts.size > kept && oldest !== undefined) texts.delete(oldest);
      return text;
    },
  };
}
