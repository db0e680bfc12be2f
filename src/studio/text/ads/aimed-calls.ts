import { isOfGoals, type Facts } from "../facts/facts.ts";
import type { FirstStep } from "../facts/first-steps.ts";
import { goalTemplates } from "./goal-calls.ts";
import { onlineCalls } from "./online-calls.ts";
import { timedCalls } from "./timed-calls.ts";
import { whatsAppCalls } from "./whatsapp-calls.ts";

/**
 * The calls with the time or the way that the goals want, first those with both: "Book online for
 * May."; empty without one. `materialOf` (`write-ads.ts`) adds them to the usual calls.
 */
export function aimedCalls(calls: readonly string[], facts: Facts, step: FirstStep | null): string[] {
  const written = whatsAppCalls(calls, facts);
  // The calls of a goal without a step are its own already: "Trae tu guitarra al taller."
  const own =
    written.length === 0 && step === null && goalTemplates(facts, null).length > 0 ? calls : written;
  const online = own.length > 0 ? own : onlineCalls(calls, facts);
  const withTime = timed([...online, ...calls], facts, step).filter(isAllowed(written));
  return own.length > 0 && withTime.length > 0 ? withTime : [...withTime, ...online];
}

/**
 * The calls with the months alone of a time such as "a Saturday in May or June", for ads that have
 * no room for the calls with all of it; empty for other times. `withCalls` (`closings.ts`) then
 * uses them.
 */
export const widerCalls = (calls: readonly string[], facts: Facts, step: FirstStep | null): string[] =>
  timed(calls, facts, step, true);

/**
 * The calls with the goals' time: none for an open day, whose date the owner has set, or for a step
 * before later work (`timeIsOfLaterWork`).
 */
const timed = (calls: readonly string[], facts: Facts, step: FirstStep | null, isWide = false) =>
  step !== null && (step.kind === "come" || timeIsOfLaterWork(facts)) ? [] : timedCalls(calls, facts, isWide);

/**
 * The calls to a free step with the time or the way that the goals want for it: "Book your free
 * site visit for April or May."; empty if they name those of something else, as in "free first
 * talks, 2 places left for August". `materialOf` (`write-ads.ts`) adds them to the free calls.
 */
export function aimedFreeCalls(calls: readonly string[], facts: Facts, step: FirstStep | null): string[] {
  const start = step?.free?.slice(0, FREE_STEM) ?? "";
  if (start === "") return [];
  const isOfStep = (clause: string) => clause.toLowerCase().includes(start);
  const goals = facts.all
    .filter(isOfGoals)
    .map((fact) => ({ ...fact, text: fact.text.split(/[,;]/u).filter(isOfStep).join(",") }))
    .filter(({ text }) => text !== "");
  return aimedCalls(calls, { ...facts, all: goals }, step);
}

/** Letters of the word for "free" that all its forms have: "kostenlose", "gratuita". */
const FREE_STEM = 4;

/**
 * Whether the time of the goals belongs to places that are left or to work after the step: "site
 * visits for work in September".
 */
const timeIsOfLaterWork = ({ all }: Facts) => {
  const goals = all.filter(isOfGoals).map(({ text }) => text);
  return PLACES.test(goals.join(", ")) || goals.some((goal) => WORKS.test(goal));
};
/** Work after the step, with its time. */
const WORKS =
  /(?<!\p{L})(?:for|für|pour|para|per|voor) (?:(?:the|les?|la|los|las|el|i|gli|as|os|de|het|die|den) )?(?:work|jobs?|weddings?|installations?|builds?|(?:bau)?arbeiten|aufträge|hochzeiten|montagen|travaux|chantiers?|mariages?|contrats?|obras?|reformas?|trabajos?|trabalhos?|bodas?|casamentos?|instala\p{L}+|lavori|cantieri|matrimoni|klussen|opdrachten|bruiloften|werk) (?:in|im|en|de|d[’']|di|em|do|da|a|ad|for|für|van)(?!\p{L})/iu;
/** Places that are left, after another statement. */
const PLACES =
  /[,;.:–-] ?.*(?<!\p{L})(?:places?|spaces|spots|plätze|freie?|noch \d+|vagas?|plazas?|huecos?|posti|plekken|plaatsen)(?!\p{L})/iu;

/** Keeps only calls with WhatsApp if the goals want customers to write there. */
const isAllowed = (written: readonly string[]) => (call: string) =>
  written.length === 0 || call.includes("WhatsApp");
