/** Share of common sequences of three letters of two texts, from 0 to 1 (Jaccard index). */
export function similarity(a: string, b: string): number {
  const first = trigrams(a);
  const second = trigrams(b);
  const common = [...first].filter((trigram) => second.has(trigram)).length;
  const all = first.size + second.size - common;
  return all === 0 ? 0 : common / all;
}

function trigrams(text: string): Set<string> {
  const normal = ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
  return new Set(
    Array.from({ length: Math.max(0, normal.length - 2) }, (_, index) => normal.slice(index, index + 3)),
  );
}
