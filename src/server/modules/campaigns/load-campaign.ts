import { offerOf } from "#core/brands/offer.ts";
import { textsOf, type AdFields } from "#core/campaigns/ad-fields.ts";
import type { CheckContext } from "#core/checks/rule.ts";
import type { Queryable, Tx } from "#server/db/client.ts";
import type { Clock } from "#server/lib/clock.ts";
import { readAdvertiser, type Advertiser } from "../brands/brands.public.ts";
import { lockCampaignRow, type CampaignRow, type OwnedId } from "./campaigns.repo.ts";

/** A campaign with its brand and product, which its ads are checked against. */
export interface Campaign extends CampaignRow {
  readonly advertiser: Advertiser;
  /** Time of the product's clock. */
  readonly now: Date;
}

/** A campaign that the transaction has locked. */
export type LockedCampaign = Campaign;

/** Reads brand and product of a campaign. */
export async function loadCampaign(db: Queryable, clock: Clock, row: CampaignRow): Promise<Campaign> {
  const now = new Date(Date.now() + clock.offsetMs());
  return { ...row, advertiser: await readAdvertiser(db, clock, row), now };
}

/** Locks a campaign. Everything that writes its ads locks it first, so that writers take turns. */
export async function lockCampaign(tx: Tx, clock: Clock, own: OwnedId): Promise<LockedCampaign | undefined> {
  const locked = await lockCampaignRow(tx, clock, own);
  return locked && { ...(await loadCampaign(tx, clock, locked.row)), now: locked.now };
}

/** What the checks know about the advertiser and the product of an ad. */
export function checkContextOf(campaign: Campaign, fields: AdFields): CheckContext {
  const { brief, names, advertiser, now } = campaign;
  const { context, product } = advertiser;
  const known = [brief.companyName, brief.productName, ...(context.names ?? [])];
  const texts = Object.values(fields).flatMap(textsOf);
  return {
    ...context,
    names: [...new Set(known)].filter((name) => name !== ""),
    phrases: names,
    ...(product && { offer: offerOf(product, texts, now.toISOString().slice(0, 10)) }),
  };
}
