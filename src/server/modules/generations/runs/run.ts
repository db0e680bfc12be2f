import { setImmediate as turnOver } from "node:timers/promises";
import { AiError, type AiFailure } from "#server/adapters/ai/ai.ts";
import type { Tx } from "#server/db/client.ts";
import { announce } from "#server/events/announcement.ts";
import type { Hub } from "#server/events/hub.ts";
import type { Jobs } from "#server/jobs/jobs.ts";
import type { Logger } from "#server/observability/log.ts";
import type { Metrics } from "#server/observability/metrics.ts";
import type { Tracing } from "#server/observability/tracing.ts";
import { noteSpent, type SpendingDeps } from "#server/modules/spending/spending.service.ts";
import { keepGenerated, releaseGenerated } from "#server/modules/files/files.service.ts";
import type { GenerationRow } from "../generations.present.ts";
import { growingText } from "../text/growing-text.ts";
import { LostError } from "./held.ts";
import { finish, readOutput, write, type Claim } from "./runs.repo.ts";
import type { Spending } from "./spending.ts";
import type { Tool, ToolDeps, ToolRequest } from "../tool.ts";

export interface RunDeps extends ToolDeps, SpendingDeps {
  readonly hub: Hub;
  readonly jobs: Pick<Jobs, "send">;
  readonly metrics: Pick<
    Metrics,
    "generations" | "generationSeconds" | "firstParts" | "aiTokens" | "aiMoney"
  >;
  readonly tracing: Tracing;
  readonly log: Logger;
}

/** One try at one generation. */
export interface Run {
  readonly row: GenerationRow;
  readonly tool: Tool;
  readonly claim: Claim;
  /** What the provider has been asked for, in this try and in those before. */
  readonly spending: Spending;
  /** Milliseconds that earlier tries, and the waits between them, have taken. */
  readonly waitedMs: number;
  /** When the try began, as of `performance.now`. */
  readonly begun: number;
}

type Work = Pick<ToolRequest, "engine" | "output" | "signal" | "mayRetry">;

interface Produced {
  /** Why the studio made some of it in the provider's place, if it did. */
  readonly stoodIn: AiFailure | undefined;
}

/**
 * Lets an engine make what is missing, storing and announcing each whole part as it comes.
 * Throws `LostError` when the try no longer holds the generation, and whatever the engine throws.
 */
export async function produce(deps: RunDeps, run: Run, work: Work): Promise<Produced> {
  const { db, hub } = deps;
  const { row, tool } = run;
  const { userId, input, id: seed } = row;
  const growing = growingText(async (index, text) => {
    const told = hub.grow({ type: "growing", id: row.id, index, text });
    // Readers of this process have it before the database is told, which takes longer than all the way from the provider to here.
    await turnOver();
    await announce(db, told);
  });
  const begunWith = countParts(tool, work.output);
  let first = true;
  let output = work.output;
  for await (const event of tool.work(deps, { ...work, input, seed, userId })) {
    if (first && (event.type === "part" || event.type === "stored")) {
      first = countParts(tool, event.output) <= begunWith;
      if (!first) noteFirstPart(deps, run, work.engine);
    }
    if (event.type === "growing") {
      // Only what is shown is given up when the work is called off; what is whole has been paid for.
      work.signal.throwIfAborted();
      growing.show(event.index, event.text);
    } else if (event.type === "part") {
      await growing.settle();
      output = event.output;
      await storePart(deps, run, event);
    } else if (event.type === "stored") {
      output = event.output;
      const { growing: shown = [] } = event;
      await store(deps, run, event, async (tx) => {
        for (const part of shown) await announce(tx, { type: "growing", id: row.id, ...part });
      });
    } else {
      run.spending.add(event.usage);
      await noteSpent(deps, event.usage.money);
    }
  }
  await growing.settle();
  if (countParts(tool, output) === 0) throw new AiError("empty");
  return { stoodIn: tool.stoodIn?.(output) };
}

const secondsOf = (run: Run) => (performance.now() - run.begun) / 1000;

function noteFirstPart({ ai, metrics }: RunDeps, run: Run, engine: Work["engine"]) {
  const { kind } = run.row;
  metrics.firstParts.observe({ kind, engine: run.tool.engines(ai)[engine] }, secondsOf(run));
}

const countParts = (tool: Tool, output: unknown) =>
  tool.parts(output).filter((part) => part !== undefined).length;

interface Part {
  readonly index: number;
  readonly text: string;
  readonly output: object;
  readonly files?: readonly string[];
}

async function storePart(deps: RunDeps, run: Run, part: Part) {
  const { index, text, output } = part;
  await store(deps, run, part, async (tx) => {
    const done = countParts(run.tool, output);
    await announce(tx, { type: "part", id: run.claim.id, index, text, done, total: run.tool.total });
  });
}

/** Writes the output so far and binds its files to the generation, in one step with what `also` does. */
async function store(
  deps: RunDeps,
  { row, claim, spending }: Run,
  { output, files = [] }: Pick<Part, "output" | "files">,
  also?: (tx: Tx) => Promise<void>,
) {
  await deps.db.transaction(async (tx) => {
    if (!(await write(tx, claim, { output, cost: spending.total() }))) throw new LostError();
    await keepGenerated(tx, deps, { userId: row.userId, generationId: row.id, ids: files });
    await also?.(tx);
  });
}

type Ending = Omit<Parameters<typeof finish>[3], "status" | "engine" | "cost"> & { readonly engine: string };

/** The one last write of a generation, announced as it is made. */
async function end(deps: RunDeps, run: Run, status: "completed" | "failed", ending: Ending): Promise<void> {
  const { db, clock, metrics } = deps;
  const { claim, row, spending } = run;
  const cost = spending.total();
  const written = await db.transaction(async (tx) => {
    if (!(await finish(tx, clock, claim, { ...ending, status, cost }))) return false;
    if (ending.output === null) await releaseGenerated(tx, deps, row.id);
    await announce(tx, { type: "changed", id: claim.id });
    return true;
  });
  if (!written) return;
  const ended = { kind: row.kind, engine: ending.engine, status };
  metrics.generations.inc(ended);
  metrics.generationSeconds.observe(ended, secondsOf(run));
}

export async function complete(deps: RunDeps, run: Run, { stoodIn }: Produced): Promise<void> {
  const { first, fallback } = run.tool.engines(deps.ai);
  const served = stoodIn ? { engine: fallback, counted: false, fallbackReason: stoodIn } : { engine: first };
  await end(deps, run, "completed", served);
}

/**
 * Ends it as failed: its unit is free again and it keeps no parts. One that was completed before, and
 * now makes its missing parts, stays completed on its unit. `message` is shown to the owner.
 */
export async function fail(
  deps: RunDeps,
  run: Run,
  error: { readonly code: string; readonly message: string },
): Promise<void> {
  const { row, tool, claim } = run;
  const { first } = tool.engines(deps.ai);
  if (row.completedAt && tool.endCompletion) {
    const output = tool.endCompletion(await readOutput(deps.db, claim));
    return end(deps, run, "completed", { engine: row.engine ?? first, output });
  }
  await end(deps, run, "failed", { engine: first, error, output: null });
}

/** The studio serves in the provider's place, and the generation costs no unit. What the provider had shown is replaced. */
export async function stepIn(deps: RunDeps, run: Run, reason: string, signal: AbortSignal): Promise<void> {
  const { db, ai } = deps;
  const engine = run.tool.engines(ai).fallback;
  await db.transaction(async (tx) => {
    if (!(await write(tx, run.claim, { output: null, engine }))) throw new LostError();
    await releaseGenerated(tx, deps, run.row.id);
    await announce(tx, { type: "changed", id: run.claim.id });
  });
  await produce(deps, run, { engine: "fallback", output: null, signal, mayRetry: () => false });
  await end(deps, run, "completed", { engine, counted: false, fallbackReason: reason });
}
