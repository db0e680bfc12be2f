import { type GenerationResults, type ResultsList, type Results } from "#core/overview/results.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Db } from "#server/db/client.ts";
import { AppError } from "#server/lib/errors.ts";
import { cutPage, decodeCursor } from "#server/http/cursor.ts";
import type { UserId } from "#server/lib/user-id.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import { setPackageEnded } from "../campaigns/campaigns.public.ts";
import { sumCampaigns } from "../reports/reports.public.ts";
import * as repo from "./results.repo.ts";
import { RESULTS_PAGE_SIZE } from "#core/page-sizes.ts";

/**
 * Dependencies of results of generations: database and clock; `boot/deps.ts` provides them, and
 * `results.routes.ts` hands them over.
 */
export interface ResultsDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** Sums of reports by the generation that their campaign was built from. */
type Measured = ReadonlyMap<string | null, Results>;

async function measure({ db }: ResultsDeps, userId: UserId): Promise<Measured> {
  const campaigns = await sumCampaigns(db, userId);
  return new Map(
    campaigns.map(({ generationId, impressions, clicks, conversions }) => [
      generationId,
      { impressions, clicks, conversions },
    ]),
  );
}

function present(
  { active, impressions, clicks, conversions, createdAt, ...row }: repo.ResultsRow,
  measured: Measured,
): GenerationResults {
  const recorded = impressions !== null && clicks !== null && conversions !== null;
  const ofReports = measured.get(row.id);
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    active: row.kind === "campaign" ? active : null,
    results: ofReports ?? (recorded ? { impressions, clicks, conversions } : null),
    fromReports: ofReports !== undefined,
  };
}

interface Page {
  readonly userId: UserId;
  readonly cursor?: string | undefined;
}

/**
 * Returns a page of completed generations with their results (`GET /api/results` in
 * `results.routes.ts`), newest first, `RESULTS_PAGE_SIZE` (`core/page-sizes.ts`) per page.
 * Sums of kept reports (`sumCampaigns` in `reports/campaign-figures.repo.ts`) replace typed-in
 * results. Throws 400 for a bad cursor.
 */
export async function listCampaignResults(deps: ResultsDeps, { userId, cursor }: Page): Promise<ResultsList> {
  const rows = await repo.listCampaignResults(
    deps.db,
    userId,
    cursor === undefined ? undefined : decodeCursor(cursor),
  );
  const { shown, nextCursor } = cutPage(rows, RESULTS_PAGE_SIZE);
  const measured = await measure(deps, userId);
  return { items: shown.map((row) => present(row, measured)), nextCursor };
}

/** Runs `change` and returns the updated campaign; throws 404 when it is missing. */
async function updateCampaign(
  deps: ResultsDeps,
  own: OwnedId,
  change: () => Promise<void>,
): Promise<GenerationResults> {
  if (!(await repo.findCampaignResults(deps.db, own))) throw new AppError("not_found");
  await change();
  const updated = await repo.findCampaignResults(deps.db, own);
  if (!updated) throw new AppError("not_found");
  return present(updated, await measure(deps, own.userId));
}

/**
 * Records the results of a completed generation (`PUT /api/generations/:id/results` in
 * `results.routes.ts`), replacing earlier typed-in ones, and returns it; sums of kept reports still
 * win. Throws 404 when it is missing. Fields and rules: `core/overview/results.ts`,
 * largest figures: `limits.ts` beside it.
 */
export async function saveResults(
  deps: ResultsDeps,
  own: OwnedId,
  results: Results,
): Promise<GenerationResults> {
  return updateCampaign(deps, own, () => repo.saveResults(deps.db, deps.clock, own, results));
}

/**
 * Removes the typed-in results of a completed generation and returns it (`DELETE
 * /api/generations/:id/results` in `results.routes.ts`), with the sums of kept reports if there are
 * any. Throws 404 when it is missing.
 */
export async function deleteResults(deps: ResultsDeps, own: OwnedId): Promise<GenerationResults> {
  return updateCampaign(deps, own, () => repo.deleteResults(deps.db, own));
}

/**
 * Marks a full package as ended or as active (`PUT` and `DELETE /api/generations/:id/ended` in
 * `results.routes.ts`) with `setPackageEnded` (`campaigns/ended.repo.ts`), and returns it. Throws
 * 404 for other kinds, and when it is missing.
 */
export async function setEnded(deps: ResultsDeps, own: OwnedId, ended: boolean): Promise<GenerationResults> {
  const campaign = await repo.findCampaignResults(deps.db, own);
  if (campaign?.kind !== "campaign") throw new AppError("not_found");
  return updateCampaign(deps, own, () =>
    deps.db.transaction((tx) => setPackageEnded(tx, deps.clock, own, ended)),
  );
}
