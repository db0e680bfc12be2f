import { disclaimerFor } from "#core/brands/brand-look.ts";
import { priceFactsOf } from "#core/brands/offer.ts";
import type { AdFields } from "#core/campaigns/ad-fields.ts";
import { checkContextFor, type AdContext, type CheckFacts } from "#core/campaigns/check-facts.ts";
import type { Queryable, Tx } from "#server/db/client.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import { readAdvertiser, readAdvertisers, type Advertiser } from "../brands/brands.public.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { isPackage, lockCampaignRow, type CampaignRow } from "./campaigns.repo.ts";

/**
 * A campaign with its brand and product, which its ads are checked against; `loadCampaign` makes it
 * for all services of this slice.
 */
export interface Campaign extends CampaignRow {
  readonly advertiser: Advertiser;
  /** Time of the product's clock. */
  readonly now: Date;
}

/**
 * A campaign with the generation of its video script; `null` if it was built without a script.
 * `loadCampaign` makes it, and `presentCampaign` (`campaigns/present.ts`) shows the script's id.
 */
export interface CampaignWithScript extends Campaign {
  readonly scriptId: string | null;
}

/**
 * A campaign that the transaction has locked with `lockCampaign`; functions that write its ads ask
 * for it.
 */
export type LockedCampaign = CampaignWithScript;

/**
 * Reads brands and products of several campaigns of one user, when the ready ads of a list are
 * counted (`count-ready.service.ts`).
 */
export async function loadCampaigns(
  db: Queryable,
  clock: Clock,
  userId: UserId,
  rows: readonly CampaignRow[],
): Promise<Campaign[]> {
  const advertisers = await readAdvertisers(db, clock, userId, rows);
  const now = new Date(Date.now() + clock.offsetMs());
  return rows.map((row, index) => ({ ...row, advertiser: advertisers[index]!, now }));
}

/**
 * Adds brand and product (`readAdvertiser` in `brands/advertiser.service.ts`), the time and the
 * script's id to a row of a campaign; `readCampaign` (`campaigns.service.ts`), `readExportSource`
 * (`export-source.service.ts`), `readCurrentAds` (`current-ads.service.ts`), `lockCampaign` and
 * others of this slice call it.
 */
export async function loadCampaign(
  db: Queryable,
  clock: Clock,
  row: CampaignRow,
): Promise<CampaignWithScript> {
  const now = new Date(Date.now() + clock.offsetMs());
  const advertiser = await readAdvertiser(db, clock, row);
  const { generationId } = row;
  const hasScript = generationId !== null && (await isPackage(db, generationId));
  return { ...row, advertiser, now, scriptId: hasScript ? generationId : null };
}

/**
 * Locks a campaign until the transaction ends; `undefined` for another user's id and after a
 * deletion; `campaigns.service.ts`, `ads.service.ts` and `save-ad.service.ts` then answer 404. All
 * code that writes its ads locks it first, so that writers take turns.
 */
export async function lockCampaign(tx: Tx, clock: Clock, own: OwnedId): Promise<LockedCampaign | undefined> {
  const locked = await lockCampaignRow(tx, clock, own);
  return locked && { ...(await loadCampaign(tx, clock, locked.row)), now: locked.now };
}

/**
 * The brand's disclaimer in the language of the campaign, which new texts get
 * (`build-campaign.service.ts`, `apply-copy.service.ts`) and checks look for; empty if its ads need
 * none. `disclaimerFor` in `core/brands/brand-look.ts` chooses the language.
 */
export function disclaimerOf({ brief, advertiser: { brand } }: Campaign): string {
  if (!brand) return "";
  return disclaimerFor(brand.disclaimers, brief.language ?? brand.languages[0] ?? "en");
}

/**
 * The facts that the ads of a campaign are checked against: its names, claims, prices and words.
 * `present.ts` sends them to the editor with the campaign, and `readiness.ts` derives keys from
 * them. The rules are in `core/checks/rules/`; claims come from `brands/check-context.service.ts`,
 * prices from `priceFactsOf` (`core/brands/offer.ts`).
 */
export function checkFactsOf(campaign: Campaign): CheckFacts {
  const { brief, names, advertiser, now } = campaign;
  const { context, product } = advertiser;
  const known = [brief.companyName, brief.productName, ...(context.names ?? [])];
  return {
    names: [...new Set(known)].filter((name) => name !== ""),
    phrases: [...names],
    proofs: [...(context.proofs ?? [])],
    expired: [...(context.expired ?? [])],
    unproved: [...(context.unproved ?? [])],
    avoid: [...(context.avoid ?? [])],
    disclaimer: disclaimerOf(campaign),
    price: product ? priceFactsOf(product) : null,
    today: now.toISOString().slice(0, 10),
  };
}

/**
 * Context of the checks of an ad with these texts, for `judgeAd` (`present.ts`) and `decideFinding`
 * (`findings.service.ts`); `core/campaigns/check-facts.ts` makes it from the facts.
 */
export const checkContextOf = (campaign: Campaign, fields: AdFields): AdContext =>
  checkContextFor(checkFactsOf(campaign), fields);
