import { isService } from "../facts/course.ts";
import { printableFacts, type Facts, type Goal } from "../facts/facts.ts";

/** Words that only things have, which are sent or measured. */
const GOODS =
  /(?<!\p{L})(?:returns?|refills?|shipping|postage|dispatched|versand\p{L}*|rückgabe\p{L}*|umtausch|expédi\p{L}+|envíos?|devoluciones|spedizion[ei]|resi|envios?|devoluções|verzending|retourneren)(?!\p{L})|\d\s?(?:ml|cl|kg|cm|mm|oz|lbs?)(?!\p{L})/iu;

/**
 * The next step that the product itself implies, if the brief names none; null if nothing shows
 * one.
 */
export function impliedGoal(facts: Facts): Goal | null {
  if (isService(facts.product)) return "book";
  return printableFacts(facts).some(({ text }) => GOODS.test(text)) ? "buy" : null;
}
