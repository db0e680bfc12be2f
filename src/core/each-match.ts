/**
 * All matches of a global expression, for the searches of `core/checks` (`patterns.ts`) and the
 * studio. `matchAll` would copy the expression each time, which takes longer than most searches.
 */
export function* eachMatch(text: string, pattern: RegExp): Generator<RegExpExecArray> {
  let from = 0;
  for (;;) {
    pattern.lastIndex = from;
    const match = pattern.exec(text);
    if (match === null) return;
    from = pattern.lastIndex + Number(match[0] === "");
    yield match;
  }
}
