import type { Tx } from "#server/db/client.ts";
import type { Jobs } from "#server/jobs/jobs.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import { GENERATION_RUN, type RunData } from "./generation-run.ts";
import { countOlderUnfinished, countOtherUnfinished, type QueuePosition } from "../generations.repo.ts";

interface EnqueueDeps {
  readonly jobs: Pick<Jobs, "send">;
}

/**
 * Enqueues the job of a new generation in the transaction of its reservation
 * (`generations.service.ts`). The priority falls with the owner's `others` unfinished ones, so bulk
 * requests of one user never delay another user's first. The job is `GENERATION_RUN` in
 * `generation-run.ts`.
 */
export async function enqueueLast(tx: Tx, { jobs }: EnqueueDeps, id: string, others: number): Promise<void> {
  await jobs.send(tx, GENERATION_RUN, { id }, { priority: -others });
}

/**
 * Like `enqueueLast`, for a generation that is retried (`retryGeneration` in
 * `generations/generations.service.ts`) or restored (`restoreGeneration` in
 * `generations/restore.service.ts`); counts the owner's unfinished ones.
 */
export async function enqueueRun(tx: Tx, deps: EnqueueDeps, own: OwnedId): Promise<void> {
  await enqueueLast(tx, deps, own.id, await countOtherUnfinished(tx, own));
}

/**
 * Enqueues a generation again at its old position, behind the owner's older ones, after `afterMs`
 * ms (`retry-policy.ts`). `requeueTry` in `run-generation.ts` and `requeueOrphans`
 * (`generations/generations.jobs.ts`) call it. At the end it could starve; at the front, one user's
 * failing generations would delay everyone else.
 */
export async function enqueueAtOldPosition(
  tx: Tx,
  { jobs }: EnqueueDeps,
  position: QueuePosition,
  { afterMs = 0, ...data }: Omit<RunData, "id"> & { readonly afterMs?: number } = {},
): Promise<void> {
  const older = await countOlderUnfinished(tx, position);
  const options = { priority: -older, startAfterSeconds: afterMs / 1000 };
  await jobs.send(tx, GENERATION_RUN, { id: position.id, ...data }, options);
}
