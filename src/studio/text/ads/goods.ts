import { printableFacts, type Facts } from "../facts/facts.ts";

/** Words that only things have, which are sent or measured. */
const GOODS =
  /(?<!\p{L})(?:returns?|refills?|ships?|shipping|postage|dispatched|versand\p{L}*|rückgabe\p{L}*|umtausch|expédi\p{L}+|envíos?|devoluciones|spedizion[ei]|resi|envios?|devoluções|verzending|retourneren)(?!\p{L})|\d\s?(?:ml|cl|kg|cm|mm|oz|lbs?)(?!\p{L})/iu;

/**
 * Whether the product or a printable fact has a word for things to buy (`GOODS` here). `usualGoal`
 * (`usual-goal.ts`) asks it for a brief that names no next step.
 */
export function areGoods(facts: Facts): boolean {
  return GOODS.test(facts.product) || printableFacts(facts).some(({ text }) => GOODS.test(text));
}
