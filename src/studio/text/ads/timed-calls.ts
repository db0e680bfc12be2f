import type { Facts, Goal } from "../facts/facts.ts";
import { goalTimeOf } from "../facts/goal-times.ts";
import { goalOf } from "./goals.ts";
import { saysUs } from "./name-score.ts";

/** Next steps that readers take for a certain time. */
const TIMED: readonly Goal[] = ["book", "order", "buy", "signup", "visit"];

/** Those for which the day of the week matters. */
const BY_DAY: readonly Goal[] = ["book", "visit"];

/** Particles of German and Dutch verbs at the end of a call, and German infinitives. */
const PARTICLE: Readonly<Record<string, RegExp>> = {
  de: / (?:an|vorbei|\p{Ll}{4,}(?:en|ern))\.$/u,
  nl: / langs\.$/u,
};

/**
 * The calls with the time for which the goals want customers: "Book with Hungry Herd for May or
 * June."; empty without one. `materialOf` (`write-ads.ts`) adds them to the usual calls.
 */
export function timedCalls(calls: readonly string[], facts: Facts): string[] {
  const goal = goalOf(facts);
  const time = TIMED.includes(goal) ? goalTimeOf(facts) : null;
  // Nobody signs up for a course "for a Tuesday".
  if (time === null || (time.isDay && !BY_DAY.includes(goal))) return [];
  const said = goal === "visit" ? time.visited : time.booked;
  const [preposition = ""] = said.split(" ");
  const particle = PARTICLE[facts.language.slice(0, 2)];
  return (
    calls
      .filter((call) => !URGENT.test(call) && !UNSUITED.test(call) && !saysUs(call))
      // "Pide cita para tu estudio para un viernes" says the preposition twice.
      .filter((call) => !` ${call.toLowerCase()}`.includes(` ${preposition} `))
      .map((call) => {
        const end = particle?.exec(call)?.[0] ?? ".";
        return `${call.slice(0, -end.length)} ${said}${end}`;
      })
  );
}

/** Calls about the customer's own date ("Check your date."), and to a regular evening. */
const UNSUITED = /(?<!\p{L})(?:date|fecha|data|datum|Tag)(?!\p{L})|^Come along/iu;
/** Words for now, which another time contradicts. */
const URGENT =
  /(?<!\p{L})(?:today|now|heute|jetzt|gleich|sofort|aujourd[’']hui|dès maintenant|hoy|ya|ahora|oggi|ora|subito|hoje|já|agora|vandaag|nu|direct)(?!\p{L})/iu;
