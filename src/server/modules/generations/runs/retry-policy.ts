import type { AiError } from "#server/adapters/ai/ai.ts";
import type { Run } from "./run.ts";

/**
 * Maximum number of tries of a generation per reservation (`runs/run-generation.ts`), and of a
 * voicing per request (`run-voicing.ts`). No other layer retries provider calls.
 */
export const MAX_TRIES = 3;
/**
 * Longest delay in milliseconds, from the provider's `Retry-After`, that a run waits for
 * (`computeRetryDelay`); beyond it the studio replaces the provider, and a voicing fails
 * (`run-voicing.ts`).
 */
export const MAX_RETRY_DELAY_MS = 30_000;
/** Delay before the second try; it doubles with each further try. */
const FIRST_RETRY_DELAY_MS = 500;
/** Minimum time for a try; with less, a paid response would rarely arrive in time. */
const MIN_TRY_MS = 10_000;

type TimedRun = Pick<Run, "waitedMs" | "startedAt" | "providerBudgetMs">;
type TimedTry = TimedRun & { readonly row: Pick<Run["row"], "tries"> };

/**
 * Milliseconds that a reservation has used over all tries, delays included; `run-generation.ts`
 * passes them to the next try.
 */
export const providerTimeUsed = ({ waitedMs, startedAt }: Pick<TimedRun, "waitedMs" | "startedAt">) =>
  waitedMs + performance.now() - startedAt;

/**
 * Milliseconds that the provider has left for a reservation; `run-generation.ts` aborts the call
 * after them. The budget is `PROVIDER_BUDGET_MS` in `boot/config.ts`, or `OWN_MODEL_BUDGET_MS`
 * there for a model of the operator.
 */
export const providerTimeLeft = (run: TimedRun) =>
  Math.max(0, Math.floor(run.providerBudgetMs - providerTimeUsed(run)));

/**
 * Returns whether at least 10 s (`MIN_TRY_MS` in this file) of provider time are left for a try
 * after a delay of `afterMs`; otherwise the studio takes over (`run-generation.ts`). The budget is
 * in `boot/config.ts`.
 */
export const hasTimeForTry = (run: TimedRun, afterMs = 0) => providerTimeLeft(run) - afterMs >= MIN_TRY_MS;

/**
 * Delay in milliseconds before the next try of a generation (`run-generation.ts`) or of a voicing
 * (`film/run-voicing.ts`): 500 (`FIRST_RETRY_DELAY_MS` in this file), doubled with each further
 * try; the callers use a longer `Retry-After` instead.
 */
export const backoffMs = (tries: number) => FIRST_RETRY_DELAY_MS * 2 ** (tries - 1);

/** Milliseconds until the next try; `undefined` when no retry follows. */
function computeRetryDelay(error: AiError, run: TimedTry): number | undefined {
  const { tries } = run.row;
  if (!error.retryable || tries >= MAX_TRIES) return undefined;
  const waitMs = Math.max(error.retryAfterMs ?? 0, backoffMs(tries));
  return waitMs <= MAX_RETRY_DELAY_MS && hasTimeForTry(run, waitMs) ? waitMs : undefined;
}

/**
 * Returns a function from an error of this try to the delay in milliseconds before the next one;
 * `undefined` means no retry: a permanent error (`retryable` of `AiError`), `MAX_TRIES`, or too
 * little time. It decides once per error: a generator that has left parts to a retry must get that
 * retry. `run-generation.ts` calls it in each try.
 */
export function retryDelay(run: TimedTry): (error: AiError) => number | undefined {
  const decided = new Map<AiError, number | undefined>();
  return (error) => {
    if (!decided.has(error)) decided.set(error, computeRetryDelay(error, run));
    return decided.get(error);
  };
}
