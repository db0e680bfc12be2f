import { createHash } from "node:crypto";
import { analyse, type PictureInput, type Prepared } from "./analyse.ts";

/** Prepares images and caches the last ones, because all platforms of a generation use them. */
export interface PictureCache {
  take(input: PictureInput, id: number): Promise<Prepared>;
}

/** Creates a cache of decoded images with a total size. */
export function createPictureCache(maxBytes: number): PictureCache {
  const entries = new Map<string, Promise<Prepared>>();
  const sizes = new Map<string, number>();
  const shrink = () => {
    let total = [...sizes.values()].reduce((a, b) => a + b, 0);
    for (const [key, size] of sizes) {
      if (total <= maxBytes) return;
      total -= size;
      sizes.delete(key);
      entries.delete(key);
    }
  };
  return {
    async take(input, id) {
      const key = createHash("sha256")
        .update(input.data)
        .update(input.role ?? "")
        .digest("hex");
      const pending = entries.get(key) ?? analyse(input, id);
      entries.delete(key);
      entries.set(key, pending);
      try {
        const prepared = await pending;
        sizes.delete(key);
        sizes.set(key, prepared.pixels.data.length);
        shrink();
        return { ...prepared, info: { ...prepared.info, id } };
      } catch (error) {
        entries.delete(key);
        throw error;
      }
    },
  };
}
