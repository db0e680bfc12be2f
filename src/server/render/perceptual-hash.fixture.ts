import { type Pixels, resizeToGrid } from "./pictures/pixels.ts";

const HASH_SIDE = 16;

/**
 * A perceptual hash of a drawn ad: for each cell of a 16 by 16 grid (`HASH_SIDE`), whether it is
 * lighter than its right neighbor. `render.slow.test.ts` compares ads of different styles by it.
 */
export async function differenceHash(image: Pixels): Promise<boolean[]> {
  const { data, width } = await resizeToGrid(image, HASH_SIDE + 1, HASH_SIDE);
  const light = (x: number, y: number) => {
    const i = (y * width + x) * 4;
    return (data[i] ?? 0) * 0.3 + (data[i + 1] ?? 0) * 0.59 + (data[i + 2] ?? 0) * 0.11;
  };
  return Array.from({ length: HASH_SIDE * HASH_SIDE }, (_, i) => {
    const [x, y] = [i % HASH_SIDE, Math.floor(i / HASH_SIDE)];
    return light(x, y) > light(x + 1, y);
  });
}

/**
 * Part of the bits in which two hashes of `differenceHash` differ, 0 to 1; `render.slow.test.ts`
 * requires at least 0.2 between ads of different styles.
 */
export function hashDistance(a: readonly boolean[], b: readonly boolean[]): number {
  return a.filter((bit, i) => bit !== b[i]).length / a.length;
}
