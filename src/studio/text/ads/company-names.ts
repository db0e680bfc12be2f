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
 */
export function prepositionBy(
  forms: readonly (readonly [preposition: string, nouns: string])[],
  otherwise: string,
): (company: string) => string {
  const patterns = forms.map(
    ([preposition, nouns]) => [preposition, new RegExp(`^(?:${nouns})(?![\\p{L}\\p{N}-])`, "iu")] as const,
  );
  return (company) => {
    // "Chez Odile" has its preposition already.
    const own = new RegExp(`^${otherwise} `, "iu");
    if (own.test(company)) return company.replace(own, `${otherwise} `);
    const found = company.length <= MAX_NAME && patterns.find(([, pattern]) => pattern.test(company));
    const preposition = found ? found[0] : otherwise;
    // "à l’Atelier" has no space.
    return preposition.endsWith("’") ? `${preposition}${company}` : `${preposition} ${company}`;
  };
}
