import { isOfGoals, type Facts } from "../facts/facts.ts";
import type { FirstStep } from "../facts/first-steps.ts";
import { onlineCalls } from "./online-calls.ts";
import { timedCalls } from "./timed-calls.ts";

/**
 * The calls with the time or the way that the goals want, first those with both: "Book online for
 * May."; empty without one. `materialOf` (`write-ads.ts`) adds them to the usual calls.
 */
export function aimedCalls(calls: readonly string[], facts: Facts, step: FirstStep | null): string[] {
  const online = onlineCalls(calls, facts);
  return [...timed([...online, ...calls], facts, step), ...online];
}

/**
 * The calls with the months alone of a time such as "a Saturday in May or June", for ads that have
 * no room for the calls with all of it; empty for other times. `withCalls` (`closings.ts`) then
 * uses them.
 */
export const widerCalls = (calls: readonly string[], facts: Facts, step: FirstStep | null): string[] =>
  timed(calls, facts, step, true);

/** The owner has set the date of an open day, so that calls to it take no other time. */
const timed = (calls: readonly string[], facts: Facts, step: FirstStep | null, isWide = false) =>
  step?.kind === "come" ? [] : timedCalls(calls, facts, isWide);

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
