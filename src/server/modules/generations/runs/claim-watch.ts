import type { Db } from "#server/db/client.ts";
import type { Hub } from "#server/events/hub.ts";
import { hasGenerationClaim, type RunClaim } from "./runs.repo.ts";

/**
 * Interval at which the worker re-checks its claim; account deletion erases rows without an event.
 */
const CHECK_INTERVAL_MS = 1000;

/**
 * Reason for ending a try without a result: the generation or its account was deleted, or another
 * worker has claimed it. Claim watches abort with it, and writes throw it; the jobs
 * (`run-generation.ts`, `film/run-voicing.ts`, `film/run-render.ts`) then end without an error.
 */
export class ClaimLostError extends Error {
  constructor() {
    super("this try no longer holds the claim on the generation");
    this.name = "ClaimLostError";
  }
}

/** A running check of a claim. */
interface ClaimWatch {
  /** Aborts with `ClaimLostError`. */
  readonly signal: AbortSignal;
  readonly check: () => void;
  readonly stop: () => void;
}

/**
 * Checks once a second (`CHECK_INTERVAL_MS` in this file) with the query `hasClaim` whether a job
 * still has its claim; `signal` aborts when it does not. `film/run-voicing.ts` and
 * `film/run-render.ts` call it directly; `watchClaim` also detects the deletion of a generation.
 * The caller must call `stop`.
 */
export function monitorClaim(hasClaim: () => Promise<boolean>): ClaimWatch {
  const lost = new AbortController();
  const check = () =>
    void hasClaim().then(
      (held) => held || lost.abort(new ClaimLostError()),
      // A failed query says nothing about the claim.
      () => {},
    );
  const timer = setInterval(check, CHECK_INTERVAL_MS);
  return { signal: lost.signal, check, stop: () => clearInterval(timer) };
}

interface ClaimWatchDeps {
  readonly db: Db;
  readonly hub: Hub;
}

/**
 * Returns a signal that aborts a try with `ClaimLostError` when its claim is lost: checked every
 * second (`CHECK_INTERVAL_MS` in this file), and at once when the generation is deleted.
 * `run-generation.ts` calls it at the start of a try and must call `stop` at its end. The query is
 * `hasGenerationClaim` (`runs.repo.ts`).
 */
export function watchClaim(
  { db, hub }: ClaimWatchDeps,
  claim: RunClaim,
): Pick<ClaimWatch, "signal" | "stop"> {
  const watch = monitorClaim(() => hasGenerationClaim(db, claim));
  const unfollow = hub.follow(claim.id, ({ type }) => type === "gone" && watch.check());
  return {
    signal: watch.signal,
    stop() {
      unfollow();
      watch.stop();
    },
  };
}
