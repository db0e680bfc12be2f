import { isOfMessage, type Fact } from "../facts/facts.ts";
import { MONTH } from "../facts/month-names.ts";
import { asksToBring } from "../facts/to-bring.ts";
import type { TimeValue } from "../facts/value.ts";
import { startsMessage } from "./line.ts";

/** What customers can choose and pay for: "Motor optional", "emballage cadeau en option". */
const OPTIONAL =
  /(?<!\p{L})(?:optional(?:ly|e[rsnm]?)?|optionnel(?:le)?s?|en option|opcional(?:es|mente)?|opcionais|facoltativ[oaie]|opzional[ei]|optionee?le?|gegen aufpreis)(?!\p{L})/iu;

/** An amount with its currency. */
const AMOUNT = "(?:\\p{Sc} ?\\d[\\d.,]*|\\d[\\d.,]*\\s?(?:€|eur(?:os?)?(?!\\p{L})|pounds?|dollars?|francs?))";
/** "Same day +$10", "parts extra", "18 € de más". */
const SURCHARGE = new RegExp(
  `\\+ ?${AMOUNT}|${AMOUNT} (?:more|mehr|en plus|de plus|más|in più|a mais|meer|extra)$|\\d (?:more|mehr|en plus|de plus|más|in più|a mais|meer)$|(?<!\\p{L})(?:extra|min(?:imum)?|zzgl\\.?|plus|dazu|hinzu|erbij|recommended|conseillée?|empfohlen|recomendad[oa]|consigliat[oa]|aanbevolen)$`,
  "iu",
);
/**
 * Whether a clause states an extra cost (words: `SURCHARGE` here): "Same day +$10", "parts extra";
 * not "cut £34, wash £18 extra", which states the price, too. `weaknessOf` in `hook-worth.ts` takes
 * points from it.
 */
export const isSurcharge = (clause: string): boolean =>
  /\d extra (?:if|for|when)(?!\p{L})/iu.test(clause) ||
  /(?<!\p{L})extra (?:unless|außer|es sei denn|sauf|salvo|tranne|exceto|tenzij|behalve)(?!\p{L})/iu.test(
    clause,
  ) ||
  ((clause.match(/\d+(?:[.,]\d+)*/gu)?.length ?? 0) < 2 && SURCHARGE.test(clause));

/** Work with a separate price: "Termita se cotiza aparte". */
const QUOTED_APART =
  /(?<!\p{L})(?:quoted separately|priced separately|charged separately|wird (?:gesondert|separat|extra) (?:berechnet|angeboten)|sur devis séparé|facturée?s? (?:à part|en sus)|se (?:cotiza|cobra|presupuesta)n? aparte|(?:si paga|si preventiva|viene preventivat[oa]) a parte|orçamentad[oa]s? à parte|cobrad[oa]s? à parte|si fa su preventivo|(?:est|se fait) sur devis$|es bajo presupuesto|sob orçamento$|op offerte$|nur auf anfrage$|wordt apart (?:berekend|geoffreerd))(?!\p{L})/iu;

/** An extra alone: a clause with a comma has a price, too ("59 dollars, parts extra"). */
const isOnlyExtra = (clause: string) =>
  !/,\s/u.test(clause) &&
  clause.split(/\s+/u).length <= MAX_EXTRA_WORDS &&
  (isSurcharge(clause) || OPTIONAL.test(clause));
const MAX_EXTRA_WORDS = 12;

/** The least that customers order or need, alone: "Minimum 30 people", "Vet referral needed". */
const REQUIRED =
  /^(?:we require|wir verlangen|nous exigeons|exigimos|richiediamo|wij eisen) |^(?:minimum|min\.?|minimal|mindestens|mindestbestell\p{L}*|mínimo|minimo|minimaal) \d[^,.;]{0,24}$|^(?:min(?:imum|\.)? (?:hire|rental|stay|booking|order|spend|charge|age|term|let|notice)|mindest(?:miet|buchungs|aufenthalts?)\p{L}*|(?:durée|séjour|location) minimum|(?:estancia|reserva|alquiler) mínim[oa]|(?:soggiorno|noleggio) minimo|(?:estadia|reserva|aluguer) mínim[oa]|min(?:imale?|\.)? (?:huur|verblijf)\p{L}*)(?!\p{L})[^,;]{0,30}$|^need \d+ (?:days?|weeks?|hours?)[’']? notice|^(?!.*(?<!\p{L})(?:no|not|nothing|kein\p{L}*|nicht|pas|aucun\p{L}*|sans|sin|non|nessun\p{L}*|senza|não|sem|nenhum\p{L}*|geen|niet|zonder)(?!\p{L}))[^,.;]{0,48}(?<!\p{L})(?:needed|required|mandatory|compulsory|nötig|erforderlich|pflicht|nécessaires?|obligatoires?|necesari[oa]s?|obligatori[oa]s?|necessari[oaie]|obbligatori[oaie]|necessári[oa]s?|obrigatóri[oa]s?|nodig|verplicht|vereist)$|(?<!\p{L})(?:it is|it[’']s|das ist|c[’']est|es|è|é|het is) (?:mandatory|compulsory|pflicht|obligatoire|obligatorio|obbligatorio|obrigatório|verplicht)$|^(?:you(?:[’']ll)? need at least|sie brauchen mindestens|il faut (?:compter )?au moins|se necesitan? al menos|hacen? falta al menos|serv(?:e|ono) almeno|são precis[oa]s pelo menos|u hebt minimaal) \d/iu;

/** Where or when only: "UK mainland only", "Available from November to March only". */
const LIMITED =
  /(?<!\p{L})(?:only|nur|seulement|uniquement|solamente|únicamente|soltanto|apenas|somente|alleen)$|(?<!\p{L})(?:only for|nur für|uniquement pour|seulement pour|solo para|solo per|soltanto per|apenas para|só para|alleen voor) \p{L}+(?: \p{L}+)?$|(?:by appointment only|nur (?:nach (?:rücksprache|absprache|vereinbarung)|auf anfrage|mit termin)|(?:uniquement|seulement) (?:sur|avec) (?:rendez-vous|rdv|devis)|(?:sólo|solo) (?:con cita|su (?:appuntamento|richiesta))(?: previa)?|(?:só|apenas) (?:com|por) marcação|alleen (?:op afspraak|na overleg))$|^(?:only|nur|seulement|uniquement|solo|sólo|soltanto|apenas|só|alleen) (?:in|on|at|for|am|im|in|für|en|à|le|pour|el|para|per|il|em|no|na|op|voor)(?!\p{L})/iu;

const ONLY = "(?:only|nur|seulement|uniquement|solo|sólo|soltanto|só|apenas|somente|alleen)";
/** "Only from March to May", "En agosto solo atendemos urgencias". */
const IN_MONTHS = new RegExp(
  `(?<!\\p{L})${ONLY} (?:from|between|in|von|ab|zwischen|im|de|d[’']|entre|en|da|tra|a|em|van|tussen) ${MONTH}(?!\\p{L})|^(?:in|im|en|em|ad?|au) ${MONTH} ${ONLY}(?!\\p{L})`,
  "iu",
);

/**
 * How long before customers have to order ("Encomendar com 3 dias de antecedência"), and advice to
 * do so ("convém marcar antes"), but not until when they may cancel.
 */
const AHEAD =
  /(?<!(?:until|up to|bis(?: zu)?|jusqu[’']à|hasta|fino a|até|tot) )(?<!\d)\d+ (?:days|weeks|tage|wochen|jours|semaines|días|semanas|giorni|settimane|dias|dagen|weken) (?:ahead|in advance|beforehand|vorher|im voraus|à l[’']avance|de antelación|con antelación|antes|prima|in anticipo|di anticipo|de antecedência|de antecedencia|antes|vooraf|van tevoren)(?!\p{L})|(?:^|, )(?:best to (?:book|order)|am besten (?:früh|rechtzeitig|vorher)|mieux vaut (?:réserver|commander)|conviene (?:reservar|prenotare|pedir|ordinare)|convém (?:marcar|reservar|encomendar)|(?:liefst|het beste) (?:op tijd|vooraf))(?!\p{L})/iu;

/** Notice at the end of a contract: "Disdetta 15 giorni", "Kündigungsfrist vier Wochen". */
const NOTICE =
  /^(?:notice(?: period)?|kündigungsfrist|préavis|preaviso|aviso prévio|disdetta|preavviso|opzegtermijn)(?!\p{L})[^,.;]{0,24}$/iu;

/** The day of a month: "1", "1er", "1st". */
const DAY_OF_MONTH = "\\d{1,2}(?:er|st|nd|rd|th|\\.|º)?";
/** "El taller cierra del 1 al 20 de agosto"; not the last day of a registration. */
const CLOSES = new RegExp(
  `^(?!.*(?<!\\p{L})(?:registration|sign-?up|booking|anmeld|inscri|inscripci|iscri)\\p{L}*)(?:(?:the|we|wir|el|la|il|lo|o|a|le|nous|on|der|die|das|de|het) |l[’'])?(?:\\p{L}+ )?(?:closes?|schließ(?:t|en)|ferm(?:e|ons)|cierr?a(?:mos)?|cerramos|chiud(?:e|iamo)|fech(?:a|amos)|sluit(?:en)?) (?:from|in|over|vom|von|im|du|de|del|en|dal|ad?|van|tussen|em|el) (?:(?:the )?${DAY_OF_MONTH} (?:to|bis|au|al|a|ao|tot)(?: zum)? ${DAY_OF_MONTH} (?:of |de |di )?)?${MONTH}(?!\\p{L})`,
  "iu",
);

/** Closing days and months: "Closed on Mondays", "A maggio siamo fermi", "Fecho segundas". */
const CLOSED =
  /^(?:los |las )?(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)(?: y (?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?))? cerrad[oa]s?$|^(?:(?:we(?:[’']re| are) )?closed|(?:nous sommes )?fermée?s?|(?:estamos )?cerrad[oa]s?|(?:siamo )?chius[oi]|(?:estamos )?fechad[oa]s?|fech(?:o|amos)|(?:wir (?:sind|haben) )?geschlossen|(?:wij zijn |we zijn )?gesloten)(?!\p{L})|(?<!\p{L})(?:geschlossen|siamo (?:fermi|chiusi)|estamos (?:cerrados|fechados)|sommes fermés|gesloten|dicht)$/iu;

/**
 * Whether a clause says where or when only: "UK mainland only" (words: `LIMITED` here).
 * `weaknessOf` in `hook-worth.ts` takes points from such a start.
 */
export const isLimit = (clause: string): boolean => LIMITED.test(clause);

/** Results of `isPracticality`, because thousands of drafts contain the same fact. */
const practicalities = new WeakMap<Fact, boolean>();

/**
 * Whether a fact only helps customers who have decided: what to bring (`facts/to-bring.ts`), an
 * extra that costs more (`SURCHARGE`, `OPTIONAL`, `QUOTED_APART`), what is required (`REQUIRED`),
 * hashtags alone, months (`IN_MONTHS`) or days when it is closed (`CLOSED`, `CLOSES`), or in the
 * details for whom or when only (`LIMITED`). Such a fact opens no ad, adds nothing to a short one
 * and is no ad's only fact (`hook-worth.ts`, `score.ts`). The owner's first sentence never counts
 * as such.
 */
export function isPracticality(fact: Fact): boolean {
  const known = practicalities.get(fact);
  if (known !== undefined) return known;
  const { text } = fact;
  const found =
    !startsMessage(fact) &&
    (asksToBring(text) ||
      isOnlyExtra(text) ||
      [HASHTAGS, CLOSED, CLOSES, NOTICE, AHEAD, IN_MONTHS, REQUIRED, QUOTED_APART].some((pattern) =>
        pattern.test(text),
      ) ||
      (!isOfMessage(fact) && isLimit(text)));
  practicalities.set(fact, found);
  return found;
}

/** Hashtags alone, with which posts end. */
const HASHTAGS = /^(?:#[\p{L}\p{N}_]+[\s,]*)+$/u;

/** Opening hours, which are useful and no reason to read on. */
const isHours = (clause: string) =>
  /^(?:(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|lunes|martes|miércoles|jueves|viernes|sábados?|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|segunda|terça|quarta|quinta|sexta|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag)s?(?:-feira)? (?:to|bis|à|a|al|tot(?: en met)?|t\/m) \p{L}+(?:-feira)?,? (?:from |von |de |da |das |dalle |van )?(?:las |le |les )?\d|(?:mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim|ma|wo|vr|za|zo|seg|ter|qua|qui|sex)(?:(?:[ /–-]+| (?:to|bis|à|a|al|tot) )(?:thu|fri|sat|sun|do|fr|sa|so|jeu|ven|sam|dim|gio|jue|vie|vr|za|zo|sex|s[áa]b|dom))?[ ,:.]+\d.*|(?:open|opens|starts|visits?|viewings?|geöffnet|besuch\p{L}*|ab \d+ uhr|ouvert|visites?|début|abierto|visitas?|empieza|apert|visite|si parte|aberto|começa|geopend|kom langs|bezoek|start)(?!\p{L}{3})(?:.*\d|.*(?:day|tags?|edi|lunes|feira)|\p{L}*$)|(?:open|opens|starts|geöffnet|ouvert|début|abierto|empieza|apert|aberto|começa|geopend)(?!\p{L}{3}))/iu.test(
    clause,
  );

const DAY =
  "(?:mon|tues?|wed|thu|thur|thurs|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)day|mo|di|mi|do|fr|sa|so|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend|lun|mar|mer|jeu|ven|sam|dim|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo|(?:lune|marte|mercole|giove|vener)dì|sabato|domenica|segunda|terça|quarta|quinta|sexta|ma|wo|vr|za|zo|(?:maan|dins|woens|donder|vrij|zater|zon)dag)s?(?:-feira)?";
/** Days from which to which a business works, with where it works: "Tues to Fri, Leeds north". */
const DAYS_FIRST = new RegExp(
  `^(?:(?:from|von|du|de|da|dal|van) )?${DAY}\\.? ?(?:[-–]|to|till|bis|au|à|a|al|até|tot|tot en met|t/m) ?(?:le )?${DAY}(?!\\p{L})`,
  "iu",
);

/** Whether a clause starts with the days of a week: `weaknessOf` in `hook-worth.ts` asks. */
export const startsWithDays = (clause: string): boolean => DAYS_FIRST.test(clause);

/** Whether a fact has times of the day or week and no others. */
const hasHours = ({ kind, values }: Fact) =>
  kind === "time" &&
  values.every((value) => value.kind === "time" && HOURS.includes(value.type) && !value.deadline);
const HOURS: readonly TimeValue["type"][] = ["clock", "day", "date"];

/**
 * Whether a fact says little (`MAX_BESIDE_HOURS`) beside a day or clock time: "Thursdays 7pm",
 * "Live jazz Fridays". `weaknessOf` in `hook-worth.ts` takes points from such a start.
 */
export const isMostlyHours = (fact: Fact): boolean =>
  hasHours(fact) &&
  fact.values.reduce((length, { text }) => length + text.length, 0) >= fact.text.length - MAX_BESIDE_HOURS;
/** Maximum of UTF-16 units of other words besides opening hours: "Collect". */
const MAX_BESIDE_HOURS = 16;

/** Whether no word stands beside the times of a fact but short ones: "Thursdays from 7pm". */
function areHours(fact: Fact): boolean {
  if (!hasHours(fact)) return false;
  const rest = fact.values.reduce((text, value) => text.replace(value.text, " "), fact.text);
  return !/\p{L}{4}/u.test(rest);
}

/** When customers come, collect or leave: "Pick-up 9am or 1pm", "Bar opens at 7". */
const COLLECTED =
  /^(?:(?:\p{L}+ )?(?:pick-?ups?|collect(?:ion)?s?|check-?in|departures?|meet(?:ing)?)|\p{L}*abhol(?:ung|en|zeit(?:en)?)|abfahrt|einlass|treffen|retraits?|départs?|rendez-vous|accueil|recogidas?|salidas?|quedamos|ritiro|partenza|ritrovo|levantamento|recolha|saídas?|partidas?|ophalen|afhalen|inloop|vertrek|(?:\p{L}+ )?(?:bar|doors?|kitchen|theke|küche|türen|bar|cuisine|portes|cocina|puertas|cucina|porte|cozinha|portas|keuken|deuren) (?:opens?|öffne[nt]|ouvre(?:nt)?|abren?|apron?[oe]|open(?:en|t)?))(?!\p{L})(?!.*(?<!\p{L})(?:free|gratis|kostenlos|gratuit\p{L}*|every|alle|toutes?|cada|ogni|elke)(?!\p{L}))(?!.*(?:\p{Sc}|\d ?(?:km|miles?|euro)))[^,]{0,24}\d[^,]{0,24}$/iu;

/**
 * Whether a statement is no more than opening hours or the times to come, collect or leave: "Open
 * Tue-Sat 9 to 5", "Pick-up 9am or 1pm" (patterns of this file). `hook-worth.ts` opens no ad with
 * it, `score.ts` makes it no ad's only fact.
 */
export const isOnlyHours = (clause: string, fact: Fact | undefined): boolean =>
  isHours(clause) || COLLECTED.test(clause) || (fact !== undefined && areHours(fact));
