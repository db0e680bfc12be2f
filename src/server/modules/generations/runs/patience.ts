import type { AiError } from "#server/adapters/ai/ai.ts";
import type { Run } from "./run.ts";

/** How often the provider is asked for one reservation. This is the only place that retries. */
export const MAX_TRIES = 3;
/** A provider that wants us to wait longer than this is not waited for: the studio serves at once. */
const LONGEST_WAIT_MS = 30_000;
/** Before the second try; doubles with each further one. */
const FIRST_WAIT_MS = 500;
/**
 * For so long one reservation waits for the provider, with all its tries and the waits between them. An id ends within
 * two minutes whatever the provider does; the rest of them is for the studio.
 */
const PROVIDER_MS = 100_000;
/** With less time than this the provider is not asked: it would be paid for an answer that hardly comes in time. */
const SHORTEST_TRY_MS = 10_000;

type Waiting = Pick<Run, "waitedMs" | "begun">;
type Try = Waiting & { readonly row: Pick<Run["row"], "tries"> };

/** Milliseconds for which a reservation has waited for the provider so far. */
export const waitedBy = ({ waitedMs, begun }: Waiting) => waitedMs + performance.now() - begun;

/** Milliseconds for which it goes on waiting. */
export const timeLeft = (run: Waiting) => Math.max(0, Math.floor(PROVIDER_MS - waitedBy(run)));

/** Whether there is time enough to ask the provider, after so many milliseconds. */
export const hasTime = (run: Waiting, afterMs = 0) => timeLeft(run) - afterMs >= SHORTEST_TRY_MS;

/** Milliseconds to wait after this many tries. */
export const waitAfter = (tries: number) => FIRST_WAIT_MS * 2 ** (tries - 1);

/** Milliseconds to wait before the provider is asked again; `undefined` when it is not. */
function waitBefore(error: AiError, run: Try): number | undefined {
  const { tries } = run.row;
  if (!error.retryable || tries >= MAX_TRIES) return undefined;
  const waitMs = Math.max(error.retryAfterMs ?? 0, waitAfter(tries));
  return waitMs <= LONGEST_WAIT_MS && hasTime(run, waitMs) ? waitMs : undefined;
}

/**
 * How long each failure of a try is waited after; `undefined`: the provider is not asked again. It is decided once for
 * each: time goes on, and what a tool has left for another try must get one.
 */
export function waitsOf(run: Try): (error: AiError) => number | undefined {
  const decided = new Map<AiError, number | undefined>();
  return (error) => {
    if (!decided.has(error)) decided.set(error, waitBefore(error, run));
    return decided.get(error);
  };
}
