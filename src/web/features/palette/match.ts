/** Lowercases a text and removes its accents, so that "cafe" matches "Café". */
function normalize(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLocaleLowerCase();
}

const WORD_CHARACTER = /[\p{L}\p{N}]/u;

/** Whether `query` is a concatenation of prefixes of the words in `text`, in order. */
function matchesWordStarts(text: string, query: string): boolean {
  let from = 0;
  for (const word of text.split(/[^\p{L}\p{N}]+/u)) {
    let matched = 0;
    while (matched < word.length && from < query.length && word[matched] === query[from]) {
      matched += 1;
      from += 1;
    }
  }
  return from === query.length;
}

/**
 * Ranks how well a name matches a query, for `bestMatches`; lower is better, `undefined` means no
 * match. Case and accents do not count. The order: equal, prefix, prefix of a word, substring, then
 * prefixes of several words ("nta" matches "New text ads"). An empty query matches all.
 */
export function matchRank(name: string, query: string): number | undefined {
  const text = normalize(name);
  const term = normalize(query.trim());
  if (term === "" || text === term) return 0;
  if (text.startsWith(term)) return 1;
  for (let at = text.indexOf(term); at > 0; at = text.indexOf(term, at + 1)) {
    if (!WORD_CHARACTER.test(text[at - 1] ?? "")) return 2;
  }
  if (text.includes(term)) return 3;
  return matchesWordStarts(text, term.replaceAll(/\s+/g, "")) ? 4 : undefined;
}

/**
 * Returns the items of which a name matches the query of the command palette, best first by
 * `matchRank`; the sort is stable. `findCommands` calls it for each group.
 */
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
