/** An article that starts a name, and the preposition that takes its place: "Il", "dal". */
export type JoinedArticle = readonly [article: RegExp, preposition: string];

/** Longest name in UTF-16 units that gets a preposition of its own kind. */
const MAX_NAME = 60;

/**
 * Makes the function that puts a preposition before the name of a company, for `at`, `from` and
 * others of the grammars; which nouns take which preposition is in each `*.grammar.ts`. Names that
 * start with a common noun take its article: "au Cabinet dentaire des Quais", but "chez Kiné
 * Mouvement".
 * @param forms the nouns of each preposition as a regular expression source, matched against the
 *   first word without regard to case
 * @param otherwise the preposition of all other names
 * @param articles the articles at the start of a name that the language joins with `otherwise`: "da
 *   Il Falegname" is "dal Falegname". French and Spanish have none: their names keep the article
 *   ("chez Le Lieu Unique"), and the RAE writes "de El Rincón" if the article is part of a name.
 */
export function prepositionBy(
  forms: readonly (readonly [preposition: string, nouns: string])[],
  otherwise: string,
  articles: readonly JoinedArticle[] = [],
): (company: string) => string {
  const patterns = forms.map(
    ([preposition, nouns]) => [preposition, new RegExp(`^(?:${nouns})(?![\\p{L}\\p{N}-])`, "iu")] as const,
  );
  return (company) => {
    // "Chez Odile" has its preposition already.
    const own = new RegExp(`^${otherwise} `, "iu");
    if (own.test(company)) return company.replace(own, `${otherwise} `);
    const joined = articles.find(([article]) => article.test(company));
    const name = joined === undefined ? company : company.replace(joined[0], "");
    const found = company.length <= MAX_NAME && patterns.find(([, pattern]) => pattern.test(name));
    const preposition = found ? found[0] : (joined?.[1] ?? otherwise);
    // "à l’Atelier" has no space.
    return preposition.endsWith("’") ? `${preposition}${name}` : `${preposition} ${name}`;
  };
}
