import { type Clause, mergeClauses } from "./segments.ts";

/**
 * A clause whose verb stands before its subject, by language: "vervangen we gratis", "ersetzen wir
 * kostenlos", "dan krijgt u". In German and Dutch, the clause before it is a part of it.
 */
const INVERTED: Readonly<Record<string, RegExp>> = {
  de: /^(?:(?:dann|so) )?(?!(?:den|deren|denen|sondern|die|wie|ehe|damit|mit|seit) )\p{L}*\p{Ll}(?:(?:en|rn|ln|sind|tun) wir|e ich|st du|t (?:ihr|man))(?!\p{L})/u,
  nl: /^(?:dan )?(?!(?:en|of|als|dat|\p{L}*dat|want|maar|wat|wie|waar\p{L}*|hoe|wanneer|terwijl|tenzij|indien|mits|zodra|zoals|toen|dus|door|om|voor|met|bij|aan|in|op|over|tot|uit|van|na|naar|per|zonder) )\p{L}*\p{Ll}(?:n (?:we|wij|ze)|[a-z] (?:u|je|jij|ik))(?!\p{L})/u,
};
/** "Bekommen Sie" is an order unless a subordinate clause is before it. */
const INVERTED_OR_ORDER = /^(?:(?:dann|so) )?\p{L}*\p{Ll}n Sie(?!\p{L})/u;
const SUBORDINATE =
  /^(?:was|wer|wen|wem|wo|woher|wohin|wie|welche[rsmn]?|je|ob|wenn|falls|sobald|solange|sofern|nachdem|bevor|weil|da|obwohl|\p{L}+t (?:es|er|sie|etwas|das|die|der|ihre?|eine?))(?!\p{L})/iu;
/** A clause between a noun and the verb that follows it: "die nicht anwachsen". */
const RELATIVE: Readonly<Record<string, RegExp>> = {
  de: /^(?:(?:an|auf|aus|bei|für|in|mit|von|zu) )?(?:die|der|das|den|dem|denen|deren|dessen) /iu,
  nl: /^(?:die|dat|waar\p{L}*) /iu,
};

/**
 * Whether a clause says nothing without the one before it, which is its object or its condition:
 * "vervangen we gratis" after "wat niet aanslaat" (`INVERTED` here). `partsOf`
 * (`ads/sentence-lines.ts`) ends no part before such a clause.
 * @param before the clause before it
 * @param language BCP 47 code without a region
 */
export const isInverted = (before: string, clause: string, language: string): boolean =>
  INVERTED[language]?.test(clause) === true ||
  (language === "de" && INVERTED_OR_ORDER.test(clause) && SUBORDINATE.test(before));

/** A verb without its subject: "el primer reajuste, durante el primer año, no se cobra". */
const BARE_PREDICATE = /^(?:(?:no|non|não) )?(?:se|si) \p{L}{4,}$/iu;
/** The last two items of a list: "fotocopie o telefonate". */
const LAST_ITEMS = /^\p{L}+ (?:or|oder|ou|o|of|ni|né|nor) \p{L}+$/iu;
/** Words that deny all items of a list: "senza extra per assemblee, fotocopie o telefonate". */
const WITHOUT = /(?<!\p{L})(?:without|no|ohne|kein(?:e|en)?|sans|sin|senza|sem|zonder|geen)(?!\p{L})/iu;
const isLastItem = (before: string, clause: string) => LAST_ITEMS.test(clause) && WITHOUT.test(before);
/** Words that are put in between a subject and its verb. */
const ASIDE = /^(?:durante|en|em|in|nel|nella|hasta|fino|até|desde|dentro|entro) /iu;

const ENDS_IN_AND = /(?<!\p{L})(?:and|und|et|y|e|en)$/iu;

/**
 * Merges a clause that starts with its verb and its subject with the clause before it, and with
 * the noun before a relative clause: "Pflanzen, die nicht anwachsen, ersetzen wir". A clause also
 * stays with words that are put in behind an "and", and a predicate with its subject: "el primer
 * reajuste, durante el primer año, no se cobra". Returns other clauses unchanged. `readFacts`
 * calls it before `joinClauses`; the words are in this file.
 */
export function mergeInversions(text: string, clauses: readonly Clause[], language: string): Clause[] {
  const textOf = ({ start, end }: Clause) => text.slice(start, end);
  const openings = new Set<Clause>();
  clauses.forEach((clause, index) => {
    const [noun, before] = [clauses[index - 2], clauses[index - 1]];
    if (before === undefined) return;
    // "Le devis se fait sur photo et, à partir de quatre chaises, nous venons": a condition.
    const isPutIn = noun !== undefined && ENDS_IN_AND.test(textOf(noun));
    const isBare = BARE_PREDICATE.test(textOf(clause)) || isLastItem(textOf(before), textOf(clause));
    if (!isPutIn && !isBare && !isInverted(textOf(before), textOf(clause), language)) return;
    openings.add(clause);
    const isBetween =
      RELATIVE[language]?.test(textOf(before)) === true || (isBare && ASIDE.test(textOf(before)));
    if (noun !== undefined && isBetween) openings.add(before);
  });
  return mergeClauses(clauses, (_before, clause) => openings.has(clause));
}
