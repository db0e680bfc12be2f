import { isOfMessage, type Fact } from "../facts/facts.ts";
import { isSpared } from "../facts/left-out.ts";

/** What a business does not do, in at most three words: "No quartz", "geen keratine". */
const NOT_DONE =
  /(?:^(?:no|kein(?:e|en)?|geen|pas (?:de|les?|la)|sin|sem|niente|nessun[ao]?|not the|nicht die|niet de)\s|^pas d[’'])(?:\p{L}[\p{L}’'-]*(?: (?!(?:or|oder|ou|o|of) )|$)){1,3}$/iu;

/**
 * A fee beside the price: "Under 4 weeks there's a $75 rush fee". "Supplements" without an accent
 * are goods.
 */
const FEE =
  /(?<!\p{L})(?:(?:rush|express|late|weekend|delivery|travel|booking|installation|set-?up|joining|registration|admin|call-?out) (?:fee|charge)|surcharges?|\p{L}*zuschlag|aufpreis|suppléments?|recargo|suplemento|sovrapprezzo|supplemento|sobretaxa|acréscimo|\p{L}*toeslag|meerprijs)(?!\p{L})|(?<!\p{L})(?:excess applies|(?:selbstbeteiligung|eigenanteil) (?:gilt|fällt an)|franchise applicable|se aplica franquicia|si applica la franchigia|aplica-se franquia|eigen risico (?:geldt|van toepassing))(?!\p{L})|(?<!\p{L})(?:kommt|kommen)(?!\p{L}).*\d.*(?:dazu|hinzu)$/iu;
/** A fee that nobody pays: "without surcharge", "delivery fee included". */
const WITHOUT =
  /(?<!\p{L})(?:no|without|waived|free|kein(?:e|en)?|ohne|entfällt|kostenlos|gratis|sans|pas|aucun|offerte?s?|gratuite?s?|sin|sem|senza|nessun|gratuit[oaie]s?|geen|zonder|vervalt|(?<!(?:not|non|nicht|no|não|niet) )(?:included|inklusive|inbegriffen|comprise?s?|incluse?s?|inclus[oai]|compres[oaie]|incluid[oa]s?|incluíd[oa]s?|inbegrepen))(?!\p{L})/iu;

/** For whom or what an offer is not: "Under 8s can't go", "IVA no incluido". */
const EXCLUDED =
  /(?<!\p{L})(?:(?:can[’']?t|cannot) (?:go|come|join|attend|take part|be (?:booked|accepted|taken))|not (?:suitable|recommended|allowed|possible|included)|nicht (?:geeignet|erlaubt|möglich|empfohlen|enthalten|inbegriffen|inklusive)|(?:pas|non) (?:adaptée?s?|admise?s?|autorisée?s?|possible|comprise?s?|incluse?s?)|no (?:aptos?|aptas?|recomendad[oa]s?|incluid[oa]s?|se admiten?|se permiten?|es posible)|non (?:adatt[oaie]|ammess[oaie]|inclus[oaie]|compres[oaie]|consigliat[oaie]|è possibile)|não (?:recomendad[oa]s?|permitid[oa]s?|incluíd[oa]s?|aceitamos|é possível)|niet (?:geschikt|toegestaan|mogelijk|inbegrepen|aanbevolen))(?!\p{L})/iu;
/** The same as owners stress it in capitals: "NOT plasterboard or fridges". */
const STRESSED = /^(?:NOT|NICHT|KEINE?|PAS|NO|NON|NÃO|NIET|GEEN) \p{Ll}/u;

/** What readers cannot have: "In juli en augustus altijd uitverkocht". */
const SOLD_OUT =
  /(?<!\p{L})(?:(?:always|usually|already) (?:sold|booked) out|(?:immer|meist|schon) (?:ausverkauft|ausgebucht)|(?:toujours|souvent|déjà) épuisée?s?|(?:siempre|ya) agotad[oa]s?|(?:sempre|già) esaurit[oaie]|(?:sempre|já) esgotad[oa]s?|(?:altijd|meestal|al) (?:uitverkocht|volgeboekt))(?!\p{L})/iu;
/** The same without a place left, unlike "Always full of flavor": a time or nothing follows. */
const FULL =
  /(?<!\p{L})(?:(?:always|usually|already) full|(?:immer|meist|schon) voll|(?:toujours|souvent|déjà) (?:complets?|complètes?|pleine?s?)|(?:siempre|ya) (?:llen[oa]s?|complet[oa]s?)|sempre (?:complet[oaie]|pien[oaie])|già (?:complet[oaie]|pien[oaie])|(?:sempre|já) (?:lotad[oa]s?|chei[oa]s?|complet[oa]s?)|(?:altijd|meestal|al) vol)(?=\P{L}*$|[,;:]| (?:on|until|for|from|by|bis|im|am|ab|an|jusqu|dès|en|hasta|desde|fino|dal|até|desde|op|tot|in|vanaf)(?!\p{L})| (?:los|las|le|les|il|la|aos?|à|às|nos?|nas?|’s|'s)? ?(?:\p{L}+ )?(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekends?|wochenende?n?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|samstags?|(?:lun|mar|mercre|jeu|vendre|same)dis?|dimanches?|week-ends?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|(?:lune|marte|mercole|giove|vener)dì|sabat[oi]|domenic(?:a|he)|(?:segunda|terça|quarta|quinta|sexta)s?(?:-feira)?|(?:maan|dins|woens|donder|vrij|zater|zon)dags?)(?!\p{L}))/iu;

/** When a voucher or package ends: "El bono caduca a los 6 meses". */
const EXPIRES =
  /(?<!\p{L})(?:expires?|verfällt|verfallen|läuft .*ab$|expire(?:nt)?|se périme(?:nt)?|caducan?|expiran?|vencen?|scad(?:e|ono)|expira(?:m)?|verloopt|vervalt)(?!\p{L})(?<!(?:never|nie|jamais|nunca|mai|nooit) \p{L}+)/iu;

/** Two things that a business does not do: "No stag or hen parties". */
const NEITHER =
  /^(?:no|kein(?:e|en)?|geen|pas de) (?!.*(?:preserv|colou?r|dye|farb|konserv|conserv|kleur|hormon|antibio|gift|gif(?!\p{L})|poison|herbi|palm|soja|soy|nuts|milk))\p{L}+(?: \p{L}+)? (?:or|nor|oder|und|ou|ni|of|en) (?:(?:no|kein(?:e|en)?|geen|de) )?\p{L}+(?: \p{L}+)?$/iu;
/** "Não lavamos só engomamos": a service that is not offered, before the only one that is. */
const NOT_BUT_ONLY =
  /^(?:we don[’']t|wir \p{L}+ nicht|no|non|n[ãa]o) \p{L}+,? (?:we )?(?:only|nur|solo|sólo|só|soltanto|apenas) \p{L}+$/iu;
/** What breaks or is shipped at the customer's cost: "La casse est facturée 2€ la pièce". */
const AT_COST =
  /^(?:breakages? (?:is|are) charged|bruch wird berechnet|la casse est facturée|las roturas se cobran|le rotture si pagano|breuk wordt berekend)(?!\p{L})|(?<!\p{L})(?:se paga aparte|se pagan aparte|no va incluid[oa]|no van incluid[oa]s)(?!\p{L})|(?<!\p{L})fallen .*\d.* an$|^[^,]+ (?:is|are) extra \([^)]*\d[^)]*\)$/iu;
/** Who may come: "Só maiores de 18", "Adults only". */
const AGE =
  /^(?:over 18s only|adults only|nur für erwachsene|réservé aux (?:majeurs|adultes)|solo (?:mayores|maggiorenni|adultos|adulti)|sólo mayores|só (?:para )?(?:maiores|adultos)|alleen (?:voor )?volwassenen)(?: de 18(?: anos| años)?)?$|^(?:dogs?|hunde|honden|chiens|kinder|children|kinderen) (?:jonger dan|unter|under|younger than|de moins de) .*(?<!\p{L})(?:niet|nicht|not|can[’']t|pas)(?!\p{L})/iu;
/** What customers need, with what they do not get: "Boots needed, we've no spares". */
const NEEDED = /^[^,]{3,40} (?:needed|required), (?:we[’']ve|we have|we don[’']t)(?!\p{L})/iu;

/** Results of `isDrawback`, because thousands of drafts contain the same fact. */
const drawbacks = new WeakMap<Fact, boolean>();

/**
 * Whether a fact of the details only says what customers do not get or pay on top: an exclusion
 * without a benefit ("no quartz"), a fee, or something sold out or expiring (words of this file).
 * "No booking fee" and "no contract" spare customers something (`isSpared` in
 * `facts/left-out.ts`). `hook-worth.ts` gives such facts few points.
 */
export function isDrawback(fact: Fact): boolean {
  const known = drawbacks.get(fact);
  if (known !== undefined) return known;
  const { text } = fact;
  const isExclusion = (NOT_DONE.test(text) || NEITHER.test(text)) && !isSpared(text);
  const found =
    !isOfMessage(fact) &&
    (isExclusion ||
      (FEE.test(text) && !WITHOUT.test(text)) ||
      [EXCLUDED, STRESSED, SOLD_OUT, FULL, EXPIRES, NOT_BUT_ONLY, AT_COST, AGE, NEEDED].some((pattern) =>
        pattern.test(text),
      ));
  drawbacks.set(fact, found);
  return found;
}

/** Adjectives and times or places of a predicate whose subject is in another sentence. */
const REMAINDER =
  /^(?:(?:ready|finished|back|available|possible|suitable|open|vegetarian|vegan|halal|kosher) (?:by|on|in|at|from|for|within|the)|(?:fertig|bereit|zurück|erhältlich|verfügbar|möglich|vegetarisch|vegan) (?:am|an|bis|in|im|ab|um|für|nach|vor|jeden)|(?:prêt|disponible|possible|végétarien|végan)(?:ne)?e?s? (?:à|le|en|dès|pour|avant|chaque|du)|(?:list[oa]|disponible|posible|vegetarian[oa]|vegan[oa])s? (?:a|el|en|para|antes|desde|cada)|(?:pront[oaie]|disponibil[ei]|possibil[ei]|vegetarian[oaie]|vegan[oaie]) (?:in|il|per|entro|dal|alle|ogni)|(?:pront[oa]|disponíve(?:l|is)|possíve(?:l|is)|vegetarian[oa]|vegan[oa])s? (?:em|no|na|para|até|às|ao|a partir)|(?:handy|ideal|perfect|great) (?:for|if|as|when)|(?:ideal|perfekt|praktisch) (?:für|wenn)|(?:idéale?|parfaite?|pratique)s? (?:pour|si|quand)|(?:ideal|perfect[oa]|práctic[oa]|prátic[oa]|útil)(?:es)? (?:para|si|se)|(?:ideale|perfett[oa]|comod[oa]|utile) (?:per|se)|(?:handig|ideaal|perfect) (?:als|voor|om)|(?:klaar|terug|leverbaar|beschikbaar|mogelijk|vegetarisch|veganistisch) (?:op|in|om|voor|binnen|vanaf|elke|na))(?!\p{L})/iu;
/** A short phrase of what comes with the offer, unlike "With you from start to finish". */
const WITH =
  /^(?:with (?!(?:you|us|your|our|one|only)(?!\p{L}))|mit (?!(?:dir|ihnen|uns|einem|einer|nur)(?!\p{L}))|avec (?!(?:vous|nous|une?|toi)(?!\p{L}))|con (?!(?:nosotros|una?|noi)(?!\p{L}))|com (?!(?:você|uma?)(?!\p{L}))|met (?!(?:jou|u|ons|een|één)(?!\p{L})))/iu;
/** Longer clauses with such a phrase are sentences: "With two coats of oil it lasts ten years". */
const MAX_WITH_WORDS = 6;

/**
 * Whether a clause is the rest of a sentence whose subject stands before it: "Ready by 5pm", "Met
 * foto's van voor en na" (words: `REMAINDER` and `WITH` here). It may follow another statement, and
 * opens an ad only if nothing else does: `weakness` in `hook-worth.ts` subtracts points for it.
 */
export const isRemainder = (clause: string): boolean =>
  REMAINDER.test(clause) || (WITH.test(clause) && clause.split(/\s+/u).length <= MAX_WITH_WORDS);

/** A further possibility: "Inbrengen kan ook", "Per Post geht auch". */
const BESIDES =
  /(?<!\p{L})(?:(?:is|are)? ?(?:possible|available|welcome) too|(?:is|are) also (?:possible|available|welcome)|geht auch|ist auch möglich|(?:est|sont) aussi possibles?|también (?:es posible|se puede)|(?:è|sono) possibil[ei] anche|também (?:é possível|dá)|kan ook|mag ook|is ook mogelijk)$/iu;

/** What can be done with a thing that stands before it: "Si possono congelare", "Can be frozen". */
const CAN_BE =
  /^(?:can (?:also )?be|kann (?:auch )?|können (?:auch )?|peu(?:t|vent) (?:aussi )?(?:se|être)|se pueden?|puede(?:n)? ser|si p(?:uò|ossono)|pode(?:m)? ser|kan (?:ook )?|kunnen (?:ook )?)(?: \p{L}+){1,3}$/iu;

/** A time after an event that the sentence before names: "Bar opens after", "Bar öffnet danach". */
const AFTERWARDS =
  /(?<!\p{L})(?:after(?: that| this)?|afterwards|danach|ensuite|après|después|dopo|depois|daarna|erna)$/iu;

/** What more of the same costs: "Jede weitere Woche kostet 4 Prozent". */
const FURTHER =
  /^(?:(?:each|every|any) (?:further|additional|extra)|jede[rs]? (?:weitere|zusätzliche)|chaque [^,]+ supplémentaire|cada [^,]+ (?:adicional|extra|de más)|ogni [^,]+ (?:in più|aggiuntiv[oa])|elke (?:extra|volgende))(?!\p{L})/iu;

/**
 * Whether a clause only adds to another one (`BESIDES`, `CAN_BE`, `AFTERWARDS`, `FURTHER` here).
 * `weakness` in `hook-worth.ts` opens an ad with it only if nothing else does.
 */
export const addsToAnother = (clause: string): boolean =>
  [BESIDES, CAN_BE, AFTERWARDS, FURTHER].some((pattern) => pattern.test(clause));

/** "In 2021 zijn wij zelf begonnen", "this year we changed the method". */
const HISTORY = new RegExp(
  [
    "(?:we|i)(?:[’']ve| have)? (?:\\p{L}+ )?(?:started|began|begun|changed|founded|decided|took over)",
    "(?:(?:haben|sind) wir|wir (?:haben|sind)|(?:habe|bin) ich|ich (?:habe|bin))(?!\\p{L}).* (?:angefangen|begonnen|gegründet|umgestellt|geändert|entschieden|übernommen)",
    "(?:nous avons|j[’']ai|on a) (?:\\p{L}+ )?(?:commencé|changé|créé|décidé|repris)",
    "(?:hemos|he) (?:cambiado|empezado|decidido|creado)|(?:empezamos|fundamos|cambiamos) (?:en|hace)",
    "(?:abbiamo|ho) (?:iniziato|cominciato|cambiato|deciso|fondato)",
    "(?:mud[áa]mos|começ[áa]mos|decidimos|fund[áa]mos) (?:em|há|o|a)",
    "(?:(?:zijn|hebben) (?:wij|we)|(?:wij|we) (?:zijn|hebben)|(?:heb|ben) ik|ik (?:heb|ben))(?!\\p{L}).* (?:begonnen|gestart|veranderd|overgenomen|opgericht)",
  ]
    .map((words) => `(?<!\\p{L})(?:${words})(?!\\p{L})`)
    .join("|"),
  "iu",
);

/** UTF-16 units; a longer clause says more than what the business did. */
const MAX_HISTORY = 100;

/** Whether a clause only tells what the business did in the past (`HISTORY` here). */
export const tellsHistory = (clause: string): boolean => clause.length <= MAX_HISTORY && HISTORY.test(clause);

/** Results of `isHistory`, because thousands of drafts contain the same fact. */
const histories = new WeakMap<Fact, boolean>();

/**
 * Whether a fact tells what the business did in the past (words: `HISTORY` here). It is no promise
 * (`own-words.ts`), and no reason to read an ad (`hook-worth.ts`).
 */
export function isHistory(fact: Fact): boolean {
  const found = histories.get(fact) ?? tellsHistory(fact.text);
  histories.set(fact, found);
  return found;
}
