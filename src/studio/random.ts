/** Returns the next number of a sequence in [0, 1); `createRandom` makes it from a seed. */
export type Random = () => number;

/**
 * A seeded pseudo-random generator (sfc32, its state filled from a hash of `seed`), so that the
 * studio's texts, layouts and music are the same for the same seed on every machine. Not for
 * secrets.
 */
export function createRandom(seed: string): Random {
  const nextState = hashStream(seed);
  let [a, b, c, counter] = [nextState(), nextState(), nextState(), 1];
  const next = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  for (let round = 0; round < 12; round++) next();
  return next;
}

/**
 * Picks one item with a seeded generator, for the studio's texts, scripts and music; `undefined` if
 * the list is empty. `harmony.ts`, `arrange-tune.ts`, `draft.ts` and `narration.ts` call it.
 */
export function pick<T>(random: Random, items: readonly T[]): T | undefined {
  return items[Math.floor(random() * items.length)];
}

/**
 * Returns a copy in random order of a seeded generator; only `random.test.ts` and
 * `tests/faults/webhooks.test.ts` use it.
 */
export function shuffle<T>(random: Random, items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, rank: random() }))
    .toSorted((x, y) => x.rank - y.rank)
    .map(({ item }) => item);
}

function hashStream(text: string): () => number {
  let hash = 1779033703 ^ text.length;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 3432918353);
    hash = (hash << 13) | (hash >>> 19);
  }
  return () => {
    hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
    hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
    hash ^= hash >>> 16;
    return hash >>> 0;
  };
}
