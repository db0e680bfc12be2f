import { withDisclaimer } from "#core/campaigns/ad-disclaimer.ts";
import { fieldsOf, textsOf } from "#core/campaigns/ad-fields.ts";
import type { CampaignVariant } from "#core/campaigns/campaign.ts";
import { campaignsMessages } from "#core/campaigns/messages.ts";
import { VARIANT_LETTERS } from "#core/campaigns/ad-key.ts";
import type { CampaignCopy, CopyText, PlatformCopy } from "#core/generations/copy/platform-copy.ts";
import { splitVariants } from "#core/generations/copy/variants.ts";
import { IMAGE_PLATFORM_IDS, PLATFORMS, type PlatformId } from "#core/platforms/platforms.ts";
import { fitsField } from "#core/platforms/text-fields.ts";
import type { Tx } from "#server/db/client.ts";
import { AppError, invalidField } from "#server/lib/errors.ts";
import type { UserId } from "#server/lib/user-id.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import { readAdvertiser } from "../brands/brands.public.ts";
import {
  lockCampaignSource,
  requestCopy,
  type CampaignSource,
  type GenerationsDeps,
} from "../generations/generations.public.ts";
import { insertWithCode } from "./campaign-code.ts";
import { listAds } from "./ads.repo.ts";
import { findByGeneration, lockBuild } from "./campaigns.repo.ts";
import { deletePackageEnds, findPackageEnd } from "./ended.repo.ts";
import { disclaimerOf, lockCampaign, type LockedCampaign } from "./load-campaign.ts";
import { copyInputOf, NEW_VARIANTS } from "./copy-input.ts";
import { keepImages } from "./keep-media.ts";
import { listMedia } from "./media.repo.ts";
import { markMade, writeAd } from "./write-ad.ts";
import { aiUseOfCopy, createAds, fieldsFromCopy, fieldsOfAdvertiser, type AdDraft } from "./new-ads.ts";

/**
 * Builds the campaign of a generation and returns its id; a repeat returns the same campaign. Texts
 * that the generation does not have are requested as campaign copy. The job that follows a package
 * (`campaigns.jobs.ts`) and `POST /api/campaigns` (`campaigns.service.ts`) call it. Throws 409
 * `still_working`, 400 for a generation that is missing or has no ads
 * (`core/campaigns/messages.ts`), and 429 of text's fair use (`generations/units/fair-use.ts`).
 * Number of variants: `NEW_VARIANTS` (`copy-input.ts`).
 */
export async function buildCampaign(
  tx: Tx,
  deps: GenerationsDeps,
  userId: UserId,
  generationId: string,
): Promise<string> {
  await lockBuild(tx, generationId);
  const existing = await findByGeneration(tx, userId, generationId);
  if (existing) return existing.id;
  const found = await lockCampaignSource(tx, { userId, id: generationId });
  if (found.type === "working") throw new AppError("still_working");
  if (found.type !== "source") {
    throw invalidField(
      "generationId",
      campaignsMessages[found.type === "missing" ? "generationMissing" : "notBuildable"],
    );
  }
  const { source } = found;
  const copy = await copyOf(deps, source, generationId);
  const entries = copy ? entriesOf(copy) : unwrittenEntries(source);
  const { brand, product } = await readAdvertiser(tx, deps.clock, {
    userId,
    brandId: source.brandId ?? null,
    productId: source.productId ?? null,
  });
  const campaign = await insertWithCode(tx, deps, {
    ...{ userId, generationId, brief: source.brief, variants: variantsOf(entries) },
    ...{ brandId: brand?.id ?? null, productId: product?.id ?? null },
    name: source.brief.productName,
    goal: source.brief.campaignGoals,
    url: product?.url || brand?.defaultUrl || "",
    endedAt: (await findPackageEnd(tx, generationId)) ?? null,
  });
  await deletePackageEnds(tx, [generationId]);
  const writingId = copy
    ? undefined
    : await requestCopy(tx, deps, userId, {
        ...copyInputOf(source.brief, IMAGE_PLATFORM_IDS, brand),
        variants: NEW_VARIANTS,
      });
  const media = await keepImages(tx, deps, campaign, source);
  const drafts = entries.map((entry): AdDraft => {
    const picture = media.get(PLATFORMS[entry.platform].name);
    return {
      ...draftOf(entry, source, campaign),
      media: picture,
      ...(writingId !== undefined && { writingId }),
    };
  });
  await createAds(tx, deps, { campaign, drafts, used: [] });
  return campaign.id;
}

/**
 * Adds the images that a retry of a package has completed to its campaign, and shows them in the
 * ads without a picture; the job that follows a package (`campaigns.jobs.ts`) calls it.
 */
export async function addLateImages(deps: GenerationsDeps, own: OwnedId): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const existing = await findByGeneration(tx, own.userId, own.id);
    const campaign = existing && (await lockCampaign(tx, deps.clock, { ...own, id: existing.id }));
    const found = campaign && (await lockCampaignSource(tx, own));
    if (!campaign || found?.type !== "source") return;
    const shown = await listMedia(tx, [campaign.id]);
    const has = (platform: string) => shown.some(({ source }) => source.recipe.platform === platform);
    const images = found.source.images.filter(({ platform }) => !has(platform));
    if (images.length === 0) return;
    const media = await keepImages(tx, deps, campaign, { ...found.source, images });
    for (const ad of await listAds(tx, [campaign.id])) {
      const picture = media.get(PLATFORMS[ad.platform].name);
      if (ad.mediaId !== null || !picture) continue;
      const { fields, callToAction, url } = ad;
      const content = { fields, callToAction, url, mediaId: picture.id };
      const aiUse = markMade(ad.aiUse, ["media"], picture.engine, campaign.now);
      await writeAd(tx, deps, { campaign, ad, content, reason: "created", aiUse });
    }
  });
}

/**
 * The copy of a package. Packages of version 0.1 have none: the built-in studio writes it now,
 * because a paid provider must not be called for work that no user has requested.
 */
async function copyOf(
  { ai }: Pick<GenerationsDeps, "ai">,
  source: CampaignSource,
  seed: string,
): Promise<CampaignCopy | undefined> {
  if (source.copy || source.kind !== "campaign") return source.copy;
  const brief = { ...copyInputOf(source.brief, IMAGE_PLATFORM_IDS), variants: NEW_VARIANTS };
  const { signal } = new AbortController();
  for await (const event of ai.studio.copy.writeCopy({ brief, seed, signal })) {
    if (event.type === "copy") return withMainTexts(event.copy, source);
  }
  return undefined;
}

/**
 * The copy with the generation's texts in place of the main texts, for platforms that accept them.
 */
function withMainTexts(copy: CampaignCopy, source: CampaignSource): CampaignCopy {
  return copy.map((entry) => {
    const { mainField } = PLATFORMS[entry.platform];
    const own = mainTexts(entry.platform, source);
    const texts = own.length > 0 ? own : (entry.fields[mainField] ?? []);
    return { ...entry, fields: { ...entry.fields, [mainField]: texts } };
  });
}

/** The generation's texts that the platform accepts as main text. */
function mainTexts(platform: PlatformId, { texts, engine }: CampaignSource): CopyText[] {
  const field = fieldsOf(platform)[PLATFORMS[platform].mainField];
  return texts
    .filter((text) => field !== undefined && fitsField(field, text))
    .map((text) => ({ text, angle: "own_words", engine }));
}

/** An entry for each ad: platform and variant. */
function entriesOf(copy: CampaignCopy): PlatformCopy[] {
  return splitVariants(copy, NEW_VARIANTS).filter(({ platform }) => IMAGE_PLATFORM_IDS.includes(platform));
}

/** Entries whose texts are not written yet, apart from main texts of the generation. */
function unwrittenEntries(source: CampaignSource): PlatformCopy[] {
  return IMAGE_PLATFORM_IDS.flatMap((platform) => {
    const own = mainTexts(platform, source);
    const { mainField } = PLATFORMS[platform];
    return VARIANT_LETTERS.slice(0, NEW_VARIANTS).map((variant, index) => ({
      ...{ platform, variant, missing: [] },
      fields: { [mainField]: own.slice(index, index + 1) },
    }));
  });
}

function draftOf(
  entry: PlatformCopy,
  { brief, images }: CampaignSource,
  campaign: LockedCampaign,
): Omit<AdDraft, "media"> {
  const { platform, variant = "A", angle = null, callToAction = null } = entry;
  const at = campaign.now.toISOString();
  const texts = { ...fieldsOfAdvertiser(platform, brief), ...withText(fieldsFromCopy(entry)) };
  const fields = withDisclaimer(platform, texts, disclaimerOf(campaign));
  const image = images.find((candidate) => candidate.platform === PLATFORMS[platform].name);
  const media = image ? [{ part: "media", engine: image.engine, at, changedAt: null }] : [];
  const aiUse = [...aiUseOfCopy(entry, at), ...media];
  return { platform, variant, angle, callToAction, fields, url: campaign.url, aiUse };
}

const withText = (fields: ReturnType<typeof fieldsFromCopy>) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => textsOf(value).some((text) => text !== "")),
  );

/** The variants of all platforms; ads of added platforms get the idea of the first platform. */
function variantsOf(entries: readonly PlatformCopy[]): CampaignVariant[] {
  const variants = new Map<string, CampaignVariant>();
  for (const { variant: letter = "A", angle = null } of entries) {
    if (!variants.has(letter)) variants.set(letter, { letter, angle });
  }
  return [...variants.values()].toSorted((one, other) => (one.letter < other.letter ? -1 : 1));
}
