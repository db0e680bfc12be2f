import type { Tx } from "#server/db/client.ts";
import type { Jobs } from "#server/jobs/jobs.ts";
import { GENERATION_RUN, type RunData } from "./generation-run.ts";
import { countOlderWaiting, countOthersWaiting, type Own, type Standing } from "../generations.repo.ts";

interface EnqueueDeps {
  readonly jobs: Pick<Jobs, "send">;
}

/**
 * Puts the work on a new generation into the queue, at the end of its owner's line of `others`: behind everybody who has less of
 * it waiting. So however much one user asks for at once, another's first is next as soon as a worker is free.
 */
export async function enqueueNew(tx: Tx, { jobs }: EnqueueDeps, id: string, others: number): Promise<void> {
  await jobs.send(tx, GENERATION_RUN, { id }, { priority: -others });
}

/** As `enqueueNew`, for one that was there before. */
export async function enqueueRun(tx: Tx, deps: EnqueueDeps, own: Own): Promise<void> {
  await enqueueNew(tx, deps, own.id, await countOthersWaiting(tx, own));
}

/**
 * Puts work that has stood in the line before back to its place in it. Only its owner's older ones are ahead of it: the
 * end of the line would let it starve, and the front would let many failing ones of one user hold up everybody else.
 */
export async function enqueueAgain(
  tx: Tx,
  { jobs }: EnqueueDeps,
  standing: Standing,
  { afterMs = 0, ...data }: Omit<RunData, "id"> & { readonly afterMs?: number } = {},
): Promise<void> {
  const older = await countOlderWaiting(tx, standing);
  const options = { priority: -older, startAfterSeconds: afterMs / 1000 };
  await jobs.send(tx, GENERATION_RUN, { id: standing.id, ...data }, options);
}
