const WORDS = new Intl.Segmenter(undefined, { granularity: "word" });

/** Ever longer beginnings of a text, each by at least `step` characters, that end between words; not the whole text. */
export function* beginnings(text: string, step: number): Generator<string> {
  let from = 0;
  for (const { index, segment } of WORDS.segment(text)) {
    const end = index + segment.length;
    if (end - from < step || end === text.length || segment.trim() === "") continue;
    yield text.slice(0, end);
    from = end;
  }
}
