import { handleJob, type JobContext, type JobHandler } from "#server/jobs/job.ts";
import { mayContinue, sweepJob } from "#server/jobs/sweep.ts";
import { AppError } from "#server/lib/errors.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { findOwner, type GenerationsDeps } from "../generations/generations.public.ts";
import { listWriters } from "./ads.repo.ts";
import { applyCopy } from "./apply-copy.service.ts";
import { addLateImages, buildCampaign } from "./build-campaign.service.ts";
import { hasCampaign, listUnbuilt } from "./campaigns.repo.ts";
import { FOLLOW_GENERATION } from "./follow-generation.ts";
import { purgeAds, purgeCampaigns } from "./purge.service.ts";

/** Building campaigns takes longer than other sweeps. */
const EXPIRE_SECONDS = 300;

/** Builds campaigns of packages that are older than campaigns, or whose job was lost. */
const BUILD_SWEEP = sweepJob("campaigns.build-sweep", EXPIRE_SECONDS);
/** Updates ads that wait for a generation that was deleted or whose job was lost. */
const COPY_SWEEP = sweepJob("campaigns.copy-sweep", EXPIRE_SECONDS);
const CAMPAIGNS_PURGE = sweepJob("campaigns.purge", EXPIRE_SECONDS);

/**
 * Job types of campaigns: `FOLLOW_GENERATION` (`follow-generation.ts`) and the sweeps of this file,
 * with the purge `RESTORE_MINUTES` (`core/limits.ts`) after a deletion; `boot/job-types.ts`
 * registers them with the queue. Time limit of a sweep: `EXPIRE_SECONDS` in this file; retries:
 * `sweepJob` in `server/jobs/sweep.ts`.
 */
export const CAMPAIGN_JOBS = [FOLLOW_GENERATION, BUILD_SWEEP, COPY_SWEEP, CAMPAIGNS_PURGE];

const EVERY_MINUTE = "* * * * *";
const EVERY_HOUR = "37 * * * *";
/** Packages or generations per query. */
const BATCH = 50;

/** Builds the campaign of a package at most once, also if the owner has deleted it. */
async function buildOnce(deps: GenerationsDeps, userId: UserId, id: string): Promise<void> {
  if (await hasCampaign(deps.db, id)) return;
  try {
    await deps.db.transaction((tx) => buildCampaign(tx, deps, userId, id));
  } catch (error) {
    // The package was deleted, or runs again, meanwhile.
    if (!(error instanceof AppError)) throw error;
  }
}

async function followPackage(deps: GenerationsDeps, id: string): Promise<void> {
  const userId = await findOwner(deps.db, id);
  if (!userId) return;
  await buildOnce(deps, userId, id);
  await addLateImages(deps, { userId, id });
}

async function buildOlder(deps: GenerationsDeps, job: JobContext): Promise<void> {
  for (let after = ""; mayContinue(job);) {
    const batch = await listUnbuilt(deps.db, after, BATCH);
    for (const { id, userId } of batch) if (mayContinue(job)) await buildOnce(deps, userId, id);
    const last = batch.at(-1);
    if (!last) return;
    after = last.id;
  }
}

async function applyLost(deps: GenerationsDeps, job: JobContext): Promise<void> {
  for (const id of await listWriters(deps.db, BATCH)) if (mayContinue(job)) await applyCopy(deps, id);
}

/**
 * Handlers of the campaigns' jobs: following a package or a copy generation (`applyCopy` in
 * `apply-copy.service.ts`), sweeps for lost jobs, and the purge (`purge.service.ts`; period:
 * `RESTORE_MINUTES` in `core/limits.ts`); `boot/job-handlers.ts` runs them in a worker. The sweep
 * of unbuilt packages is hourly, that of copy and the purge are every minute (schedules: this
 * file).
 */
export function campaignJobs(deps: GenerationsDeps): JobHandler[] {
  return [
    handleJob(FOLLOW_GENERATION, ({ id, kind }) =>
      kind === "copy" ? applyCopy(deps, id) : followPackage(deps, id),
    ),
    handleJob(BUILD_SWEEP, (_, job) => buildOlder(deps, job), EVERY_HOUR, true),
    handleJob(COPY_SWEEP, (_, job) => applyLost(deps, job), EVERY_MINUTE),
    handleJob(
      CAMPAIGNS_PURGE,
      async () => {
        await purgeCampaigns(deps);
        await purgeAds(deps);
      },
      EVERY_MINUTE,
    ),
  ];
}
