import { generationMessages } from "#core/generations/messages.ts";
import { AiError, preferredEngines, type AiFailure } from "#server/adapters/ai/ai.ts";
import { withoutProvider } from "#server/adapters/ai/without-provider.ts";
import { announce } from "#server/events/announcement.ts";
import type { JobContext } from "#server/jobs/job.ts";
import { extendContext } from "#server/observability/request-context.ts";
import type { Span } from "#server/observability/tracing.ts";
import { isBudgetSpent } from "#server/modules/spending/spending.public.ts";
import { enqueueAtOldPosition } from "./enqueue.ts";
import type { RunData } from "./generation-run.ts";
import { ClaimLostError, watchClaim } from "./claim-watch.ts";
import {
  hasTimeForTry,
  MAX_TRIES,
  providerTimeLeft,
  backoffMs,
  providerTimeUsed,
  retryDelay,
} from "./retry-policy.ts";
import { complete, fail, generateParts, runFallback, type Run, type RunDeps } from "./run.ts";
import { claimGeneration, readOutput, write } from "./runs.repo.ts";
import { createSpending } from "./spending.ts";
import { withLanguage } from "../brief-reading.ts";
import { engineIds } from "../generator.ts";
import { generatorFor } from "../generators.ts";

/**
 * Handler of the job `GENERATION_RUN` (`generation-run.ts`), called by
 * `generations/generations.jobs.ts`: one try of a generation (`generateParts` in `run.ts`) and its
 * retry, fallback to the studio or failure. Retries follow `retry-policy.ts`; a spent daily budget
 * (`spending`) or provider time skips the provider. Messages: `core/generations/messages.ts`.
 */
export async function runGeneration(deps: RunDeps, data: RunData, job: JobContext): Promise<void> {
  const { id } = data;
  const options = { name: "generation", kind: "internal", attributes: { "adloom.generation": id } } as const;
  await extendContext({ generation: id }, () =>
    deps.tracing.span(options, (span) => runTry(deps, data, job, span)),
  );
}

async function runTry(deps: RunDeps, data: RunData, job: JobContext, span: Span): Promise<void> {
  if (job.stopping.aborted) throw new Error("this worker is stopping");
  const { id } = data;
  const claimed = await claimRun(deps, data, job.retryCount > 0);
  if (!claimed) return;
  // Adds the language to inputs that were stored without one.
  const input = await withLanguage(deps, claimed.row.input as object);
  const run = { ...claimed, row: { ...claimed.row, input } };
  span.set({ "adloom.kind": run.row.kind, "adloom.try": run.row.tries });
  if (run.row.tries > MAX_TRIES) return failInternal(deps, run);
  const watch = watchClaim(deps, run.claim);
  try {
    await callEngine(deps, run, job, AbortSignal.any([watch.signal, job.signal]));
  } catch (error) {
    if (error instanceof ClaimLostError || watch.signal.aborted || job.signal.aborted) return;
    deps.log.error(
      { err: error, generation: id, try: run.row.tries },
      "generation failed with an internal error",
    );
    await (run.row.tries < MAX_TRIES
      ? requeueTry(deps, run, backoffMs(run.row.tries))
      : failInternal(deps, run));
  } finally {
    watch.stop();
  }
}

async function claimRun(
  deps: RunDeps,
  { id, waitedMs = 0 }: RunData,
  takeOver: boolean,
): Promise<Run | undefined> {
  return deps.db.transaction(async (tx) => {
    const row = await claimGeneration(tx, id, takeOver);
    if (!row) return undefined;
    await announce(tx, { type: "changed", id });
    const generator = generatorFor(row.kind);
    const spending = createSpending(deps.metrics, engineIds(generator, deps.ai).preferred, row.cost);
    const claim = { id, fence: row.fence };
    const { providerBudgetMs } = deps;
    const startedAt = performance.now();
    return { row, generator, claim, spending, waitedMs, startedAt, providerBudgetMs };
  });
}

/** Runs the engine once. `canceled` aborts when the claim is lost or the job is canceled. */
async function callEngine(deps: RunDeps, run: Run, job: JobContext, canceled: AbortSignal): Promise<void> {
  const { preferred, studio } = engineIds(run.generator, deps.ai);
  const studioOnly = preferred === studio;
  if (!studioOnly && (await isBudgetSpent(deps)))
    return finishWithoutProvider(deps, run, "daily_budget", canceled);
  if (!studioOnly && !hasTimeForTry(run)) return finishWithoutProvider(deps, run, "timeout", canceled);
  // The studio finishes in milliseconds; only provider calls are aborted when the worker stops.
  const late = studioOnly ? undefined : AbortSignal.timeout(providerTimeLeft(run));
  const signal = late ? AbortSignal.any([canceled, job.stopping, late]) : canceled;
  const delayFor = retryDelay(run);
  try {
    const mayRetry = (error: AiError) => delayFor(error) !== undefined;
    const request = { engines: preferredEngines(deps.ai), signal, mayRetry };
    await complete(deps, run, await generateParts(deps, run, run.generator.open(run.row), request));
  } catch (error) {
    if (canceled.aborted || error instanceof ClaimLostError) throw error;
    if (job.stopping.aborted && !studioOnly) return releaseOnShutdown(deps, run, canceled);
    if (late?.aborted) return finishWithoutProvider(deps, run, "timeout", canceled);
    if (!(error instanceof AiError) || studioOnly) throw error;
    await handleProviderFailure(deps, run, { error, delayMs: delayFor(error) }, canceled);
  }
}

interface ProviderFailure {
  readonly error: AiError;
  /** Delay before the retry; `undefined` when none follows. */
  readonly delayMs: number | undefined;
}

/** Requeues the generation, fails it or runs the fallback, depending on the error. */
async function handleProviderFailure(
  deps: RunDeps,
  run: Run,
  { error, delayMs }: ProviderFailure,
  canceled: AbortSignal,
): Promise<void> {
  const { tries } = run.row;
  deps.log.warn({ generation: run.row.id, try: tries, failure: error.failure }, "AI provider failed");
  if (error.failure === "moderation") {
    return fail(deps, run, { code: "moderation", message: generationMessages.moderated });
  }
  if (delayMs !== undefined) return requeueTry(deps, run, delayMs);
  await runFallback(deps, run, error.failure, canceled);
}

/**
 * Releases the claim and enqueues the generation again, in one transaction. Does nothing when the
 * claim is lost: an error would redeliver this job, which would then take over a restored
 * generation.
 */
async function requeueTry({ db, jobs }: RunDeps, run: Run, afterMs: number): Promise<void> {
  const { row, claim, spending } = run;
  await db.transaction(async (tx) => {
    const change = { status: "pending", cost: spending.total() } as const;
    if (!(await write(tx, claim, change))) return;
    await enqueueAtOldPosition(tx, { jobs }, row, {
      afterMs,
      waitedMs: Math.round(providerTimeUsed(run) + afterMs),
    });
    await announce(tx, { type: "changed", id: claim.id });
  });
}

/**
 * Shutdown: hands the generation to another worker; after the last try, finishes without the
 * provider.
 */
async function releaseOnShutdown(deps: RunDeps, run: Run, canceled: AbortSignal): Promise<void> {
  if (run.row.tries < MAX_TRIES) return requeueTry(deps, run, 0);
  return finishWithoutProvider(deps, run, "unavailable", canceled);
}

/**
 * Finishes with the parts that are already paid for, as if the provider had failed with `reason`.
 */
async function finishWithoutProvider(
  deps: RunDeps,
  run: Run,
  reason: AiFailure,
  canceled: AbortSignal,
): Promise<void> {
  const offline = { ...deps, ai: withoutProvider(deps.ai, reason) };
  const stored = { input: run.row.input, output: await readOutput(deps.db, run.claim) };
  const content = run.generator.open(stored);
  try {
    const engines = preferredEngines(offline.ai);
    const request = { engines, signal: canceled, mayRetry: () => false };
    await complete(offline, run, await generateParts(offline, run, content, request));
  } catch (error) {
    if (canceled.aborted || !(error instanceof AiError)) throw error;
    await runFallback(deps, run, error.failure, canceled);
  }
}

async function failInternal(deps: RunDeps, run: Run): Promise<void> {
  await fail(deps, run, { code: "internal", message: run.generator.failedMessage });
}
