import { handleJob, type JobHandler } from "#server/jobs/job.ts";
import { sweepJob } from "#server/jobs/sweep.ts";
import { releaseReferences } from "../files/files.public.ts";
import type { BrandsDeps } from "./brands.service.ts";
import { purgeBrands } from "./purge.repo.ts";

const EVERY_MINUTE = "* * * * *";

/**
 * Type of the sweep that removes deleted brands, products and claims after `RESTORE_MINUTES`
 * (`core/limits.ts`); `boot/job-types.ts` registers it. It runs every minute (`brandsPurge` in this
 * file); retries: `sweepJob` in `server/jobs/sweep.ts`.
 */
export const BRANDS_PURGE = sweepJob("brands.purge");

/**
 * Job handler that deletes brands, products and claims for good after the restore period
 * (`RESTORE_MINUTES` in `core/limits.ts`), and releases their files; every minute. Mounted by
 * `boot/job-handlers.ts`.
 */
export function brandsPurge(deps: Pick<BrandsDeps, "db" | "clock">): JobHandler {
  return handleJob(
    BRANDS_PURGE,
    async () => {
      await deps.db.transaction(async (tx) => {
        await releaseReferences(tx, deps, await purgeBrands(tx, deps.clock));
      });
    },
    EVERY_MINUTE,
  );
}
