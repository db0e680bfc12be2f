import { generationMessages } from "#core/messages.ts";
import { AiError, type AiFailure } from "#server/adapters/ai/ai.ts";
import { withoutProvider } from "#server/adapters/ai/without-provider.ts";
import { announce } from "#server/events/announcement.ts";
import type { JobContext } from "#server/jobs/job.ts";
import { extendContext } from "#server/observability/request-context.ts";
import type { Span } from "#server/observability/tracing.ts";
import { isBudgetSpent } from "#server/modules/spending/spending.service.ts";
import { enqueueAgain } from "./enqueue.ts";
import type { RunData } from "./generation-run.ts";
import { LostError, watchClaim } from "./held.ts";
import { hasTime, MAX_TRIES, timeLeft, waitAfter, waitedBy, waitsOf } from "./patience.ts";
import { complete, fail, produce, stepIn, type Run, type RunDeps } from "./run.ts";
import { claim, readOutput, write } from "./runs.repo.ts";
import { createSpending } from "./spending.ts";
import { toolOf } from "../tools.ts";

/** The work of the job `generation.run`: one try, and what follows from how it ended. */
export async function runGeneration(deps: RunDeps, data: RunData, job: JobContext): Promise<void> {
  const { id } = data;
  const options = { name: "generation", kind: "internal", attributes: { "adloom.generation": id } } as const;
  await extendContext({ generation: id }, () =>
    deps.tracing.span(options, (span) => runOnce(deps, data, job, span)),
  );
}

async function runOnce(deps: RunDeps, data: RunData, job: JobContext, span: Span): Promise<void> {
  if (job.stopping.aborted) throw new Error("this worker is stopping");
  const { id } = data;
  const run = await begin(deps, data, job.retryCount > 0);
  if (!run) return;
  span.set({ "adloom.kind": run.row.kind, "adloom.try": run.row.tries });
  if (run.row.tries > MAX_TRIES) return failThroughUs(deps, run);
  const watch = watchClaim(deps, run.claim);
  try {
    await attempt(deps, run, job, AbortSignal.any([watch.signal, job.signal]));
  } catch (error) {
    if (error instanceof LostError || watch.signal.aborted || job.signal.aborted) return;
    deps.log.error({ err: error, generation: id, try: run.row.tries }, "generation failed on our side");
    await (run.row.tries < MAX_TRIES
      ? tryLater(deps, run, waitAfter(run.row.tries))
      : failThroughUs(deps, run));
  } finally {
    watch.stop();
  }
}

async function begin(
  deps: RunDeps,
  { id, waitedMs = 0 }: RunData,
  takeOver: boolean,
): Promise<Run | undefined> {
  return deps.db.transaction(async (tx) => {
    const row = await claim(tx, id, takeOver);
    if (!row) return undefined;
    await announce(tx, { type: "changed", id });
    const tool = toolOf(row.kind);
    const spending = createSpending(deps.metrics, tool.engines(deps.ai).first, row.cost);
    const claimed = { id, attempt: row.attempt };
    return { row, tool, claim: claimed, spending, waitedMs, begun: performance.now() };
  });
}

/** One call of the engine. `held` fires when the result is no longer wanted. */
async function attempt(deps: RunDeps, run: Run, job: JobContext, held: AbortSignal): Promise<void> {
  const { first, fallback } = run.tool.engines(deps.ai);
  const studioOnly = first === fallback;
  if (!studioOnly && (await isBudgetSpent(deps))) return withoutBuying(deps, run, "daily_budget", held);
  if (!studioOnly && !hasTime(run)) return withoutBuying(deps, run, "timeout", held);
  // The studio is done within moments; only a provider's answer is not waited for when the worker stops.
  const late = studioOnly ? undefined : AbortSignal.timeout(timeLeft(run));
  const signal = late ? AbortSignal.any([held, job.stopping, late]) : held;
  const waits = waitsOf(run);
  try {
    const { output } = run.row;
    const mayRetry = (error: AiError) => waits(error) !== undefined;
    await complete(deps, run, await produce(deps, run, { engine: "first", output, signal, mayRetry }));
  } catch (error) {
    if (held.aborted || error instanceof LostError) throw error;
    if (job.stopping.aborted && !studioOnly) return handBack(deps, run, held);
    if (late?.aborted) return withoutBuying(deps, run, "timeout", held);
    if (!(error instanceof AiError) || studioOnly) throw error;
    await afterFailure(deps, run, { error, waitMs: waits(error) }, held);
  }
}

interface Failed {
  readonly error: AiError;
  /** Until it is asked again, if it is. */
  readonly waitMs: number | undefined;
}

/** What follows when the provider failed: again later, the end, or the studio. */
async function afterFailure(
  deps: RunDeps,
  run: Run,
  { error, waitMs }: Failed,
  held: AbortSignal,
): Promise<void> {
  const { tries } = run.row;
  deps.log.warn({ generation: run.row.id, try: tries, failure: error.failure }, "AI provider failed");
  if (error.failure === "moderation") {
    return fail(deps, run, { code: "moderation", message: generationMessages.moderated });
  }
  if (waitMs !== undefined) return tryLater(deps, run, waitMs);
  await stepIn(deps, run, error.failure, held);
}

/**
 * Puts it back into the queue, in one step with giving it up. Does nothing when the claim is lost: an
 * error would make the queue deliver this job again, which then takes over a restored generation.
 */
async function tryLater({ db, jobs }: RunDeps, run: Run, afterMs: number): Promise<void> {
  const { row, claim, spending } = run;
  await db.transaction(async (tx) => {
    const change = { status: "pending", cost: spending.total() } as const;
    if (!(await write(tx, claim, change))) return;
    await enqueueAgain(tx, { jobs }, row, { afterMs, waitedMs: Math.round(waitedBy(run) + afterMs) });
    await announce(tx, { type: "changed", id: claim.id });
  });
}

/** A stopping worker gives the generation to another one; if it had its last try, it finishes it with what was bought. */
async function handBack(deps: RunDeps, run: Run, held: AbortSignal): Promise<void> {
  if (run.row.tries < MAX_TRIES) return tryLater(deps, run, 0);
  return withoutBuying(deps, run, "unavailable", held);
}

/** Finishes it with what was bought so far, as if the provider failed for this reason. */
async function withoutBuying(deps: RunDeps, run: Run, reason: AiFailure, held: AbortSignal): Promise<void> {
  const closed = { ...deps, ai: withoutProvider(deps.ai, reason) };
  const output = await readOutput(deps.db, run.claim);
  try {
    const work = { engine: "first", output, signal: held, mayRetry: () => false } as const;
    await complete(closed, run, await produce(closed, run, work));
  } catch (error) {
    if (held.aborted || !(error instanceof AiError)) throw error;
    await stepIn(deps, run, error.failure, held);
  }
}

async function failThroughUs(deps: RunDeps, run: Run): Promise<void> {
  await fail(deps, run, { code: "internal", message: run.tool.failed });
}
