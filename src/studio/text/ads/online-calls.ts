import { isOfGoals, type Facts, type Goal } from "../facts/facts.ts";
import { bareCalls, VERB } from "./bare-calls.ts";
import { goalOf } from "./goals.ts";

const ONLINE: Readonly<Record<string, string>> = { fr: "en ligne" };
/** Bookings, orders and sales beside "online" in a goal: "rdv en ligne", "more online orders". */
const TAKEN =
  "(?:book|order|sale|sign-?up|appointment|buch|bestell|termin|anmeld|verkäuf|verkauf|rdv|rendez-vous|réserv|reserv|command|vente|inscri|cita|pedido|venta|prenot|ordin|vendit|iscri|marcaç|agend|encomend|venda|boek|afspra|aanmeld|verko)\\p{L}*";
/** Words for the website in goals: "si prenota dal sito", "reservas por la web". */
const WEB =
  "online|en ligne|en línea|web ?shop|por la (?:web|página)|(?:pelo|no) site|(?:sur|via) (?:le|notre) site|(?:dal|sul|tramite il) sito|(?:via|op) (?:de|onze) (?:website|site)|(?:über|auf) (?:die|unsere|der|unserer) (?:website|webseite|homepage)|(?:on|via|through) (?:the|our) (?:web)?site";
const NOUNS =
  "(?:bookings?|orders?|sales|sign-?ups?|registrations?|appointments?|reservations?|\\p{L}*buchung\\p{L}*|bestellung\\p{L}*|\\p{L}*termin\\p{L}*|anmeldung\\p{L}*|verkäufe|réservations?|commandes?|ventes?|inscriptions?|reservas?|citas?|pedidos?|ventas?|inscripci\\p{L}*|prenotazion[ei]|ordin[ei]|vendit[ae]|iscrizion[ei]|marcaç\\p{L}*|agendamentos?|encomendas?|vendas?|boeking\\p{L}*|bestelling\\p{L}*|afsprak\\p{L}*|aanmelding\\p{L}*|verkoop|buchen|bestellen|reservieren|boeken|reserveren)";
/** Words after "online" that make it describe a thing or a past visit: "book online classes". */
const THINGS =
  "(?:class(?:es)?|courses?|cours|lessons?|shops?|training|kurse?|clases?|cors[oi]|aulas?|lessen|again)(?!\\p{L})";
const AIMED = new RegExp(
  `(?<!\\p{L})(?:${WEB})[- ](?:\\p{L}+ )?${NOUNS}(?!\\p{L})|(?<!\\p{L})${TAKEN} (?:\\p{L}+ ){0,4}(?:${WEB})(?!\\p{L}| ${THINGS})`,
  "iu",
);
/** Goals that want less of it: "fewer online bookings, more calls". */
const UNWANTED =
  /(?<!\p{L})(?:fewer|less|not|no (?=online|queremos|quiero)|\p{L}+n[’']t|moins|pas|weniger|kein\p{L}*|nicht|menos|meno|non|minder|geen|niet|instead|statt|plutôt)(?!\p{L})/iu;
/** Marks, and words before what the goal does not want: "dal sito e non dai portali". */
const SEPARATOR =
  /[,.;]| (?:et|y|e) (?=(?:pas|no|non|não)(?!\p{L}))| (?=(?:instead of|rather than|statt|plutôt qu|au lieu d|en vez d|invece (?:che|di)|em vez d|in plaats van))/u;
const isAimed = (goal: string) =>
  goal.split(SEPARATOR).some((part) => AIMED.test(part) && !UNWANTED.test(part));

/** Next steps that readers take online. */
const STEPS: readonly Goal[] = ["book", "order", "buy", "signup"];

/** The verb of a call before what readers book; English says "online" behind that. */
const VERB_OF_THING: Readonly<Record<string, RegExp>> = {
  en: /^(?:Book|Order|Arrange) your .+?(?= (?:at|with|from) \p{Lu}|\.$)/u,
  de: /^(?:(?:Buchen|Bestellen|Vereinbaren) Sie(?= (?:Ihr|einen))|(?:Buche?|Bestelle?|Vereinbare)(?: dir)?(?= (?:dein|einen)))/u,
  fr: /^(?:Réservez?|Commandez?)(?= (?:votre|vos|ton|ta|tes) )/u,
  es: /^(?:Reserv[ae]|Pid[ae])(?= (?:tus?|sus?) )/u,
  it: /^(?:Prenot(?:a|i|ate)|Ordin(?:a|i|ate)|Fiss(?:a|i|ate))(?= (?:la|il|le|i) (?:tu|su|vostr))/u,
  pt: /^(?:Reserv[ae]|Marqu?[ea]|Agend[ea]|Encomend[ea])(?= (?:a|o|as|os) (?:su|seu|tu|teu))/u,
  nl: /^(?:Boek|Bestel|Reserveer|Plan)(?= (?:je|uw) )/u,
};

/**
 * The calls as they ask readers to book or order online ("Réservez en ligne chez Kervella."), if
 * the goals want that and the brief has no contact; empty otherwise, also for calls whose verb is
 * not in the tables, such as German infinitives. `aimedCalls` (`aimed-calls.ts`)
 * joins them.
 */
export function onlineCalls(calls: readonly string[], facts: Facts): string[] {
  const language = facts.language.slice(0, 2);
  const verb = VERB[language];
  const isWanted = facts.all.some((fact) => isOfGoals(fact) && isAimed(fact.text));
  if (verb === undefined || !isWanted || facts.contacts.length > 0 || !STEPS.includes(goalOf(facts)))
    return [];
  const online = ONLINE[language] ?? "online";
  const all = bareCalls(calls, language).filter((call) => !/(?<!\p{L})online(?!\p{L})/iu.test(call));
  // First steps, such as a first consultation, stay in their calls.
  const first = all.some((call) => verb.test(call)) ? verb : (VERB_OF_THING[language] ?? verb);
  return all
    .filter((call) => first.test(call))
    .map((call) => call.replace(first, (said) => `${said.replace(" direkt", "")} ${online}`));
}
