import { CLAUSES, type Clause } from "./opening-clause-words.ts";

/** "The third one": the object of the main clause at its start, in any of the languages. */
const ORDINAL =
  /(?<!\p{L})(?:second|third|next|second[oae]|deuxième|troisième|segund[oa]|tercer[oa]?|terceir[oa]|terz[oa]|quart[oa]|zweiten?|dritten?|tweede|derde)$/iu;
/** An article and a noun at the end of a clause: "la terza", "la terza pizza". */
const NOUN =
  /(?<![\p{L}’'])(?:(?:il|lo|la|i|gli|le|un|una|uno|el|los|las|les) \p{L}+|[lL][’']\p{L}+)(?: \p{L}+)?$/iu;

/** Question forms, which are conditions only before "dann" or "dan". */
const VERB_FIRST = /^(?!(?:wenn|falls|sobald|sollten?|als|wanneer|zodra|indien|mocht(?:en)?)(?!\p{L}))/iu;

const START = /(?:(?<=^|[.!?…;:\n(]\s*|(?:^|\s)[-–—]\s)(?<=^|\s|\())(?=[\p{L}])/gu;

/**
 * A text with the comma after a condition or time clause that opens a sentence without commas: "Si
 * no funciona te devolvemos el dinero" becomes "Si no funciona, te devolvemos el dinero".
 * `tidyBrief` (`tidy-brief.ts`) calls it. A sentence with two possible main clauses, and one whose
 * main clause may be a part of the condition ("If you think we can help you"), stays as typed.
 * @param language BCP 47 code without a region
 */
export function withClauseCommas(text: string, language: string): string {
  const clause = CLAUSES[language];
  if (clause === undefined) return text;
  return text
    .split(START)
    .map((sentence) => withClauseComma(sentence, clause))
    .join("");
}

function withClauseComma(sentence: string, clause: Clause): string {
  const opening = clause.opening.exec(sentence)?.[0];
  if (opening === undefined || /,(?!\d)|\?/u.test(sentence)) return sentence;
  const isInverted = clause.inverted !== undefined && VERB_FIRST.test(opening);
  const starts = Array.from(
    sentence.matchAll(isInverted ? clause.inverted : clause.main),
    ({ index }) => index,
  ).filter((index) => index > opening.length && !dependsOn(sentence.slice(0, index), opening.length, clause));
  const [start] = starts;
  if (start === undefined || starts.length > 1) return sentence;
  const before = sentence.slice(0, start).trimEnd();
  const main = sentence.slice(start);
  return isUnsure(before, main, opening.length, clause) ? sentence : `${before}, ${main}`;
}

/** Whether the main clause may start elsewhere or be a part of the condition. */
function isUnsure(before: string, main: string, opening: number, clause: Clause): boolean {
  const repeats = clause.repeated?.test(main) === true && NOUN.test(before.slice(opening));
  // The subject of the main clause itself, such as "we", is no second one.
  const rest = main.replace(/^(?:then )?\S+/iu, "");
  return (
    repeats ||
    ORDINAL.test(before) ||
    clause.unsure?.test(before) === true ||
    clause.second?.test(rest) === true
  );
}

/** Whether the words just before, but for those of the opening, make the next clause dependent. */
function dependsOn(before: string, opening: number, clause: Clause): boolean {
  const words = before.slice(opening).trim().split(/\s+/u);
  const last = before.trimEnd().split(/\s+/u).at(-1) ?? "";
  const isWord = (forms: string, typed: string) => new RegExp(`^(?:${forms})$`, "iu").test(typed);
  return isWord(clause.dependent, last) || words.slice(-3).some((typed) => isWord(clause.relative, typed));
}
