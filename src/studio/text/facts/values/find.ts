import type { Range } from "../segments.ts";
import type { Value } from "../value.ts";

/** A value that is not yet tied to its field. */
export type Draft<V extends Value = Value> = V extends Value ? Omit<V, "text" | "span"> & Range : never;

/** Compiles a global pattern that starts and ends at word boundaries and ignores case. */
export function valuePattern(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, "giu");
}

/** Whether two ranges share a character. */
export function overlaps(a: Range, b: Range): boolean {
  return a.start < b.end && b.start < a.end;
}

/** A function of a lexicon that is computed once per lexicon. */
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
