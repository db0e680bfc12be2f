import type { AdCampaign } from "#core/campaigns/campaign.ts";
import type { Queryable, Tx } from "#server/db/client.ts";
import type { Clock } from "#server/lib/clock.ts";
import { AppError } from "#server/lib/errors.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import { listAds } from "./ads.repo.ts";
import { findCampaign } from "./campaigns.repo.ts";
import { loadCampaign, lockCampaign, type CampaignWithScript } from "./load-campaign.ts";
import { listMedia } from "./media.repo.ts";
import type { MediaSource } from "./media.table.ts";
import { presentCampaign } from "./present.ts";

/**
 * A campaign with the data for export files that the API's format lacks; `readExportSource` and
 * `lockExportSource` make it for the slice `exports`, with `campaign` from `presentCampaign`
 * (`present.ts`).
 */
export interface ExportSource {
  readonly campaign: AdCampaign;
  /** Six characters at the start of the keys of its ads. */
  readonly code: string;
  /** Value of `utm_campaign`. */
  readonly slug: string;
  /** ISO 639-1 code of its texts; empty if it is not known. */
  readonly language: string;
  /** Name that platforms show next to ads: the brand's, else the brief's; empty if unknown. */
  readonly businessName: string;
  /** Hashes of approved contents by the id of the ad. */
  readonly approved: ReadonlyMap<string, string>;
  /** Time of the product's clock. */
  readonly now: Date;
}

async function present(db: Queryable, campaign: CampaignWithScript): Promise<ExportSource> {
  const ads = await listAds(db, [campaign.id]);
  const { brand } = campaign.advertiser;
  return {
    campaign: presentCampaign(campaign, ads, await listMedia(db, [campaign.id])),
    code: campaign.code,
    slug: campaign.slug,
    language: campaign.brief.language ?? "",
    businessName: (brand?.businessName || brand?.name) ?? campaign.brief.companyName,
    approved: new Map(
      ads.flatMap(({ id, approvedHash }) => (approvedHash === null ? [] : [[id, approvedHash]])),
    ),
    now: campaign.now,
  };
}

/**
 * Reads a campaign for the slice `exports`: for `previewExport` (`exports/preview.service.ts`), and
 * when the user's own sheets are listed or uploaded. Throws 404.
 */
export async function readExportSource(
  db: Queryable,
  { clock }: { readonly clock: Clock },
  own: OwnedId,
): Promise<ExportSource> {
  const row = await findCampaign(db, own);
  if (!row) throw new AppError("not_found");
  return present(db, await loadCampaign(db, clock, row));
}

/**
 * Locks and reads a campaign for the slice `exports`, so that no ad changes until the versions are
 * closed (`createExport` in `exports/create-export.service.ts`), and before settings
 * (`exports/preview.service.ts`) or own sheets (`exports/templates/templates.service.ts`) change.
 * Throws 404.
 */
export async function lockExportSource(
  tx: Tx,
  { clock }: { readonly clock: Clock },
  own: OwnedId,
): Promise<ExportSource> {
  const campaign = await lockCampaign(tx, clock, own);
  if (!campaign) throw new AppError("not_found");
  return present(tx, campaign);
}

/**
 * Inputs from which the pictures of a campaign were drawn (`media.table.ts`), by the id of the
 * picture; `exports/build-archive.ts` passes them to `write-folder.ts`, which crops their photos to
 * pictures without texts.
 */
export async function readMediaSources(
  db: Queryable,
  campaignId: string,
): Promise<ReadonlyMap<string, MediaSource>> {
  const rows = await listMedia(db, [campaignId]);
  return new Map(rows.map(({ id, source }) => [id, source]));
}
