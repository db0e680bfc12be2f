import type { Tx } from "../../../db/client.ts";
import type { Jobs } from "../../../jobs/jobs.ts";
import { GENERATION_RUN } from "./generation-run.ts";
import { countOthersWaiting, type Own } from "../generations.repo.ts";

/**
 * Puts the work on a generation into the queue: behind everybody who has less of it waiting. So however much one user
 * asks for at once, another's first is next as soon as a worker is free.
 */
export async function enqueueRun(
  tx: Tx,
  { jobs }: { readonly jobs: Pick<Jobs, "send"> },
  own: Own,
): Promise<void> {
  const others = await countOthersWaiting(tx, own);
  await jobs.send(tx, GENERATION_RUN, { id: own.id }, { priority: -others });
}
