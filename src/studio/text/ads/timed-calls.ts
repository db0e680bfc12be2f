import { broughtNoun } from "../facts/brought-nouns.ts";
import { broughtThing } from "../facts/brought-things.ts";
import type { Facts, Goal } from "../facts/facts.ts";
import { goalTimeOf, type GoalTime } from "../facts/goal-times.ts";
import { seeksVolunteers } from "../facts/volunteers.ts";
import { bareCalls } from "./bare-calls.ts";
import { goalOf } from "./goals.ts";

/** Next steps that readers take before a last day, for a period, and for days of the week. */
const TIMED: Readonly<Record<GoalTime["kind"], readonly Goal[]>> = {
  deadline: ["book", "order", "buy", "signup", "visit", "quote", "call"],
  period: ["book", "order", "buy", "signup", "visit", "quote"],
  // Nobody signs up for a course "for a Tuesday".
  days: ["book", "visit"],
};

/**
 * The end of a call after its time: particles of German and Dutch verbs, German infinitives and
 * what readers become.
 * "Kom op zaterdag langs bij Alma."
 */
const PARTICLE: Readonly<Record<string, RegExp>> = {
  de: / (?:(?:Pate|Mitglied)(?: werden)?|an|vorbei|\p{Ll}{4,}(?:en|ern))\.$/u,
  nl: / langs(?: bij .+)?\.$/u,
};

/**
 * The calls with the time for which the goals want customers: "Book with Hungry Herd for May or
 * June."; empty without one. `aimedCalls` (`aimed-calls.ts`) joins them.
 * @param isWide whether the calls only name the months of "a Saturday in May"
 */
export function timedCalls(calls: readonly string[], facts: Facts, isWide = false): string[] {
  const goal = goalOf(facts);
  const time = goalTimeOf(facts);
  // Things are brought "in January", for whatever the usual next step is.
  const isVisit = goal === "visit" || broughtThing(facts) !== null || broughtNoun(facts) !== null;
  // Volunteers do not join "before the summer" only.
  if (time === null || seeksVolunteers(facts)) return [];
  if (!TIMED[time.kind].includes(goal) && !isVisit) return [];
  // "Subscribe until summer" would end the subscription, and "100 subscribers by March" is a target
  // of the owner.
  if (SUBSCRIPTION.test(facts.product) && (goal === "signup" || UNTIL.test(time.booked))) return [];
  const named = isWide ? time.months : time;
  const said = isVisit ? named?.visited : named?.booked;
  return said === undefined || said === "" ? [] : withTime(calls, said, facts.language);
}

const SUBSCRIPTION =
  /(?<!\p{L})(?:\p{L}*abos?|abonn?\p{L}*|subscriptions?|suscripci\p{L}+|assinaturas?|abbonament\p{L}+|memberships?|mitgliedschaft\p{L}*)(?!\p{L})/iu;
const UNTIL = /^(?:until|till|bis|jusqu|hasta|fino|até|tot)(?!\p{L})/iu;

function withTime(calls: readonly string[], time: string, language: string): string[] {
  const [preposition = ""] = time.split(" ");
  const particle = PARTICLE[language.slice(0, 2)];
  return (
    bareCalls(calls, language)
      .filter((call) => !URGENT.test(call) && !UNSUITED.test(call))
      // "Pide cita para tu estudio para un viernes" says the preposition twice.
      .filter((call) => !REPEATED.test(time) || !` ${call.toLowerCase()}`.includes(` ${preposition} `))
      .map((call) => {
        const end = particle?.exec(call)?.[0] ?? ".";
        // "Book a weekday in May."
        const said = call === "Book." ? time.replace(/^for (?=an? )/u, "") : time;
        return `${call.slice(0, -end.length)} ${said}${end}`;
      })
  );
}

/** Prepositions that read badly twice in a call. */
const REPEATED = /^(?:for|für|pour|para|per|voor)(?!\p{L})/u;
/**
 * Calls about the customer's own date, to a regular evening, that one call is enough, and calls
 * that name a moment already (antes de, prima di, avant).
 */
const UNSUITED =
  /(?<!\p{L})(?:date|fecha|data|datum|Tag)(?!\p{L})|(?<!\p{L})(?:antes de|prima (?:di|che|del)|avant d)|^(?:Come along|Basta|Ein Anruf genügt|Un appel suffit)/iu;
/** Words for now, which another time contradicts. */
const URGENT =
  /(?<!\p{L})(?:today|now|heute|jetzt|gleich|sofort|aujourd[’']hui|dès maintenant|hoy|ya|ahora|oggi|ora|subito|hoje|já|agora|vandaag|nu|direct)(?!\p{L})/iu;
