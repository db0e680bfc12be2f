import type { Range } from "../segments.ts";
import type { Value } from "../value.ts";

/** A found value that is not yet tied to its field of the brief. */
export type Draft<V extends Value = Value> = V extends Value ? Omit<V, "text" | "span"> & Range : never;

/**
 * Compiles a global pattern for values that starts and ends at word boundaries and ignores case.
 */
export function valuePattern(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, "giu");
}

/** Whether two ranges of a brief share a character; the first value found then counts. */
export function overlaps(a: Range, b: Range): boolean {
  return a.start < b.end && b.start < a.end;
}

/**
 * Makes a function of a lexicon that is computed once per lexicon, such as its compiled expression.
 */
export function perLexicon<L extends object, R>(build: (lexicon: L) => R): (lexicon: L) => R {
  const built = new WeakMap<L, R>();
  return (lexicon) => {
    let result = built.get(lexicon);
    if (result === undefined) {
      result = build(lexicon);
      built.set(lexicon, result);
    }
    return result;
  };
}
