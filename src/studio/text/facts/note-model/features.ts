/** Letters by which two forms of a longer word are the same: "promise" and "promising". */
const STEM = 5;
/** Words of which a clause's length is counted, and the largest count. */
const WORDS_PER_STEP = 4;
const MAX_STEPS = 6;
const TOKENS = /\p{L}+(?:['’]\p{L}+)?|\d+|[€£$?!„"“«:@/]/gu;

/**
 * What the note model sees of a clause: its words and marks in lower case, pairs of neighbors, the
 * first and last words, word stems and the length. Every number is "0". `noteScore`
 * (`note-model.ts`) adds up their weights, `scripts/train-note-model.ts` learns them.
 */
export function featuresOf(clause: string): ReadonlySet<string> {
  const tokens = (clause.toLowerCase().match(TOKENS) ?? []).map((token) =>
    /^\d/u.test(token) ? "0" : token.replace("’", "'"),
  );
  const [first = "", second = ""] = tokens;
  const found = new Set(tokens);
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1];
    if (next !== undefined) found.add(`${token} ${next}`);
    if (token.length > STEM) found.add(`${token.slice(0, STEM)}*`);
  }
  found
    .add(`^${first}`)
    .add(`^${first} ${second}`)
    .add(`${tokens.at(-1) ?? ""}$`);
  return found.add(`#${Math.min(MAX_STEPS, Math.floor(tokens.length / WORDS_PER_STEP))}`);
}
