import { randomInt } from "node:crypto";
import { CODE_ALPHABET, CODE_LENGTH } from "#core/campaigns/ad-key.ts";
import { campaignSlug } from "#core/campaigns/tag-url.ts";
import type { Tx } from "#server/db/client.ts";
import { insertCampaign, type NewCampaign } from "./campaigns.repo.ts";
import { loadCampaign, type LockedCampaign } from "./load-campaign.ts";
import type { WriteDeps } from "./write-ad.ts";

/** Attempts to find a code that the user does not have; with 32^6 codes, the first one succeeds. */
const MAX_TRIES = 5;

/**
 * Inserts a campaign with a random unique code, on which the keys of its ads are based; tries
 * `MAX_TRIES` codes (this file) when one is taken (then throws). Its slug is `campaignSlug`
 * (`core/campaigns/tag-url.ts`). All services that create a campaign call it
 * (`build-campaign.service.ts`, `start-campaign.service.ts`, `start-like.service.ts`). Letters and
 * length of a code: `core/campaigns/ad-key.ts`.
 */
export async function insertWithCode(
  tx: Tx,
  { clock, newId }: WriteDeps,
  values: Omit<NewCampaign, "id" | "code" | "slug">,
): Promise<LockedCampaign> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const code = Array.from(
      { length: CODE_LENGTH },
      () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)],
    ).join("");
    const slug = campaignSlug(values.brief.productName || values.name, `AL${code}`);
    const row = await insertCampaign(tx, clock, { ...values, id: newId(), code, slug });
    if (row) return loadCampaign(tx, clock, row);
  }
  throw new Error("no free campaign code was found");
}
