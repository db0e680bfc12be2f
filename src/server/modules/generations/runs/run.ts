import { setImmediate as nextTurn } from "node:timers/promises";
import { AiError } from "#server/adapters/ai/ai.ts";
import type { LanguageDetector } from "#server/adapters/language/language.ts";
import type { Tx } from "#server/db/client.ts";
import { announce } from "#server/events/announcement.ts";
import type { Hub } from "#server/events/hub.ts";
import type { Jobs } from "#server/jobs/jobs.ts";
import type { Logger } from "#server/observability/log.ts";
import type { Metrics } from "#server/observability/metrics.ts";
import type { Tracing } from "#server/observability/tracing.ts";
import { followGeneration } from "#server/modules/campaigns/campaigns.public.ts";
import { recordSpending, type SpendingDeps } from "#server/modules/spending/spending.public.ts";
import { deleteGeneratedFiles, linkGenerated } from "#server/modules/files/files.public.ts";
import type { GenerationRow } from "../generations.present.ts";
import { throttleGrowingText } from "./throttle-growing-text.ts";
import { ClaimLostError } from "./claim-watch.ts";
import { finish, readOutput, write, type RunClaim } from "./runs.repo.ts";
import type { Spending } from "./spending.ts";
import {
  engineIds,
  type Content,
  type Generator,
  type GeneratorDeps,
  type RunRequest,
} from "../generator.ts";
import { countCompleteParts, partFiles, partText, type Part } from "../part.ts";

/**
 * Dependencies of the job that runs a generation; `boot/deps.ts` provides them to
 * `generations.jobs.ts`. `providerBudgetMs` is `PROVIDER_BUDGET_MS` or `OWN_MODEL_BUDGET_MS` of
 * `boot/config.ts`.
 */
export interface RunDeps extends GeneratorDeps, SpendingDeps {
  /** Milliseconds that the provider may take for a reservation, over all tries. */
  readonly providerBudgetMs: number;
  readonly languages: LanguageDetector;
  readonly hub: Hub;
  readonly jobs: Pick<Jobs, "send">;
  readonly metrics: Pick<
    Metrics,
    "generations" | "generationSeconds" | "firstParts" | "aiTokens" | "aiMoney"
  >;
  readonly tracing: Tracing;
  readonly log: Logger;
}

/**
 * One try of a generation, with its claim and its costs so far. `claimRun` in `run-generation.ts`
 * makes it when it claims the row; `retry-policy.ts` computes the time left from it.
 */
export interface Run {
  readonly row: GenerationRow;
  readonly generator: Generator;
  readonly claim: RunClaim;
  /** Usage of the provider in this and earlier tries. */
  readonly spending: Spending;
  /** Milliseconds spent in earlier tries and the delays between them. */
  readonly waitedMs: number;
  /** Start of the try (`performance.now`). */
  readonly startedAt: number;
  /** Milliseconds that the provider may take over all tries. */
  readonly providerBudgetMs: number;
}

type TryRequest = Omit<RunRequest, "seed" | "userId">;

interface GenerationResult {
  /** The provider's failure, if the studio generated a part instead. */
  readonly fallbackReason: string | undefined;
  /** Id of the engine that made the content; `undefined` if it is the preferred one. */
  readonly madeBy: string | undefined;
}

/**
 * Generates the missing parts of a try with the kind's generator (`*.generator.ts`); stores each
 * completed part at once, announces it (`server/events/announcement.ts`), and records its cost.
 * `run-generation.ts` and `runFallback` call it. Throws `ClaimLostError`, the engine's errors, and
 * `AiError` `empty` without a part. Previews: `throttle-growing-text.ts`.
 */
export async function generateParts(
  deps: RunDeps,
  run: Run,
  before: Content,
  request: TryRequest,
): Promise<GenerationResult> {
  const { db, hub } = deps;
  const { row } = run;
  const { userId, id: seed } = row;
  const growing = throttleGrowingText(async (index, text) => {
    const announcement = hub.publishGrowing({ type: "growing", id: row.id, index, text });
    // Flushes to this process's readers first: the notification through Postgres takes longer.
    await nextTurn();
    await announce(db, announcement);
  });
  const initialParts = countCompleteParts(before.parts);
  let first = true;
  let content = before;
  for await (const event of before.run(deps, { ...request, seed, userId })) {
    if ("content" in event) ({ content } = event);
    if (first && countCompleteParts(content.parts) > initialParts) {
      first = false;
      observeFirstPart(deps, run, request);
    }
    if (event.type === "growing") {
      // On cancel, drop previews only; completed parts are paid for and stored.
      request.signal.throwIfAborted();
      growing.show(event.index, event.text);
    } else if (event.type === "part") {
      await growing.settle();
      await writeParts(deps, run, { content, first: event.index, parts: [event.part] });
    } else if (event.type === "parts") {
      await writeParts(deps, run, { content, first: 0, parts: event.parts });
    } else if (event.type === "stored") {
      const { files, growing: shown = [] } = event;
      await writeOutput(deps, run, { content, files }, async (tx) => {
        for (const part of shown) await announce(tx, { type: "growing", id: row.id, ...part });
      });
    } else {
      run.spending.add(event.usage);
      await recordSpending(deps, event.usage.costUsd);
    }
  }
  await growing.settle();
  if (countCompleteParts(content.parts) === 0) throw new AiError("empty");
  return { fallbackReason: content.fallbackReason(), madeBy: content.madeBy() };
}

const elapsedSeconds = (run: Run) => (performance.now() - run.startedAt) / 1000;

function observeFirstPart({ metrics }: RunDeps, run: Run, { engines }: TryRequest) {
  const { kind } = run.row;
  metrics.firstParts.observe({ kind, engine: run.generator.engineId(engines) }, elapsedSeconds(run));
}

interface NewParts {
  /** Index of the first of the new parts. */
  readonly first: number;
  readonly parts: readonly Part[];
  readonly content: Content;
}

async function writeParts(deps: RunDeps, run: Run, { first, parts, content }: NewParts) {
  const { id } = run.claim;
  const progress = { done: countCompleteParts(content.parts), total: content.partCount };
  await writeOutput(deps, run, { content, files: parts.flatMap(partFiles) }, async (tx) => {
    for (const [at, part] of parts.entries())
      await announce(tx, { type: "part", id, index: first + at, text: partText(part), ...progress });
  });
}

/** Stores the output and links its files in one transaction, which also runs `also`. */
async function writeOutput(
  deps: RunDeps,
  { row, claim, spending }: Run,
  { content, files }: { readonly content: Content; readonly files: readonly string[] },
  also?: (tx: Tx) => Promise<void>,
) {
  await deps.db.transaction(async (tx) => {
    if (!(await write(tx, claim, { output: content.output, cost: spending.total() })))
      throw new ClaimLostError();
    await linkGenerated(tx, deps, { userId: row.userId, generationId: row.id, ids: files });
    await also?.(tx);
  });
}

type FinalState = Omit<Parameters<typeof finish>[3], "status" | "engine" | "cost"> & {
  readonly engine: string;
};

/** Writes and announces the final state of a generation. */
async function writeFinalState(
  deps: RunDeps,
  run: Run,
  status: "completed" | "failed",
  final: FinalState,
): Promise<void> {
  const { db, clock, metrics } = deps;
  const { claim, row, spending } = run;
  const cost = spending.total();
  const written = await db.transaction(async (tx) => {
    if (!(await finish(tx, clock, claim, { ...final, status, cost }))) return false;
    if (final.output === null) await deleteGeneratedFiles(tx, deps, row.id);
    await announce(tx, { type: "changed", id: claim.id });
    await followGeneration(tx, deps.jobs, row);
    return true;
  });
  if (!written) return;
  const labels = { kind: row.kind, engine: final.engine, status };
  metrics.generations.inc(labels);
  metrics.generationSeconds.observe(labels, elapsedSeconds(run));
}

/**
 * Stores the completion of a run and announces it; `campaigns/follow-generation.ts` then enqueues a
 * job for packages and copy. After a fallback it costs no unit and names the studio.
 * `run-generation.ts` calls it. Does nothing if the claim is lost.
 */
export async function complete(
  deps: RunDeps,
  run: Run,
  { fallbackReason, madeBy }: GenerationResult,
): Promise<void> {
  const { preferred, studio } = engineIds(run.generator, deps.ai);
  const outcome = fallbackReason
    ? { engine: studio, counted: false, fallbackReason }
    : { engine: madeBy ?? preferred };
  await writeFinalState(deps, run, "completed", outcome);
}

/**
 * Marks the generation as failed, which frees its unit and discards its parts; `run-generation.ts`
 * calls it after the last try or a moderation refusal. A generation that was completed before and
 * retries missing parts stays completed. The owner sees `message`, from
 * `core/generations/messages.ts`.
 */
export async function fail(
  deps: RunDeps,
  run: Run,
  error: { readonly code: string; readonly message: string },
): Promise<void> {
  const { row, generator, claim } = run;
  const { preferred } = engineIds(generator, deps.ai);
  const stored = { input: row.input, output: await readOutput(deps.db, claim) };
  const output = row.completedAt ? generator.open(stored).endCompletion() : undefined;
  if (output) return writeFinalState(deps, run, "completed", { engine: row.engine ?? preferred, output });
  await writeFinalState(deps, run, "failed", { engine: preferred, error, output: null });
}

/**
 * Replaces all parts with the studio's (`server/adapters/ai/studio/studio.ts`) and completes the
 * generation, when the provider has failed or its budget is spent (`run-generation.ts` decides, by
 * `retry-policy.ts`); the generation then costs no unit. `reason` is stored as `fallbackReason`.
 */
export async function runFallback(
  deps: RunDeps,
  run: Run,
  reason: string,
  signal: AbortSignal,
): Promise<void> {
  const { db, ai } = deps;
  const { row, generator } = run;
  const engine = generator.engineId(ai.studio);
  await db.transaction(async (tx) => {
    if (!(await write(tx, run.claim, { output: null, engine }))) throw new ClaimLostError();
    await deleteGeneratedFiles(tx, deps, run.row.id);
    await announce(tx, { type: "changed", id: run.claim.id });
  });
  const content = generator.open({ input: row.input, output: null });
  await generateParts(deps, run, content, { engines: ai.studio, signal, mayRetry: () => false });
  await writeFinalState(deps, run, "completed", { engine, counted: false, fallbackReason: reason });
}
