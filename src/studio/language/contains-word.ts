/** An article before a name that French, Italian and Portuguese join with a preposition. */
const ARTICLE = /^(?:(?:il|lo|la|i|gli|le|os?|as?) (?=\p{L})|l[’'](?=\p{L}))/u;
/** Such a preposition with its article at the end of a text: "dal ", "all’", "nas ". */
const JOINED =
  /(?<!\p{L})(?:(?:d?a|de|ne|su)(?:l(?:l[oae])? |i |gli |ll[’'])|[dn][oa]s? |aos? |às? |com [oa]s? |au |du |(?:à|de) l(?:a |[’']))$/u;

/**
 * Whether an ad's text has a word or name, not only its letters within another word; ignores case.
 * Text ads (`closings.ts`, `name-score.ts` and others), scripts, and `short-texts.ts` and
 * `write-copy.ts` of copy ask it so that a name is not repeated or missing. "Dal Falegname" has the
 * name "Il Falegname".
 */
export function containsWord(text: string, word: string): boolean {
  const [lower, wanted] = [text.toLowerCase(), word.toLowerCase()];
  if (wanted === "") return false;
  if (hasWord(lower, wanted, () => true)) return true;
  const name = wanted.replace(ARTICLE, "");
  // "Le pain du fournil" is about an oven, not about "Le Fournil".
  const isCapital = /^\p{Lu}/u.test(word.slice(-name.length));
  return (
    name !== wanted &&
    hasWord(
      lower,
      name,
      (before) => JOINED.test(before) && (!isCapital || /^\p{Lu}/u.test(text.slice(before.length))),
    )
  );
}

function hasWord(lower: string, wanted: string, follows: (before: string) => boolean): boolean {
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + 1)) {
    if (
      !/[\p{L}\p{N}]/u.test(lower[at - 1] ?? " ") &&
      !/[\p{L}\p{N}]/u.test(lower[at + wanted.length] ?? " ") &&
      follows(lower.slice(0, at))
    )
      return true;
  }
  return false;
}
