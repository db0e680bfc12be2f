const WORDS = new Intl.Segmenter(undefined, { granularity: "word" });

/**
 * Yields growing prefixes of a text that end between words, at least `step` characters apart and
 * without the complete text itself, so that the studio's text appears as a provider's does. The
 * studio's engines call it with their own steps (`ai.studio.ts`, `ai.studio-video.ts`).
 */
export function* growingPrefixes(text: string, step: number): Generator<string> {
  let from = 0;
  for (const { index, segment } of WORDS.segment(text)) {
    const end = index + segment.length;
    if (end - from < step || end === text.length || segment.trim() === "") continue;
    yield text.slice(0, end);
    from = end;
  }
}
