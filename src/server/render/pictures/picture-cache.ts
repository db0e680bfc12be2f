import { createHash } from "node:crypto";
import { type AnalyzedPicture, analyzePicture, type PictureInput } from "./analyze-picture.ts";

/**
 * Analyzes pictures for the composer and keeps the last ones, because the platforms of a generation
 * share them.
 */
interface PictureCache {
  /** Returns the analyzed picture with an id. Rejects if it cannot be decoded. */
  get(input: PictureInput, id: number): Promise<AnalyzedPicture>;
}

/**
 * Creates the composer's cache of analyzed pictures, by content and role (`analyzePicture` fills
 * it; size: `CACHE_BYTES` in `composer.ts`).
 * @param bytes maximum size of the decoded pictures; the least recently used are evicted first
 */
export function createPictureCache(bytes: number): PictureCache {
  const pictures = new Map<string, Promise<AnalyzedPicture>>();
  const sizes = new Map<string, number>();
  const evict = () => {
    let total = [...sizes.values()].reduce((a, b) => a + b, 0);
    for (const [key, size] of sizes) {
      if (total <= bytes) return;
      total -= size;
      sizes.delete(key);
      pictures.delete(key);
    }
  };
  return {
    async get(input, id) {
      const key = createHash("sha256")
        .update(input.data)
        .update(input.role ?? "")
        .digest("hex");
      const pending = pictures.get(key) ?? analyzePicture(input, id);
      pictures.delete(key);
      pictures.set(key, pending);
      try {
        const picture = await pending;
        sizes.delete(key);
        sizes.set(key, picture.pixels.data.length);
        evict();
        return { ...picture, info: { ...picture.info, id } };
      } catch (error) {
        pictures.delete(key);
        throw error;
      }
    },
  };
}
