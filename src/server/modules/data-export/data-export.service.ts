import { exportReadme } from "#core/account/export-readme.ts";
import { RATE_LIMITS } from "#core/rate-limits.ts";
import { zipStream, type ZipEntry } from "#server/lib/zip.ts";
import type { Client } from "#server/http/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import {
  readProfile,
  readSecondFactor,
  readSessions,
  type SecondFactorStateDeps,
} from "../accounts/accounts.public.ts";
import { readAllBrands, type BrandsDeps } from "../brands/brands.public.ts";
import { readSummary } from "../billing/billing.public.ts";
import { readAllCampaigns, readAllPictures, readAllVersions } from "../campaigns/campaigns.public.ts";
import { readAllExportFiles, readAllExports, readAllTemplates } from "../exports/exports.public.ts";
import { readAllUploads, type FilesDeps } from "../files/files.public.ts";
import {
  readAllFilms,
  readAllGenerations,
  readAllResultFiles,
  readAllUnits,
  type GenerationsDeps,
} from "../generations/generations.public.ts";
import {
  readAllSecurityEvents,
  recordSecurityEvent,
  type SecurityLogDeps,
} from "../security-log/security-log.public.ts";
import { listMailsTo } from "../mails/mails.public.ts";
import { readAllResults } from "../overview/overview.public.ts";
import { rateLimitKey, type RateLimit } from "../rate-limits/rate-limits.public.ts";
import { readAllReadings } from "../readings/readings.public.ts";
import { readAllNotices } from "../notices/notices.public.ts";
import { readAllReportRows, readAllReports } from "../reports/reports.public.ts";
import { readAllReviews } from "../reviews/reviews.public.ts";
import { readUsage } from "../usage/usage.public.ts";
import { jsonEntry, listEntry } from "./json-entries.ts";

/**
 * Dependencies of the archive with a user's data, those of all slices that it reads; `boot/deps.ts`
 * provides them to `data-export.routes.ts`.
 */
export type DataExportDeps = BrandsDeps &
  FilesDeps &
  GenerationsDeps &
  SecurityLogDeps &
  SecondFactorStateDeps;

/**
 * Rate limit of data exports, which read all rows and files of a user: `dataExportsPerHour` in
 * `core/rate-limits.ts`. `data-export.routes.ts` consumes it at each download, and refunds it for a
 * HEAD request.
 */
export const exportRateLimits = (userId: UserId): readonly RateLimit[] => [
  { key: rateLimitKey("data-export", userId), limit: RATE_LIMITS.dataExportsPerHour, windowSeconds: 3600 },
];

interface ExportRequest {
  readonly userId: UserId;
  readonly sessionId: string;
  readonly client: Client;
}

/**
 * Streams all data of a user as one ZIP archive (`server/lib/zip.ts`) for `GET /api/profile/export`
 * (`data-export.routes.ts`), and logs `data_exported`. `archiveEntries` in this file lists its
 * files, each slice reads its own in a function of its `*.public.ts`,
 * `core/account/export-readme.ts` explains them. No password, token or key is in it. Throws
 * `unauthorized` before the first byte when the account is erased.
 */
export async function exportData(deps: DataExportDeps, request: ExportRequest) {
  const profile = await readProfile(deps, request.userId);
  const { userId, client } = request;
  await recordSecurityEvent(deps.db, deps, { userId, event: "data_exported", client });
  const sessions = await readSessions(deps, request);
  const secondFactor = await readSecondFactor(deps, request.userId);
  return zipStream(archiveEntries(deps, request.userId, { profile, secondFactor, sessions: sessions.items }));
}

interface Account {
  readonly profile: Awaited<ReturnType<typeof readProfile>>;
  readonly secondFactor: Awaited<ReturnType<typeof readSecondFactor>>;
  readonly sessions: Awaited<ReturnType<typeof readSessions>>["items"];
}

async function* archiveEntries(
  deps: DataExportDeps,
  userId: UserId,
  account: Account,
): AsyncGenerator<ZipEntry> {
  yield { name: "README.txt", open: async () => new Blob([exportReadme]).stream() };
  yield jsonEntry("account.json", account);
  yield listEntry("generations.json", readAllGenerations(deps, userId));
  yield listEntry("campaigns.json", readAllCampaigns(deps, userId));
  yield listEntry("ad-versions.json", readAllVersions(deps, userId));
  yield listEntry("exports.json", readAllExports(deps, userId));
  yield listEntry("export-sheets.json", readAllTemplates(deps, userId));
  yield listEntry("reviews.json", readAllReviews(deps, { userId, ownerName: account.profile.fullName }));
  yield jsonEntry("videos.json", await readAllFilms(deps.db, userId));
  yield listEntry("brands.json", readAllBrands(deps, userId));
  yield jsonEntry("results.json", await readAllResults(deps.db, userId));
  yield jsonEntry("reports.json", await readAllReports(deps.db, userId));
  yield listEntry("report-rows.json", readAllReportRows(deps, userId));
  yield jsonEntry("notices.json", await readAllNotices(deps.db, userId));
  yield jsonEntry("readings.json", await readAllReadings(deps.db, userId));
  yield jsonEntry("usage.json", await readUsage(deps, userId));
  yield listEntry("units.json", readAllUnits(deps, userId));
  yield listEntry("security-events.json", readAllSecurityEvents(deps, userId));
  yield jsonEntry("subscription.json", await readSummary(deps, userId));
  yield jsonEntry("mails.json", await exportMails(deps, account.profile.email));
  yield* readAllResultFiles(deps, userId);
  yield* readAllPictures(deps, userId);
  yield* readAllExportFiles(deps, userId);
  yield* readAllUploads(deps, userId);
}

/** Reads the user's emails without the tokens of their links, which may still be valid. */
async function exportMails(deps: Pick<DataExportDeps, "db">, email: string): Promise<object[]> {
  return (await listMailsTo(deps, email)).map(({ kind, subject, plain, status, createdAt, sentAt }) => ({
    kind,
    subject,
    text: plain.replace(/([?&]token=)[^\s&]+/g, "$1[removed]"),
    status,
    createdAt,
    sentAt,
  }));
}
