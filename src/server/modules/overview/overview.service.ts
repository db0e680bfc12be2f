import { KINDS } from "#core/generations/kinds.ts";
import type { Activity, Overview } from "#core/overview/api.ts";
import { buildChecklist } from "#core/overview/checklist.ts";
import { overviewPeriod } from "#core/overview/period.ts";
import { sampleOverview } from "#core/overview/sample.ts";
import type { Db, Queryable } from "#server/db/client.ts";
import { AppError } from "#server/lib/errors.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { readProfile } from "../accounts/accounts.public.ts";
import { hasGenerated } from "../generations/generations.public.ts";
import { readEntitlement, type EntitlementDeps } from "../entitlements/entitlements.public.ts";
import { countReviewedAds } from "../reviews/reviews.public.ts";
import { readFigures } from "./figures.ts";
import * as repo from "./overview.repo.ts";

/**
 * Dependencies of the start page's data; `boot/deps.ts` provides them, and `overview.routes.ts`
 * hands them over.
 */
export interface OverviewDeps extends EntitlementDeps {
  readonly db: Db;
}

interface OverviewRequest {
  readonly userId: UserId;
  /** Offset of the client's time zone from UTC, in minutes. */
  readonly utcOffset: number;
}

/**
 * Reads a user's start page (`GET /api/overview` in `overview.routes.ts`; format:
 * `core/overview/api.ts`) from one snapshot; sample figures (`core/overview/sample.ts`) while the
 * account has no generation, else `figures.ts`; period: `core/overview/period.ts`. The steps of the
 * checklist are in `core/overview/checklist.ts`, the reviews in `countReviewedAds`
 * (`reviews/review-list.service.ts`). Throws `unauthorized` for a deleted account.
 */
export async function readOverview(
  deps: OverviewDeps,
  { userId, utcOffset }: OverviewRequest,
): Promise<Overview> {
  const { avatarUrl } = await readProfile(deps, userId);
  return deps.db.transaction(async (tx) => {
    const now = await repo.readNow(tx, deps.clock);
    const checklist = await readChecklist(tx, deps, { userId, hasPicture: avatarUrl !== null });
    const reviews = await countReviewedAds({ db: tx, clock: deps.clock }, userId);
    if (!(await hasGenerated(tx, userId)))
      return { sample: true, ...sampleOverview(now), reviews, checklist };
    const figures = await readFigures(tx, userId, overviewPeriod(now, utcOffset));
    return { sample: false, ...figures, activity: await readActivity(tx, userId), reviews, checklist };
  }, repo.SNAPSHOT);
}

async function readActivity(db: Queryable, userId: UserId): Promise<Activity[]> {
  const rows = await repo.listRecent(db, userId);
  return rows.map(({ createdAt, ...row }) => ({
    ...row,
    type: KINDS[row.kind].activity,
    timestamp: createdAt.toISOString(),
  }));
}

interface Account {
  readonly userId: UserId;
  readonly hasPicture: boolean;
}

async function readChecklist(db: Queryable, deps: OverviewDeps, { userId, hasPicture }: Account) {
  if (await repo.isChecklistDismissed(db, userId)) return null;
  const entitlement = await readEntitlement(db, deps, userId);
  if (!entitlement) throw new AppError("unauthorized");
  const progress = {
    completedKinds: await repo.listCompletedKinds(db, userId),
    hasPicture,
    hasResults: (await repo.listNewestResults(db, userId)).length > 0,
  };
  return buildChecklist(progress, entitlement.quotas);
}

/**
 * Hides the checklist of first steps permanently (`DELETE /api/overview/checklist` in
 * `overview.routes.ts`); `overview.repo.ts` stores it in `dismissed_checklists`. The steps are in
 * `core/overview/checklist.ts`.
 */
export async function dismissChecklist({ db, clock }: OverviewDeps, userId: UserId): Promise<void> {
  await repo.dismissChecklist(db, clock, userId);
}
