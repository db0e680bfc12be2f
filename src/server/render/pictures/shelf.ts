import { createHash } from "node:crypto";
import { analyse, type PictureInput, type Prepared } from "./analyse.ts";

/** Prepares pictures and keeps the last few: the five platforms of one generation share the work. */
export interface PictureShelf {
  take(input: PictureInput, id: number): Promise<Prepared>;
}

/** `bytes`: how much decoded picture may stay in memory. */
export function createPictureShelf(bytes: number): PictureShelf {
  const held = new Map<string, Promise<Prepared>>();
  const sizes = new Map<string, number>();
  const shrink = () => {
    let total = [...sizes.values()].reduce((a, b) => a + b, 0);
    for (const [key, size] of sizes) {
      if (total <= bytes) return;
      total -= size;
      sizes.delete(key);
      held.delete(key);
    }
  };
  return {
    async take(input, id) {
      const key = createHash("sha256")
        .update(input.data)
        .update(input.role ?? "")
        .digest("hex");
      const waiting = held.get(key) ?? analyse(input, id);
      held.delete(key);
      held.set(key, waiting);
      try {
        const prepared = await waiting;
        sizes.delete(key);
        sizes.set(key, prepared.pixels.data.length);
        shrink();
        return { ...prepared, info: { ...prepared.info, id } };
      } catch (error) {
        held.delete(key);
        throw error;
      }
    },
  };
}
