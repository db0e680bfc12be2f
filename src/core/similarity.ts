/** The values of a UTF-16 unit. */
const UNITS = 0x1_0000;

/**
 * All sequences of three UTF-16 units of the words of a text in lower case, each as one number,
 * for `overlap`; `wording.ts` and `write-ads.ts` of `studio/text/ads` keep them for many
 * comparisons.
 */
export function trigrams(text: string): ReadonlySet<number> {
  const normal = ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
  const found = new Set<number>();
  // Sets find numbers faster than texts.
  for (let at = 2; at < normal.length; at++)
    found.add(
      (normal.charCodeAt(at - 2) * UNITS + normal.charCodeAt(at - 1)) * UNITS + normal.charCodeAt(at),
    );
  return found;
}

/**
 * Share of the trigrams that two texts have in common, 0 to 1 (Jaccard index).
 * `likeness.ts` and `write-ads.ts` of `studio/text/ads` call it; others call `similarity`.
 */
export function overlap(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
  let common = 0;
  for (const trigram of a) common += Number(b.has(trigram));
  const all = a.size + b.size - common;
  return all === 0 ? 0 : common / all;
}

/**
 * Short texts, such as headlines, with a higher `similarity` share their idea; the studio
 * (`short-texts.ts`), its gate and `assemble-copy.ts` then take another.
 */
export const SAME_IDEA = 0.6;

/**
 * Texts with a higher `similarity` say the same: `core/checks/check.ts` reports them in search ads,
 * the studio (`write-copy.ts`, `gate.ts`, `write-ads.ts`) takes another.
 */
export const NEAR_DUPLICATE = 0.8;

/**
 * Share of the trigrams that two texts have in common, 0 to 1; compare it with `SAME_IDEA` or
 * `NEAR_DUPLICATE`. `core/checks/check.ts`, the gate (`gate.ts`) and the writers of copy
 * (`write-copy.ts`, `short-texts.ts`, `assemble-copy.ts`) call it.
 */
export function similarity(a: string, b: string): number {
  return overlap(trigrams(a), trigrams(b));
}
