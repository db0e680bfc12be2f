import { isDeepStrictEqual } from "node:util";
import {
  type AdCampaign,
  type AdCampaignList,
  type CampaignStage,
  type ChangeCampaign,
  type CreateCampaign,
} from "#core/campaigns/campaign.ts";
import { campaignsMessages } from "#core/campaigns/messages.ts";
import type { Db, Queryable, Tx } from "#server/db/client.ts";
import { cutPage, decodeCursor } from "#server/http/cursor.ts";
import type { Clock } from "#server/lib/clock.ts";
import { AppError, invalidField } from "#server/lib/errors.ts";
import type { UserId } from "#server/lib/user-id.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import { setReferencesHidden } from "../files/files.public.ts";
import type { GenerationsDeps } from "../generations/generations.public.ts";
import { listAds } from "./ads.repo.ts";
import { buildCampaign } from "./build-campaign.service.ts";
import * as list from "./campaign-list.repo.ts";
import * as repo from "./campaigns.repo.ts";
import { findAdvertiser } from "../brands/brands.public.ts";
import { briefOf } from "./advertiser-brief.ts";
import { isWritable } from "./copy-input.ts";
import { countReady } from "./count-ready.service.ts";
import { referrerOf } from "./keep-media.ts";
import { loadCampaign, lockCampaign, type LockedCampaign } from "./load-campaign.ts";
import { listMedia } from "./media.repo.ts";
import { presentCampaign, presentListed } from "./present.ts";
import { startCampaign } from "./start-campaign.service.ts";
import { markChanged, writeAd } from "./write-ad.ts";
import { CAMPAIGNS_PAGE_SIZE } from "#core/page-sizes.ts";

interface ListRequest {
  readonly userId: UserId;
  readonly q?: string | undefined;
  readonly stage?: CampaignStage | undefined;
  readonly brandId?: string | undefined;
  readonly cursor?: string | undefined;
}

/**
 * Dependencies of listing campaigns; `boot/app.ts` adds `listInReview` to those of `boot/deps.ts`.
 */
export interface CampaignListDeps {
  readonly db: Db;
  readonly clock: Clock;
  /**
   * Ids of a user's campaigns that are in review. Handed in by `boot/app.ts`, because the slice of
   * reviews imports this one.
   */
  readonly listInReview: (userId: UserId) => Promise<readonly string[]>;
}

/**
 * Returns a page of the user's campaigns (`GET /api/campaigns` in `campaigns.routes.ts`), last
 * changed first, with the numbers of all stages and of ready ads (`countReady` in
 * `count-ready.service.ts`). Stages (`stageOf`) and what a search finds (`matches`) are in
 * `campaign-list.repo.ts`. Page size: `CAMPAIGNS_PAGE_SIZE` in `core/page-sizes.ts`. Throws 400 for
 * a bad cursor.
 */
export async function listCampaigns(
  { db, clock, listInReview }: CampaignListDeps,
  { userId, q = "", stage, brandId, cursor }: ListRequest,
): Promise<AdCampaignList> {
  const search = q.trim() === "" ? undefined : q.trim();
  const after = cursor === undefined ? undefined : decodeCursor(cursor);
  const filter = { userId, search, brandId, inReview: await listInReview(userId) };
  const rows = await list.listCampaigns(db, { ...filter, stage, after, limit: CAMPAIGNS_PAGE_SIZE + 1 });
  const ordered = rows.map((row) => ({ row, id: row.campaign.id, createdAt: row.campaign.updatedAt }));
  const { shown, nextCursor } = cutPage(ordered, CAMPAIGNS_PAGE_SIZE);
  const listed = shown.map(({ row }) => row);
  const ready = await countReady(db, clock, userId, listed);
  return {
    items: listed.map((row, index) => presentListed(row, ready[index] ?? 0)),
    nextCursor,
    counts: await list.countStages(db, filter),
  };
}

/**
 * Reads a campaign with its ads (`GET /api/campaigns/:id`), also as the response to changes here
 * and in `start-like.service.ts`; `presentCampaign` in `present.ts` makes the format. Throws 404.
 */
export async function readCampaign(
  db: Queryable,
  { clock }: { readonly clock: Clock },
  own: OwnedId,
): Promise<AdCampaign> {
  const row = await repo.findCampaign(db, own);
  if (!row) throw new AppError("not_found");
  const campaign = await loadCampaign(db, clock, row);
  return presentCampaign(campaign, await listAds(db, [own.id]), await listMedia(db, [own.id]));
}

/**
 * Builds the campaign of a generation (`buildCampaign` in `build-campaign.service.ts`), or starts
 * an empty one for a product (`startCampaign` in `start-campaign.service.ts`), for `POST
 * /api/campaigns` in `campaigns.routes.ts`. Throws the errors of both.
 */
export async function createCampaign(
  deps: GenerationsDeps,
  userId: UserId,
  request: CreateCampaign,
): Promise<AdCampaign> {
  const { generationId } = request;
  return deps.db.transaction(async (tx) => {
    const id =
      generationId === undefined
        ? await startCampaign(tx, deps, userId, request)
        : await buildCampaign(tx, deps, userId, generationId);
    return readCampaign(tx, deps, { userId, id });
  });
}

/**
 * Changes a campaign (`PATCH /api/campaigns/:id` in `campaigns.routes.ts`). A new address also
 * replaces that of ads that had the previous one or none; a change of the brand alone removes the
 * product (`chosenAdvertiser` in this file). Throws 404, and 400 for an incomplete order of
 * variants (`core/campaigns/messages.ts`) and for a brand or product that the user does not have
 * (`core/brands/messages.ts`).
 */
export async function changeCampaign(
  deps: GenerationsDeps,
  own: OwnedId,
  change: ChangeCampaign,
): Promise<AdCampaign> {
  return deps.db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, deps.clock, own);
    if (!campaign) throw new AppError("not_found");
    const { order, name, goal, url, startsOn, endsOn, ended } = change;
    const changed = {
      ...(name !== undefined && { name }),
      ...(goal !== undefined && { goal }),
      ...(url !== undefined && { url }),
      ...(startsOn !== undefined && { startsOn }),
      ...(endsOn !== undefined && { endsOn }),
      ...(ended !== undefined && { endedAt: ended ? (campaign.endedAt ?? campaign.now) : null }),
      ...(order && { variants: await reordered(tx, campaign, order) }),
      ...(await chosenAdvertiser(tx, deps, campaign, change)),
    };
    await repo.updateCampaign(tx, deps.clock, own, changed);
    if (url !== undefined && url !== campaign.url) await replaceUrls(tx, deps, campaign, url);
    return readCampaign(tx, deps, own);
  });
}

/**
 * Brand and product after a change of one of them. If the campaign had no brief, it is written from
 * the product.
 */
async function chosenAdvertiser(
  tx: Tx,
  { clock }: GenerationsDeps,
  campaign: LockedCampaign,
  { brandId, productId }: ChangeCampaign,
): Promise<repo.CampaignChange> {
  if (brandId === undefined && productId === undefined) return {};
  const { userId, brief, goal } = campaign;
  const chosen = await findAdvertiser(tx, clock, {
    userId,
    // A change of the brand alone removes the product, which belongs to the previous brand.
    productId: productId ?? null,
    brandId: brandId === undefined && productId === null ? campaign.brandId : (brandId ?? null),
  });
  return {
    ...{ brandId: chosen.brand?.id ?? null, productId: chosen.product?.id ?? null },
    ...(!isWritable(brief) && { brief: briefOf(chosen, goal) }),
  };
}

/** The variants in the order of the letters. Throws 400 unless each shown letter is there once. */
async function reordered(tx: Tx, { id, variants }: LockedCampaign, order: readonly string[]) {
  const withAds = new Set((await listAds(tx, [id])).map(({ variant }) => variant));
  if (!isDeepStrictEqual([...order].toSorted(), [...withAds].toSorted())) {
    throw invalidField("order", campaignsMessages.orderIncomplete);
  }
  const place = (letter: string) => (withAds.has(letter) ? order.indexOf(letter) : order.length);
  return variants.toSorted((one, other) => place(one.letter) - place(other.letter));
}

async function replaceUrls(
  tx: Tx,
  deps: GenerationsDeps,
  campaign: LockedCampaign,
  url: string,
): Promise<void> {
  for (const ad of await listAds(tx, [campaign.id])) {
    if (ad.url !== "" && ad.url !== campaign.url) continue;
    const { fields, callToAction, mediaId } = ad;
    const content = { fields, callToAction, mediaId, url };
    const aiUse = markChanged(ad.aiUse, ["url"], campaign.now);
    await writeAd(tx, deps, { campaign, ad, content, reason: "edited", aiUse });
  }
}

/**
 * Soft-deletes a campaign with its ads, and hides its pictures (`DELETE /api/campaigns/:id` in
 * `campaigns.routes.ts`). Throws 404. It can be restored for `RESTORE_MINUTES` (`core/limits.ts`),
 * then `purgeCampaigns` (`purge.service.ts`) empties it.
 */
export async function deleteCampaign({ db, clock }: GenerationsDeps, own: OwnedId): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await repo.markDeleted(tx, clock, own))) throw new AppError("not_found");
    await setReferencesHidden(tx, referrerOf(own.id), true);
  });
}

/**
 * Restores a campaign within `RESTORE_MINUTES` (`core/limits.ts`) of its deletion (`POST
 * /api/campaigns/:id/restore` in `campaigns.routes.ts`). Throws 404.
 */
export async function restoreCampaign({ db, clock }: GenerationsDeps, own: OwnedId): Promise<AdCampaign> {
  return db.transaction(async (tx) => {
    if (!(await repo.unmarkDeleted(tx, clock, own))) throw new AppError("not_found");
    await setReferencesHidden(tx, referrerOf(own.id), false);
    return readCampaign(tx, { clock }, own);
  });
}
