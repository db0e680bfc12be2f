import { isOfMessage, type Fact } from "../facts/facts.ts";
import { isSpared } from "../facts/mixed-lists.ts";

/** An exclusion of at most three words: "No quartz", "geen keratine". */
const EXCLUDED =
  /^(?:no|not|kein(?:e|en)?|geen|pas de|pas d[’']|sin|sem|niente|nessun[ao]?)\s?(?:\p{L}[\p{L}’'-]*(?: (?!(?:or|oder|ou|o|of) )|$)){1,3}$/iu;

/** A fee beside the price: "Under 4 weeks there's a $75 rush fee". */
const FEE =
  /(?<!\p{L})(?:(?:rush|express|late|weekend|delivery|travel|booking) (?:fee|charge)|surcharges?|\p{L}*zuschlag|aufpreis|suppl[ée]ments?|recargo|suplemento|sovrapprezzo|supplemento|sobretaxa|acréscimo|\p{L}*toeslag|meerprijs)(?!\p{L})/iu;
const WITHOUT =
  /(?<!\p{L})(?:no|without|kein(?:e|en)?|ohne|sans|pas|aucun|sin|sem|senza|nessun|geen|zonder)(?!\p{L})/iu;

/** What readers cannot have: "In juli en augustus altijd uitverkocht". */
const SOLD_OUT =
  /(?<!\p{L})(?:(?:always|usually|already) (?:sold out|full|booked out)|(?:immer|meist|schon) (?:ausverkauft|ausgebucht|voll)|(?:toujours|souvent|déjà) (?:complets?|épuisée?s?)|(?:siempre|ya) (?:agotad[oa]s?|llen[oa]s?|complet[oa]s?)|(?:sempre|già) (?:esaurit[oaie]|complet[oaie])|(?:sempre|já) (?:esgotad[oa]s?|lotad[oa]s?)|(?:altijd|meestal|al) (?:uitverkocht|volgeboekt|vol))(?!\p{L})/iu;

/** Results of `isDrawback`, because thousands of drafts contain the same fact. */
const drawbacks = new WeakMap<Fact, boolean>();

/**
 * Whether a fact of the details only says what customers do not get or pay on top: an exclusion
 * without a benefit ("no quartz"), a fee, or what is sold out (words of this file). "No booking
 * fee" and "no contract" spare customers something (`isSpared` in `facts/mixed-lists.ts`).
 * `hook-worth.ts` gives such facts few points.
 */
export function isDrawback(fact: Fact): boolean {
  const known = drawbacks.get(fact);
  if (known !== undefined) return known;
  const { text } = fact;
  const isExclusion = EXCLUDED.test(text) && !isSpared(text);
  const found =
    !isOfMessage(fact) && (isExclusion || (FEE.test(text) && !WITHOUT.test(text)) || SOLD_OUT.test(text));
  drawbacks.set(fact, found);
  return found;
}

/** Adjectives and prepositions of a predicate whose subject is in another sentence. */
const REMAINDER =
  /^(?:(?:ready|finished|back|available|possible|suitable|open|vegetarian|vegan|halal|kosher) (?:by|on|in|at|from|for|within|the)|with (?!you|us|your|our|one|only)|(?:fertig|bereit|zurück|erhältlich|verfügbar|möglich|vegetarisch|vegan) (?:am|an|bis|in|im|ab|um|für|nach|vor|jeden)|mit (?!dir|ihnen|uns|einem|einer|nur)|(?:prêt|disponible|possible|végétarien|végan)(?:ne)?e?s? (?:à|le|en|dès|pour|avant|chaque|du)|avec (?!vous|nous|une?|toi)|(?:list[oa]|disponible|posible|vegetarian[oa]|vegan[oa])s? (?:a|el|en|para|antes|desde|cada)|con (?!nosotros|un|noi)|(?:pront[oaie]|disponibil[ei]|possibil[ei]|vegetarian[oaie]|vegan[oaie]) (?:in|il|per|entro|dal|alle|ogni)|(?:pront[oa]|disponíve(?:l|is)|possíve(?:l|is)|vegetarian[oa]|vegan[oa])s? (?:em|no|na|para|até|às|ao|a partir)|com (?!você|um)|(?:klaar|terug|leverbaar|beschikbaar|mogelijk|vegetarisch|veganistisch) (?:op|in|om|voor|binnen|vanaf|elke|na)|met (?!jou|u|ons|een|één))/iu;

/**
 * Whether a clause is the rest of a sentence whose subject stands before it: "Ready by 5pm", "Met
 * foto's van voor en na" (words: `REMAINDER` here). It may follow another statement, and opens an
 * ad only if nothing else does: `weakness` in `hook-worth.ts` subtracts points for it.
 */
export const isRemainder = (clause: string): boolean => REMAINDER.test(clause);
