import { setImmediate as nextTurn } from "node:timers/promises";
import { AiError } from "#server/adapters/ai/ai.ts";
import type { Tx } from "#server/db/client.ts";
import { announce } from "#server/events/announcement.ts";
import type { Hub } from "#server/events/hub.ts";
import type { Jobs } from "#server/jobs/jobs.ts";
import type { Logger } from "#server/observability/log.ts";
import type { Metrics } from "#server/observability/metrics.ts";
import type { Tracing } from "#server/observability/tracing.ts";
import { recordSpending, type SpendingDeps } from "#server/modules/spending/spending.service.ts";
import { linkGenerated, deleteGeneratedFiles } from "#server/modules/files/files.service.ts";
import type { GenerationRow } from "../generations.present.ts";
import { throttleGrowingText } from "./throttle-growing-text.ts";
import { ClaimLostError } from "./claim-watch.ts";
import { finish, readOutput, write, type Claim } from "./runs.repo.ts";
import type { Spending } from "./spending.ts";
import type { Generator, GeneratorDeps, GeneratorRequest } from "../generator.ts";

export interface RunDeps extends GeneratorDeps, SpendingDeps {
  readonly hub: Hub;
  readonly jobs: Pick<Jobs, "send">;
  readonly metrics: Pick<
    Metrics,
    "generations" | "generationSeconds" | "firstParts" | "aiTokens" | "aiMoney"
  >;
  readonly tracing: Tracing;
  readonly log: Logger;
}

/** One try of a generation. */
export interface Run {
  readonly row: GenerationRow;
  readonly generator: Generator;
  readonly claim: Claim;
  /** Usage of the provider in this and earlier tries. */
  readonly spending: Spending;
  /** Milliseconds spent in earlier tries and the delays between them. */
  readonly waitedMs: number;
  /** Start of the try (`performance.now`). */
  readonly startedAt: number;
}

type RunRequest = Pick<GeneratorRequest, "engine" | "output" | "signal" | "mayRetry">;

interface GenerationResult {
  /** The provider's failure, if the studio generated a part instead. */
  readonly fallbackReason: string | undefined;
}

/**
 * Generates the missing parts; stores and announces each completed part at once.
 * Throws `ClaimLostError` and the engine's errors.
 */
export async function generateParts(deps: RunDeps, run: Run, request: RunRequest): Promise<GenerationResult> {
  const { db, hub } = deps;
  const { row, generator } = run;
  const { userId, input, id: seed } = row;
  const growing = throttleGrowingText(async (index, text) => {
    const announcement = hub.publishGrowing({ type: "growing", id: row.id, index, text });
    // Flushes to this process's readers first: the notification through Postgres takes longer.
    await nextTurn();
    await announce(db, announcement);
  });
  const initialParts = countParts(generator, request.output);
  let first = true;
  let output = request.output;
  for await (const event of generator.run(deps, { ...request, input, seed, userId })) {
    if (first && (event.type === "part" || event.type === "stored")) {
      first = countParts(generator, event.output) <= initialParts;
      if (!first) observeFirstPart(deps, run, request.engine);
    }
    if (event.type === "growing") {
      // On cancel, drop previews only; completed parts are paid for and stored.
      request.signal.throwIfAborted();
      growing.show(event.index, event.text);
    } else if (event.type === "part") {
      await growing.settle();
      output = event.output;
      await writePart(deps, run, event);
    } else if (event.type === "stored") {
      output = event.output;
      const { growing: shown = [] } = event;
      await writeOutput(deps, run, event, async (tx) => {
        for (const part of shown) await announce(tx, { type: "growing", id: row.id, ...part });
      });
    } else {
      run.spending.add(event.usage);
      await recordSpending(deps, event.usage.money);
    }
  }
  await growing.settle();
  if (countParts(generator, output) === 0) throw new AiError("empty");
  return { fallbackReason: generator.fallbackReason?.(output) };
}

const elapsedSeconds = (run: Run) => (performance.now() - run.startedAt) / 1000;

function observeFirstPart({ ai, metrics }: RunDeps, run: Run, engine: RunRequest["engine"]) {
  const { kind } = run.row;
  metrics.firstParts.observe({ kind, engine: run.generator.engines(ai)[engine] }, elapsedSeconds(run));
}

const countParts = (generator: Generator, output: unknown) =>
  generator.parts(output).filter((part) => part !== undefined).length;

interface Part {
  readonly index: number;
  readonly text: string;
  readonly output: object;
  readonly files?: readonly string[];
}

async function writePart(deps: RunDeps, run: Run, part: Part) {
  const { index, text, output } = part;
  await writeOutput(deps, run, part, async (tx) => {
    const done = countParts(run.generator, output);
    await announce(tx, { type: "part", id: run.claim.id, index, text, done, total: run.generator.partCount });
  });
}

/** Stores the output and links its files in one transaction, which also runs `also`. */
async function writeOutput(
  deps: RunDeps,
  { row, claim, spending }: Run,
  { output, files = [] }: Pick<Part, "output" | "files">,
  also?: (tx: Tx) => Promise<void>,
) {
  await deps.db.transaction(async (tx) => {
    if (!(await write(tx, claim, { output, cost: spending.total() }))) throw new ClaimLostError();
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
    return true;
  });
  if (!written) return;
  const labels = { kind: row.kind, engine: final.engine, status };
  metrics.generations.inc(labels);
  metrics.generationSeconds.observe(labels, elapsedSeconds(run));
}

export async function complete(deps: RunDeps, run: Run, { fallbackReason }: GenerationResult): Promise<void> {
  const { first, fallback } = run.generator.engines(deps.ai);
  const outcome = fallbackReason ? { engine: fallback, counted: false, fallbackReason } : { engine: first };
  await writeFinalState(deps, run, "completed", outcome);
}

/**
 * Marks the generation as failed, which frees its unit and discards its parts. A generation that
 * was completed before and retries missing parts stays completed. The owner sees `message`.
 */
export async function fail(
  deps: RunDeps,
  run: Run,
  error: { readonly code: string; readonly message: string },
): Promise<void> {
  const { row, generator, claim } = run;
  const { first } = generator.engines(deps.ai);
  if (row.completedAt && generator.endCompletion) {
    const output = generator.endCompletion(await readOutput(deps.db, claim));
    return writeFinalState(deps, run, "completed", { engine: row.engine ?? first, output });
  }
  await writeFinalState(deps, run, "failed", { engine: first, error, output: null });
}

/** Replaces all parts with the studio's; the generation then costs no unit. */
export async function runFallback(
  deps: RunDeps,
  run: Run,
  reason: string,
  signal: AbortSignal,
): Promise<void> {
  const { db, ai } = deps;
  const engine = run.generator.engines(ai).fallback;
  await db.transaction(async (tx) => {
    if (!(await write(tx, run.claim, { output: null, engine }))) throw new ClaimLostError();
    await deleteGeneratedFiles(tx, deps, run.row.id);
    await announce(tx, { type: "changed", id: run.claim.id });
  });
  await generateParts(deps, run, { engine: "fallback", output: null, signal, mayRetry: () => false });
  await writeFinalState(deps, run, "completed", { engine, counted: false, fallbackReason: reason });
}
