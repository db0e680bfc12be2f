import { allTextsOf, textsOf, type AdFields } from "#core/campaigns/ad-fields.ts";
import { withDisclaimer } from "#core/campaigns/ad-disclaimer.ts";
import type { CampaignCopy, PlatformCopy } from "#core/generations/copy/platform-copy.ts";
import type { Db, Tx } from "#server/db/client.ts";
import { readCopyResult, type CopyResult } from "../generations/generations.public.ts";
import { listWrittenBy, markDeleted, updateFacts, type AdRow } from "./ads.repo.ts";
import { disclaimerOf, lockCampaign, type LockedCampaign } from "./load-campaign.ts";
import { aiUseOfCopy, fieldsFromCopy } from "./new-ads.ts";
import { findMedia } from "./media.repo.ts";
import { readinessOf } from "./readiness.ts";
import { markMade, writeAd, type WriteDeps } from "./write-ad.ts";

/**
 * Puts the texts of a copy generation into the ads that wait for them: in the job that follows the
 * generation, in the sweep for lost ones (`campaigns.jobs.ts`), or when an ad is read. A failed
 * generation sets new ads to `failed`; a new ad for which it wrote no text is deleted. New ads get
 * texts only in empty fields, others the rewritten ones (`chosenTexts` in this file), and the
 * brand's disclaimer (`core/campaigns/ad-disclaimer.ts`). Does nothing while it runs or when it was
 * done before.
 */
export async function applyCopy(deps: WriteDeps & { readonly db: Db }, generationId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [first] = await listWrittenBy(tx, generationId);
    if (!first) return;
    const { userId, campaignId } = first;
    const campaign = await lockCampaign(tx, deps.clock, { userId, id: campaignId });
    if (!campaign) return;
    const result = await readCopyResult(tx, { userId, id: generationId });
    if (result.type === "working") return;
    // Reads again, because another worker may have applied the copy before the lock.
    const waiting = await listWrittenBy(tx, generationId);
    for (const ad of waiting) await applyTo(tx, deps, { campaign, ad, waiting, result });
  });
}

interface Application {
  readonly campaign: LockedCampaign;
  readonly ad: AdRow;
  /** All ads that wait for the generation. */
  readonly waiting: readonly AdRow[];
  readonly result: CopyResult;
}

async function applyTo(
  tx: Tx,
  deps: WriteDeps,
  { campaign, ad, waiting, result }: Application,
): Promise<void> {
  const isNew = ad.copyState !== "written";
  if (result.type !== "copy") {
    return updateFacts(tx, ad, { writingId: null, ...(isNew && { copyState: "failed" }) });
  }
  const entry = entryFor(result.copy, waiting, ad);
  // The facts do not suffice for this variant.
  if (!entry && isNew && !hasText(ad.fields)) await markDeleted(tx, deps.clock, ad);
  const row = entry ? await writeEntry(tx, deps, { campaign, ad, entry, field: result.rewrite?.field }) : ad;
  const written = { ...row, copyState: "written" } as const;
  const readiness = readinessOf(written, campaign, await findMedia(tx, written));
  const angle = isNew ? (entry?.angle ?? null) : null;
  await updateFacts(tx, ad, {
    ...{ writingId: null, copyState: "written" as const, ...readiness },
    ...(angle !== null && { angle }),
  });
}

interface EntryWrite {
  readonly campaign: LockedCampaign;
  readonly ad: AdRow;
  readonly entry: PlatformCopy;
  /** The only field to rewrite. */
  readonly field: string | undefined;
}

async function writeEntry(
  tx: Tx,
  deps: WriteDeps,
  { campaign, ad, entry, field }: EntryWrite,
): Promise<AdRow> {
  const isNew = ad.copyState !== "written";
  const texts = chosenTexts(ad, entry, field);
  const fields = withDisclaimer(ad.platform, { ...ad.fields, ...texts }, disclaimerOf(campaign));
  const uses = aiUseOfCopy(entry, campaign.now.toISOString()).filter(({ part }) => part in texts);
  let { aiUse } = ad;
  for (const { part, engine } of uses) aiUse = markMade(aiUse, [part], engine ?? "studio", campaign.now);
  const content = {
    fields,
    callToAction: ad.callToAction ?? entry.callToAction ?? null,
    url: ad.url,
    mediaId: ad.mediaId,
  };
  return writeAd(tx, deps, { campaign, ad, content, reason: isNew ? "created" : "rewritten", aiUse });
}

const hasText = (fields: AdFields) => allTextsOf(fields).some((text) => text.trim() !== "");

/** The entry for the ad: variants are written in the order of the letters that wait for them. */
function entryFor(copy: CampaignCopy, waiting: readonly AdRow[], ad: AdRow): PlatformCopy | undefined {
  const letters = waiting.filter(({ platform }) => platform === ad.platform).map(({ variant }) => variant);
  const entries = copy.filter(({ platform }) => platform === ad.platform);
  return entries[letters.toSorted().indexOf(ad.variant)];
}

/** Texts that the ad takes over: a new ad's empty fields, or the rewritten ones. */
function chosenTexts(ad: AdRow, entry: PlatformCopy, field: string | undefined): AdFields {
  const isWanted = ([name, value]: [string, AdFields[string]]) => {
    if (!textsOf(value).some((text) => text !== "")) return false;
    if (ad.copyState !== "written") return !textsOf(ad.fields[name]).some((text) => text.trim() !== "");
    return field === undefined || field === name;
  };
  return Object.fromEntries(Object.entries(fieldsFromCopy(entry)).filter(isWanted));
}
