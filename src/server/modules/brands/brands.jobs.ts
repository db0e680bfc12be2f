import * as z from "zod";
import { handleJob, type JobHandler, type JobType } from "#server/jobs/job.ts";
import { releaseReferences } from "../files/files.public.ts";
import type { BrandsDeps } from "./brands.service.ts";
import { purgeBrands } from "./purge.repo.ts";

const EVERY_MINUTE = "* * * * *";

/** Job type that removes deleted brands, products and claims after the restore period. */
export const BRANDS_PURGE: JobType<object> = {
  name: "brands.purge",
  schema: z.object({}),
  retryLimit: 1,
  retryDelay: 10,
  retryDelayMax: 10,
  expireInSeconds: 60,
  concurrency: 1,
};

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
