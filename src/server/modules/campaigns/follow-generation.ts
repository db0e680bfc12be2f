import * as z from "zod";
import type { GenerationKind } from "#core/generations/kinds.ts";
import type { Tx } from "#server/db/client.ts";
import type { JobType } from "#server/jobs/job.ts";
import type { Jobs } from "#server/jobs/jobs.ts";

const followSchema = z.object({ id: z.string(), kind: z.enum(["campaign", "copy"]) });
type Follow = z.output<typeof followSchema>;

/**
 * Job that follows a generation that has ended: builds the campaign of a full package
 * (`build-campaign.service.ts`), or puts campaign copy into the ads that wait for it
 * (`apply-copy.service.ts`). `followGeneration` enqueues it, `campaigns.jobs.ts` handles it. 10
 * retries of a minute at most (both here), then the sweeps of `campaigns.jobs.ts` find lost
 * generations.
 */
export const FOLLOW_GENERATION: JobType<Follow> = {
  name: "campaigns.follow",
  schema: followSchema,
  retryLimit: 10,
  retryDelay: 1,
  retryDelayMax: 60,
  expireInSeconds: 60,
  concurrency: 2,
};

/**
 * Enqueues the job that follows a full package or campaign copy, in the transaction that ends it
 * (`generations/runs/run.ts`), so that exactly one exists; does nothing for other kinds.
 */
export async function followGeneration(
  tx: Tx,
  jobs: Pick<Jobs, "send">,
  { id, kind }: { readonly id: string; readonly kind: GenerationKind },
): Promise<void> {
  if (kind === "campaign" || kind === "copy") await jobs.send(tx, FOLLOW_GENERATION, { id, kind });
}
