import type { Ad } from "#core/campaigns/ad.ts";
import type { CreateExport, IncludedAd } from "#core/exports/api.ts";
import { exportMessages } from "#core/exports/messages.ts";
import { RATE_LIMITS } from "#core/rate-limits.ts";
import { PLATFORM_IDS, PLATFORMS } from "#core/platforms/platforms.ts";
import type { Db, Tx } from "#server/db/client.ts";
import type { Jobs } from "#server/jobs/jobs.ts";
import type { Clock } from "#server/lib/clock.ts";
import { invalidField } from "#server/lib/errors.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import type { UserId } from "#server/lib/user-id.ts";
import {
  closeVersions,
  findApprovedVersions,
  lockExportSource,
  nameVersions,
  readVersionContents,
  type ExportSource,
} from "../campaigns/campaigns.public.ts";
import { addHiddenReferences } from "../files/files.public.ts";
import { consumeWithin, rateLimitKey, type RateLimit } from "../rate-limits/rate-limits.public.ts";
import { exportReferrer } from "./archive-entry.ts";
import { insertExport, nextNumber } from "./exports.repo.ts";
import type { CampaignFacts } from "./exports.table.ts";
import type { Override } from "./records.ts";
import { RUN_EXPORT } from "./run-export.job.ts";
import { selectAds, warningsOf, writerInput, type ApprovedVersions, type SelectedAd } from "./select-ads.ts";
import { saveSettings } from "./settings.repo.ts";
import { isUsable } from "./templates/present-template.ts";
import type { TemplateSheets } from "./templates/template-sheet.ts";
import { touchTemplates, type TemplateOwner } from "./templates/templates.repo.ts";
import { readSheets } from "./templates/templates.service.ts";

/**
 * Dependencies of the export routes, which `boot/app.ts` passes: database, clock, ids and the queue
 * for the job.
 */
export interface ExportsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly jobs: Pick<Jobs, "send">;
}

/** Each export stores files, so a rate limit bounds them. */
const rateLimits = (userId: UserId): readonly RateLimit[] => [
  { key: rateLimitKey("exports-hour", userId), limit: RATE_LIMITS.exportsPerHour, windowSeconds: 3600 },
];

/**
 * Starts an export (`POST /api/campaigns/:id/exports` in `exports.routes.ts`): chooses the ads
 * (`select-ads.ts`), closes their versions, stores the settings, enqueues `RUN_EXPORT`
 * (`run-export.job.ts`) and returns the id; without exportable ads it is completed at once, without
 * a file. Throws 404 for a missing campaign, 400 for ads of another one, platforms without ads, and
 * missing or unusable sheets (`core/exports/messages.ts`), and 429 (`exportsPerHour` in
 * `core/rate-limits.ts`).
 */
export async function createExport(
  deps: ExportsDeps,
  own: OwnedId,
  request: CreateExport,
): Promise<{ id: string }> {
  const { clock, newId } = deps;
  const { userId } = own;
  const id = newId();
  await deps.db.transaction(async (tx) => {
    const source = await lockExportSource(tx, deps, own);
    await consumeWithin(tx, clock, rateLimits(userId));
    const { campaign } = source;
    const owner = { userId, campaignId: campaign.id, brandId: campaign.brandId };
    const sheets = await chosenSheets(tx, owner, request);
    const ads = chosenAds(campaign.ads, request);
    const settings = await saveSettings(tx, { clock, newId }, owner, request.settings);
    const input = { ...writerInput(source, settings), sheets };
    const approved = await readApproved(tx, userId, ads, request);
    const platforms = request.platforms.toSorted(
      (one, other) => PLATFORM_IDS.indexOf(one.platform) - PLATFORM_IDS.indexOf(other.platform),
    );
    const selections = platforms.map((choice) => selectAds(ads, choice, input, approved));
    const selected = selections.flatMap((selection) => selection.selected);
    const referrer = exportReferrer(id);
    const included = await closeSelected(tx, deps, {
      ...owner,
      referrer,
      selected,
      approvedHashes: source.approved,
    });
    await insertExport(tx, clock, {
      ...{ id, userId, campaignId: campaign.id, platforms, settings, included },
      number: await nextNumber(tx, campaign.id),
      status: included.length === 0 ? "completed" : "pending",
      campaign: factsOf(source, input.campaign.businessName),
      left: selections.flatMap(({ left }) => left),
      warnings: warningsOf([...new Set(selected.map(({ ad }) => ad))], request.changedAds, approved),
      overrides: overridesOf(selected),
      sheets: [...sheets.values()],
    });
    if (sheets.size > 0) {
      await touchTemplates(tx, clock, owner);
      await addHiddenReferences(tx, { referrer, ids: [...sheets.values()].map(({ fileId }) => fileId) });
    }
    if (included.length > 0) await deps.jobs.send(tx, RUN_EXPORT, { id });
  });
  return { id };
}

/** Data about the current state of the campaign for the job. */
function factsOf({ campaign, code, slug, language }: ExportSource, businessName: string): CampaignFacts {
  const { name, productName } = campaign;
  return { name, productName, businessName, code, slug, language };
}

/** The user's own sheets of the chosen platforms. Throws 400 for a missing or unusable one. */
async function chosenSheets(
  tx: Tx,
  owner: TemplateOwner,
  { platforms }: CreateExport,
): Promise<TemplateSheets> {
  const networks = new Set(
    platforms.flatMap(({ platform, format }) => (format === "template" ? PLATFORMS[platform].network : [])),
  );
  if (networks.size === 0) return new Map();
  const stored = await readSheets(tx, owner);
  return new Map(
    [...networks].map((network) => {
      const sheet = stored.get(network);
      if (!sheet) throw invalidField("platforms", exportMessages.template);
      if (!isUsable(sheet)) throw invalidField("platforms", exportMessages.unusableTemplate);
      return [network, sheet];
    }),
  );
}

/** The ads of the chosen platforms, or only the named ones. Throws 400 for others. */
function chosenAds(ads: readonly Ad[], { platforms, adIds }: CreateExport): Ad[] {
  const foreign = adIds?.find((id) => !ads.some((ad) => ad.id === id));
  if (foreign !== undefined) throw invalidField("adIds", exportMessages.foreignAd);
  const missing = platforms.find(({ platform }) => !ads.some((ad) => ad.platform === platform));
  if (missing) throw invalidField("platforms", exportMessages.noAds);
  return ads.filter(({ id }) => adIds === undefined || adIds.includes(id));
}

/** Approved versions of ads that were changed since, if they are to be exported. */
async function readApproved(
  tx: Tx,
  userId: UserId,
  ads: readonly Ad[],
  { changedAds }: CreateExport,
): Promise<ApprovedVersions> {
  if (changedAds === "newest") return new Map();
  const changed = ads.filter(({ state }) => state === "changed").map(({ id }) => id);
  const ids = await findApprovedVersions(tx, changed);
  const contents = await readVersionContents(tx, userId, [...ids.values()]);
  return new Map(contents.map((content) => [content.adId, content]));
}

interface Closing {
  readonly userId: UserId;
  readonly campaignId: string;
  readonly referrer: string;
  readonly selected: readonly SelectedAd[];
  readonly approvedHashes: ReadonlyMap<string, string>;
}

/** Closes and names the versions of the selected ads. */
async function closeSelected(
  tx: Tx,
  { clock }: ExportsDeps,
  { userId, campaignId, referrer, selected, approvedHashes }: Closing,
): Promise<IncludedAd[]> {
  const newest = selected.filter(({ approved }) => !approved).map(({ ad }) => ad.id);
  const closed =
    newest.length === 0
      ? []
      : await closeVersions(tx, { clock }, { userId, campaignId, adIds: newest, referrer });
  const older = selected.flatMap(({ approved }) => approved?.versionId ?? []);
  await nameVersions(tx, { userId, referrer, versionIds: [...new Set(older)] });
  const contents = await readVersionContents(tx, userId, [
    ...closed.map(({ versionId }) => versionId),
    ...older,
  ]);
  const byAd = new Map(contents.map((content) => [content.adId, content]));
  return selected.flatMap(({ ad, platform, format }): IncludedAd[] => {
    const version = byAd.get(ad.id);
    if (!version) return [];
    const { versionId, number, hash } = version;
    const approved = approvedHashes.get(ad.id) === hash;
    const { id: adId, key, variant } = ad;
    return [{ adId, key, platform, format, variant, versionId, version: number, hash, approved }];
  });
}

/** Findings that would block the export, with the reasons for running the ads anyway. */
function overridesOf(selected: readonly SelectedAd[]): Override[] {
  const ads = new Set(selected.filter(({ approved }) => !approved).map(({ ad }) => ad));
  return [...ads].flatMap(({ key, findings }) =>
    findings.flatMap(({ rule, field, message, override }): Override[] =>
      override ? [{ key, rule, field, message, ...override }] : [],
    ),
  );
}
