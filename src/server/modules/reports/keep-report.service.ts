import { sql } from "drizzle-orm";
import type { GivenAnswers, KeptReport, ReportReadingView } from "#core/reports/api.ts";
import { REPORT_LIMITS } from "#core/reports/limits.ts";
import type { ReportReading } from "#core/reports/report-reading.ts";
import { reportMessages } from "#core/reports/messages.ts";
import type { Db, Tx } from "#server/db/client.ts";
import type { Jobs } from "#server/jobs/jobs.ts";
import type { Clock } from "#server/lib/clock.ts";
import { AppError, invalidField } from "#server/lib/errors.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import type { UploadedForm } from "#server/workers/form-file.ts";
import { findCampaign } from "../campaigns/campaigns.public.ts";
import { matchReport, type MatchedReport } from "./match-report.service.ts";
import { readAnswers, readMatches, saveAnswers, saveMatches, type NewMatch } from "./matches.repo.ts";
import { presentReading, rangeOf } from "./present-reading.ts";
import { presentReport } from "./present-report.ts";
import { readUpload, type ReadUploadDeps } from "./read-upload.service.ts";
import { insertReport, nextNumber } from "./reports.repo.ts";
import { SEND_RESULT_NOTICES } from "./result-notices.job.ts";
import { linkedId } from "./row-source.ts";
import { countRows, insertRows, listReplaceKeys } from "./rows.repo.ts";
import { replaceKey } from "./sum-rows.ts";

/** Dependencies of reading and keeping reports, which `boot/app.ts` passes to the routes. */
export interface ReportsDeps extends ReadUploadDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly jobs: Pick<Jobs, "send">;
}

/** Longest stored name of a file. */
const MAX_FILE_NAME = 200;

interface Upload {
  /** The campaign. */
  readonly own: OwnedId;
  readonly form: UploadedForm;
  readonly answers: GivenAnswers;
}

async function readFor(deps: ReportsDeps, { own, form, answers }: Upload) {
  if (!(await findCampaign(deps.db, own))) throw new AppError("not_found");
  const { matches: _, ...given } = answers;
  const remembered = await readAnswers(deps.db, own.userId);
  return readUpload(deps, { userId: own.userId, form, answers: given, remembered });
}

/**
 * Reads a report for a campaign and shows its matches (`POST /api/campaigns/:id/reports/read` in
 * `reports.routes.ts`); stores nothing. Throws 400 with the reason (`core/reports/messages.ts`),
 * 404, and 413 beyond the form's `maxBytes`, for which the route passes `REPORT_LIMITS.bytes`
 * (`core/reports/limits.ts`). Columns are recognized by `server/workers/reports/column-names.ts`.
 */
export async function readReport(deps: ReportsDeps, upload: Upload): Promise<ReportReadingView> {
  const { fileName, reading } = await readFor(deps, upload);
  const report = await matchReport(deps.db, upload.own, reading, upload.answers.matches ?? []);
  return presentReading(fileName, reading, report, await listReplaceKeys(deps.db, upload.own.id));
}

/**
 * Takes a lock until the transaction of `keepReport`, `deleteReport` or `matchByHand`
 * (`reports.service.ts`) ends, so that one at a time changes which rows of a campaign are
 * effective.
 */
export async function lockReports(tx: Tx, campaignId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`reports:${campaignId}`}, 0))`);
}

/** Matches of a report to store: manual ones, and ids of ads with a match. */
function matchesOf(
  { userId, id: campaignId }: OwnedId,
  { network, matched }: MatchedReport,
  known: ReadonlyMap<string, { readonly adId: string }>,
): NewMatch[] {
  const found = new Map<string, NewMatch>();
  for (const { source, adId: platformId, match } of matched) {
    if (!match) continue;
    const { adId, by } = match;
    if (by === "hand") found.set(source, { value: source, userId, campaignId, adId, by });
    if (platformId === "") continue;
    const value = linkedId(network, platformId);
    if (known.get(value)?.adId !== adId)
      found.set(value, { value, userId, campaignId, adId, by: "linked_id" });
  }
  return [...found.values()];
}

function refuseOpenQuestions({ questions }: ReportReading): void {
  const [question] = questions;
  if (question === undefined) return;
  const field = { decimal_sign: "decimalSign", date_order: "dateOrder", currency: "currency" }[question];
  throw invalidField(field, reportMessages.questions[question]);
}

/**
 * Keeps the rows of a report in one transaction (`POST /api/campaigns/:id/reports` in
 * `reports.routes.ts`): all or none. Rows of the same ad and day in earlier reports count no
 * longer. Throws 400 for open questions and beyond `REPORT_LIMITS.campaignRows`
 * (`core/reports/limits.ts`), and the errors of `readReport`. A job (`result-notices.job.ts`) then
 * looks for results to mail. The file's name is cut to `MAX_FILE_NAME` (this file). Words:
 * `core/reports/messages.ts`.
 */
export async function keepReport(deps: ReportsDeps, upload: Upload): Promise<KeptReport> {
  const { own, answers } = upload;
  const { fileName, reading } = await readFor(deps, upload);
  refuseOpenQuestions(reading);
  const { userId, id: campaignId } = own;
  return deps.db.transaction(async (tx) => {
    await lockReports(tx, campaignId);
    const report = await matchReport(tx, own, reading, answers.matches ?? []);
    const { summed, shownNetwork } = report;
    if ((await countRows(tx, campaignId)) + summed.length > REPORT_LIMITS.campaignRows) {
      throw invalidField("file", reportMessages.fullCampaign);
    }
    const keys = await listReplaceKeys(tx, campaignId);
    const { from, to, currencies } = rangeOf(summed);
    const entry = await insertReport(tx, deps.clock, {
      ...{ id: deps.newId(), userId, campaignId, number: await nextNumber(tx, campaignId) },
      fileName: fileName.slice(0, MAX_FILE_NAME),
      network: shownNetwork ?? null,
      language: reading.language ?? null,
      clicksColumn: reading.clicksColumn ?? null,
      rows: summed.length,
      replaced: new Set(summed.map(replaceKey).filter((key) => keys.has(key))).size,
      totals: reading.totals.length,
      ...{ currencies, dayFrom: from, dayTo: to },
    });
    await insertRows(tx, { reportId: entry.id, userId, campaignId }, summed);
    await saveMatches(tx, matchesOf(own, report, await readMatches(tx, campaignId)));
    await rememberAnswers(tx, deps.clock, upload, reading);
    await deps.jobs.send(tx, SEND_RESULT_NOTICES, { userId, campaignId });
    return presentReport(entry);
  });
}

/** Stores the user's corrections for the next report with the same columns. */
async function rememberAnswers(
  tx: Tx,
  clock: Clock,
  { own, answers: given }: Upload,
  { headerHash }: ReportReading,
): Promise<void> {
  const { matches: _, ...answers } = given;
  if (Object.keys(answers).length === 0) return;
  await saveAnswers(tx, clock, { userId: own.userId, headerHash, answers });
}
