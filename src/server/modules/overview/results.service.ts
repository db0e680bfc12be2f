import {
  CAMPAIGNS_PAGE_SIZE,
  type Campaign,
  type CampaignList,
  type Results,
} from "#core/overview/results.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Db } from "#server/db/client.ts";
import { AppError } from "#server/lib/errors.ts";
import { cutPage, decodeCursor } from "#server/http/cursor.ts";
import type { UserId } from "#server/lib/user-id.ts";
import * as repo from "./results.repo.ts";

export interface ResultsDeps {
  readonly db: Db;
  readonly clock: Clock;
}

function present({ ended, impressions, clicks, conversions, createdAt, ...row }: repo.CampaignRow): Campaign {
  const recorded = impressions !== null && clicks !== null && conversions !== null;
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    active: row.kind === "campaign" ? !ended : null,
    results: recorded ? { impressions, clicks, conversions } : null,
  };
}

interface Page {
  readonly userId: UserId;
  readonly cursor?: string | undefined;
}

/** Returns a page of completed generations with their results, newest first. */
export async function listCampaigns({ db }: ResultsDeps, { userId, cursor }: Page): Promise<CampaignList> {
  const rows = await repo.listCampaigns(db, userId, cursor === undefined ? undefined : decodeCursor(cursor));
  const { shown, nextCursor } = cutPage(rows, CAMPAIGNS_PAGE_SIZE);
  return { items: shown.map(present), nextCursor };
}

/** Runs `change` and returns the updated campaign; throws 404 when it is missing. */
async function updateCampaign(
  { db }: ResultsDeps,
  own: repo.OwnedId,
  change: () => Promise<void>,
): Promise<Campaign> {
  if (!(await repo.findCampaign(db, own))) throw new AppError("not_found");
  await change();
  const updated = await repo.findCampaign(db, own);
  if (!updated) throw new AppError("not_found");
  return present(updated);
}

/** Records the results of a campaign, replacing earlier ones. */
export async function saveResults(deps: ResultsDeps, own: repo.OwnedId, results: Results): Promise<Campaign> {
  return updateCampaign(deps, own, () => repo.saveResults(deps.db, deps.clock, own, results));
}

/** Removes the results of a full package and returns it. Throws 404 for other kinds. */
export async function deleteResults(deps: ResultsDeps, own: repo.OwnedId): Promise<Campaign> {
  return updateCampaign(deps, own, () => repo.deleteResults(deps.db, own));
}

/** Marks a full package as ended or active. Throws 404 for other kinds. */
export async function setEnded(deps: ResultsDeps, own: repo.OwnedId, ended: boolean): Promise<Campaign> {
  const campaign = await repo.findCampaign(deps.db, own);
  if (campaign?.kind !== "campaign") throw new AppError("not_found");
  return updateCampaign(deps, own, () =>
    ended ? repo.insertEnded(deps.db, deps.clock, own) : repo.deleteEnded(deps.db, own),
  );
}
