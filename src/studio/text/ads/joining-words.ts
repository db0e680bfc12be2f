/**
 * Words for "and", "or" and "but" by language: "o" joins clauses in Spanish and is an article in
 * Portuguese.
 */
const JOINING: Readonly<Record<string, RegExp>> = {
  en: /^(?:and|or|but)(?!\p{L})/iu,
  de: /^(?:und|oder|aber)(?!\p{L})/iu,
  fr: /^(?:et|ou|mais)(?!\p{L})/iu,
  es: /^(?:y|e|o|u|pero)(?!\p{L})/iu,
  it: /^(?:ed?|o|ma)(?!\p{L})/iu,
  pt: /^(?:e|ou|mas)(?!\p{L})/iu,
  nl: /^(?:en|of|maar)(?!\p{L})/iu,
};

const joiningOf = (language: string) => JOINING[language.slice(0, 2)];

/**
 * Whether a clause starts with a word that joins it to the one before it: "and the bag is yours".
 * The words are in `JOINING` here; the functions of `sentence-parts.ts` and `sentence-starts.ts`
 * ask for it. False in a language without an entry.
 */
export const isJoined = (clause: string, language: string): boolean =>
  joiningOf(language)?.test(clause) === true;

/** The clause without such a word: "if it fails" of "and if it fails", for `sentence-parts.ts`. */
export function withoutJoiningWord(clause: string, language: string): string {
  const joining = joiningOf(language);
  return joining === undefined ? clause : clause.replace(joining, "").trim();
}
