import { diffArrays } from "diff";

/**
 * A run of words that is in both texts, only in the old one, or only in the new one: `wordChanges`
 * makes it, `ChangedWords` shows it.
 */
interface WordChange {
  readonly kind: "same" | "removed" | "added";
  readonly text: string;
}

/** Words of any script; the library's own word pattern knows Latin letters only. */
const segmenter = new Intl.Segmenter(undefined, { granularity: "word" });
const wordsOf = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);

/** Longer comparisons are given up: two texts of the length limit differ completely by then. */
const TIMEOUT_MS = 100;

/** Texts with less in common are shown one after the other: single equal words only confuse. */
const LEAST_COMMON = 0.4;

/**
 * Compares old and new text for `ChangedWords` and returns runs of words; the whole texts if they
 * have less than `LEAST_COMMON` in common or the comparison takes more than `TIMEOUT_MS`.
 */
export function wordChanges(before: string, after: string): WordChange[] {
  const found = diffArrays(wordsOf(before), wordsOf(after), { timeout: TIMEOUT_MS });
  if (!found) return replaced(before, after);
  const runs = found.map(({ value, added, removed }) => ({
    kind: added ? ("added" as const) : removed ? ("removed" as const) : ("same" as const),
    text: value.join(""),
  }));
  const common = runs.filter(({ kind }) => kind === "same").reduce((sum, { text }) => sum + text.length, 0);
  const isOther = common < LEAST_COMMON * Math.max(before.length, after.length);
  return isOther ? replaced(before, after) : join(runs);
}

const replaced = (before: string, after: string): WordChange[] =>
  [
    { kind: "removed" as const, text: before },
    { kind: "added" as const, text: after },
  ].filter(({ text }) => text !== "");

/** Joins changes that only a space separates: two replaced words read better as one change. */
function join(runs: readonly WordChange[]): WordChange[] {
  const joined: WordChange[] = [];
  let [removed, added] = ["", ""];
  const flush = () => {
    joined.push(...replaced(removed, added));
    [removed, added] = ["", ""];
  };
  runs.forEach(({ kind, text }, at) => {
    const isInside = removed + added !== "" && at < runs.length - 1;
    if (kind === "same" && !(isInside && text.trim() === "")) {
      flush();
      joined.push({ kind, text });
      return;
    }
    if (kind !== "added") removed += text;
    if (kind !== "removed") added += text;
  });
  flush();
  return joined;
}
