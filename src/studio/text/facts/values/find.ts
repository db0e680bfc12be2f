import type { Range } from "../segments.ts";
import type { Value } from "../value.ts";

/**
 * A found value that is not yet tied to its field of the brief. The `find...` functions of this
 * folder make it; `findValues` adds text and span.
 */
export type Draft<V extends Value = Value> = V extends Value ? Omit<V, "text" | "span"> & Range : never;

/**
 * Compiles a global pattern for values that starts and ends at word boundaries and ignores case.
 * The other files of this folder use it for their patterns.
 */
export function valuePattern(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, "giu");
}

/**
 * Whether two ranges of a brief share a character. `findValues` (`find-values.ts`) then keeps the
 * value that it found first.
 */
export function overlaps(a: Range, b: Range): boolean {
  return a.start < b.end && b.start < a.end;
}

/**
 * Makes a function of a lexicon that is computed once per lexicon object, such as its compiled
 * expressions (`patternsOf` of the other files of this folder).
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
