import type { Range } from "./segments.ts";

const AMOUNT = String.raw`[-\u2013]?(?:\d+(?:[.,]\d+)? ?(?:%|\u20AC|euros?(?!\p{L}))|[\u20AC$£] ?\d+(?:[.,]\d+)?)`;
const NOUNS =
  "off|discount|offer|voucher|rabatt|nachlass|gutschein|remise|réduction|offre|descuento|dto|oferta|sconto|offerta|desconto|korting|aanbieding|tegoed";

/** An amount, up to two words, and a word for an offer: "20% launch offer", "10 % Rabatt". */
const NAMED = new RegExp(`(?<![\\p{L}\\p{N}])${AMOUNT}(?: (?:de |di )?\\p{L}+){0,2}? ?(?:${NOUNS})$`, "iu");
const PERIODS =
  "days?|weeks?|months?|tage|wochen|monate|jours|semaines|mois|días|semanas|meses|giorni|settimane|mesi|dias|dagen|weken|maanden";
const FREE = "free|gratis|kostenlos\\p{L}*|gratuit\\p{L}*|offert\\p{L}*";
/** "20 % off the first clean", "Free delivery in May", "First lesson free". */
const STATED = new RegExp(
  `^(?:${AMOUNT} ?(?:(?:de |di )?(?:${NOUNS})|auf|sur|en|su|em|op|on)(?!\\p{L})|(?:${FREE}|buy one|two for one|half price|2x1)(?!\\p{L})|(?!(?:that|it|dass|es|que|che|dat|het) )(?:(?!(?:no|not|nicht|plus|jamais|ya|non|não|niet)(?!\\p{L}))[\\p{L}’'-]+ ){1,3}(?:${FREE}|half price)(?: (?:en|a|em|in|im|until|till|bis|jusqu’?\\p{L}*) \\p{L}+)?$|\\d+ (?:${PERIODS}) (?:${FREE})$)`,
  "iu",
);
/** A sentence about it: "The survey is free and takes 40 minutes". */
const SAID = new RegExp(
  `^(?:the|your|our|der|die|das|ihre?|dein|unsere?|le|la|votre|el|tu|il|lo|o|a|de|het) (?:(?!(?:no|not|never|nicht|nie|plus|jamais|ya|non|mai|não|nunca|niet|nooit|ad|advert|anzeige|annonce|anuncio|annuncio|anúncio|advertentie)(?!\\p{L}))[\\p{L}\\p{N}’'-]+ ){1,4}(?:is|ist|est|es|è|é) (?:always |immer |toujours |siempre |sempre |altijd )?(?:${FREE})(?: (?:and|und|et|y|e|en) (?:takes|lasts|dauert|dure|dura|duurt) [^,.;]+)?$`,
  "iu",
);
/** What the business does with the offer, at its end: "10 % Rabatt bewerben". */
const DONE_WITH =
  / (?:bewerben|anbieten|gewinnen|machen|verkaufen|nutzen|bieten|geben|zeigen|verkopen|promoten)$/iu;
/** The goals of the business, which follow the offer: "20% off in May to increase sales". */
const PURPOSE =
  / (?:(?:in order )?to|so that (?:we|i)|and(?= (?:increas|grow|boost|rais|driv|attract|generat))) (?:\p{L}+ )?(?:increas|grow|driv|boost|win|gain|reach|attract|rais|build|generat|sell|clear|convert|doubl|improv|tripl|acquir)\p{L}*.*$| (?:and so|und so|und damit|et ainsi|y así|e così|e assim|en zo) .*$/iu;
/** What customers do with it: "gratis kennismaking inplannen". */
const TAKEN =
  / (?:laten )?(?:buchen|vereinbaren|sichern|inplannen|plannen|boeken|reserveren|aanvragen|maken|laten)$/iu;
/** Bookings that the business wants: "free site visits booked for April". */
const BOOKED = /^free (?:(?!if |when |once )\p{L}+ ){1,3}booked(?: for(?!\p{L})| in(?!\p{L})|$)/iu;

/**
 * What customers should do for it ("pedir presupuesto gratis") or what the business wants of them
 * ("richieste di sopralluogo gratuito").
 */
const ASKED =
  /^(?:(?:más|more|plus de|più|mais|mehr|meer) )?(?:pedir|solicitar|request|ask for|chiedere|richiedere|demander|(?:requests?|bookings?|sign-?ups?|calls?|enquiries) for|(?:anfragen|anmeldungen|buchungen|anrufe) (?:für|zu[mr]?)|(?:demandes?|réservations?|inscriptions?|appels?) (?:de|d[’'](?=\p{L})|pour)|(?:solicitudes|peticiones|reservas|llamadas|inscripciones) (?:de|para)|(?:richieste|prenotazioni|iscrizioni|telefonate|chiamate) (?:di|per)|(?:pedidos|marcações|inscrições|agendamentos) (?:de|para)|(?:aanvragen|aanmeldingen|boekingen|telefoontjes) voor)(?: |(?<=[’']))/iu;

/** What the business wants of an offer, at its end: "Free trial sign-ups", not "10% off orders". */
const WANTED =
  /(?<!(?<!\p{L})(?:off|on|for|with|to|per|auf|für|bei|mit|sur|pour|avec|en|para|con|su|em|com|op|voor|vanaf|met|de|di) .*)(?<!\p{L})(?:sign-?ups|registrations|bookings|enquiries|inquiries|calls|leads|orders|requests|downloads|visits|visitors|customers|anmeldungen|buchungen|anfragen|bestellungen|kunden|inscriptions|réservations|demandes|appels|commandes|inscripciones|citas|solicitudes|clientes|iscrizioni|prenotazioni|richieste|clienti|inscrições|marcações|reservas|pedidos|aanmeldingen|boekingen|aanvragen|bestellingen|klanten)$/iu;

/**
 * The part of a goal that is an offer for customers: "20% launch offer" of "Launch online with a
 * 20% launch offer". The rest of a goal is what the business wants, which is never printed. Null
 * without such a part. `readFacts` calls it for clauses of `campaignGoals`.
 * @param clause the range of the clause in the text
 */
export function offerOfGoal(text: string, clause: Range): Range | null {
  const said = text.slice(clause.start, clause.end);
  if (SAID.test(said)) return clause;
  const offer = said.replace(PURPOSE, "").replace(TAKEN, "");
  const wanted = offer.replace(/\s*\([^()]*\)$/u, "");
  if (
    STATED.test(offer) &&
    !BOOKED.test(offer) &&
    !DONE_WITH.test(offer) &&
    !WANTED.test(wanted) &&
    !ASKED.test(offer)
  )
    return { start: clause.start, end: clause.start + offer.length };
  const named = NAMED.exec(said);
  return named === null ? null : { start: clause.start + named.index, end: clause.end };
}
