/** Lower case and without accents, so that "cafe" finds "Café". */
function normalize(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLocaleLowerCase();
}

const IN_WORD = /[\p{L}\p{N}]/u;

/** Whether the letters of `query` come in `text` in this order, each run at the start of a word or going on. */
function matchesWordStarts(text: string, query: string): boolean {
  let from = 0;
  for (const word of text.split(/[^\p{L}\p{N}]+/u)) {
    let taken = 0;
    while (taken < word.length && from < query.length && word[taken] === query[from]) {
      taken += 1;
      from += 1;
    }
  }
  return from === query.length;
}

/**
 * How well a name answers a query; lower is better, `undefined` is not at all. Exact before fuzzy: the whole name, its
 * beginning, the beginning of a word, anywhere, then the words' beginnings ("nta" finds "New text ads").
 */
export function matchRank(name: string, query: string): number | undefined {
  const text = normalize(name);
  const wanted = normalize(query.trim());
  if (wanted === "" || text === wanted) return 0;
  if (text.startsWith(wanted)) return 1;
  for (let at = text.indexOf(wanted); at > 0; at = text.indexOf(wanted, at + 1)) {
    if (!IN_WORD.test(text[at - 1] ?? "")) return 2;
  }
  if (text.includes(wanted)) return 3;
  return matchesWordStarts(text, wanted.replaceAll(/\s+/g, "")) ? 4 : undefined;
}

/** What answers the query, best first; equals keep their order. */
export function bestMatches<Item>(
  items: readonly Item[],
  query: string,
  namesOf: (item: Item) => readonly string[],
): Item[] {
  const ranked = items.flatMap((item) => {
    const ranks = namesOf(item).flatMap((name) => matchRank(name, query) ?? []);
    return ranks.length === 0 ? [] : [{ item, rank: Math.min(...ranks) }];
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ item }) => item);
}
