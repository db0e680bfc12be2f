/** The last two words of a clause, of which the first may be an article or a possessive. */
const LAST_PAIR = /(?<!\p{L})(\p{L}+) [\p{L}-]+$/u;
/** A noun after its article, and another one joined to it: "votre grand-père ou vous-même". */
const JOINED = /^(\p{L}+) [\p{L}-]+ (?:and|or|und|oder|et|ou|y|e|o|en|of) /iu;
/** Words that stand before a noun. */
const DETERMINER =
  /^(?:your|the|their|ihre?n?|deine?n?|den|die|das|eine?n?|votre|vos|ton|ta|tes|une?|les?|las?|tu|tus|su|sus|el|los|una?|il|lo|gli|i|tuoi?|tua|tue|suoi?|sua|sue|vostr[oaei]|o|os|as?|seus?|suas?|teus?|uma?|je|jouw|uw|een|de|het)$/iu;

/**
 * Whether a clause only continues the objects of the clause before it: "J'écoute votre mère" and
 * "votre grand-père ou vous-même pendant dix entretiens". `joinClauses` (`classify.ts`) keeps both
 * together, because the second one has no verb.
 */
export function continuesObjects(before: string, own: string): boolean {
  const last = LAST_PAIR.exec(before)?.[1]?.toLowerCase() ?? "";
  const next = JOINED.exec(own)?.[1]?.toLowerCase() ?? "";
  return last !== "" && last === next && DETERMINER.test(last);
}
