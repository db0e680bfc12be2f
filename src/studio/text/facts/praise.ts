/** Praise of the business, which limits no price: "friendly staff", "nettes Team". */
const PRAISE =
  /(?<!\p{L})(?:friendly|honest|cosy|cozy|relaxed|reliable|great|lovely|staff|team|service|atmosphere|advice|freundlich\p{L}*|nett\p{L}*|ehrlich\p{L}*|gemütlich\p{L}*|entspannt\p{L}*|zuverlässig\p{L}*|beratung|atmosphäre|sympa\p{L}*|chaleureu\p{L}+|accueil\p{L}*|équipe|ambiance|soigné\p{L}*|amable\p{L}*|simpátic\p{L}+|cercan\p{L}+|trato|equipo|ambiente|simpatic\p{L}+|gentil\p{L}*|cortes\p{L}+|accoglien\p{L}+|personale|simpátic\p{L}+|acolhedor\p{L}*|atendimento|equipa|vriendelijk\p{L}*|gezellig\p{L}*|eerlijk\p{L}*|personeel|sfeer)(?!\p{L})/iu;

/** "staff only" is a condition. */
const LIMITING =
  /(?<!\p{L})(?:only|nur|seulement|uniquement|solo|sólo|soltanto|solamente|só|apenas|somente|alleen|for|für|pour|para|per|voor)(?!\p{L})/iu;

/**
 * Whether a clause praises the business, so that it limits no price before it: "friendly staff"
 * (words: `PRAISE` here). `mergePriceConditions` (`priced-lists.ts`), `joinClauses` (`classify.ts`)
 * and `sentenceLines` (`ads/sentence-lines.ts`) ask for it.
 */
export const isPraise = (clause: string): boolean => PRAISE.test(clause) && !LIMITING.test(clause);
