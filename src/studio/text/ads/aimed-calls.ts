import type { Facts } from "../facts/facts.ts";
import type { FirstStep } from "../facts/first-steps.ts";
import { onlineCalls } from "./online-calls.ts";
import { timedCalls } from "./timed-calls.ts";

/**
 * The calls with the time or the way that the goals want, first those with both: "Book online for
 * May."; empty without one. `materialOf` (`write-ads.ts`) adds them to the usual calls.
 */
export function aimedCalls(calls: readonly string[], facts: Facts, step: FirstStep | null): string[] {
  const online = onlineCalls(calls, facts);
  // The owner has set the date of an open day, so that calls to it take no other time.
  const timed = step?.kind === "come" ? [] : timedCalls([...online, ...calls], facts);
  return [...timed, ...online];
}
