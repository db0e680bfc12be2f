import { keepPreviousData, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { usesCopy } from "#core/brands/uses.copy.ts";
import type { SaveAd } from "#core/campaigns/ad.ts";
import type { AdUse } from "#core/campaigns/ad-uses.ts";
import { api } from "#web/lib/api.ts";
import { campaignKey } from "#web/lib/campaign-key.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { PAGED } from "#web/lib/paged.ts";
import { useToast } from "#web/ui/toast-context.ts";

/**
 * Statement whose ads `StatementAds` lists: a claim, or the prices of a product. `BrandClaims` and
 * `BrandProducts` make it; `version` changes with it, so that the list is read again. How ads are
 * matched: `core/brands/claim-uses.ts`, `price-uses.ts`.
 */
export interface Statement {
  readonly kind: "claim" | "product";
  readonly id: string;
  readonly version: string;
}

/**
 * Reads the ads that state a claim or a price (`GET /api/claims/:id/ads` or
 * `/api/products/:id/ads`), in pages, for `StatementAds`; newest first by `searchAdTexts`
 * (`server/modules/campaigns/ad-search.repo.ts`), matched by `core/brands/claim-uses.ts` or
 * `price-uses.ts`. Size of a page: `AD_USES_PAGE_SIZE` in `core/page-sizes.ts`.
 */
export function useStatementAds({ kind, id, version }: Statement) {
  return useInfiniteQuery({
    queryKey: ["statement-ads", kind, id, version],
    queryFn: ({ pageParam, signal }) => {
      const request = { params: { id }, query: { cursor: pageParam ?? undefined }, signal };
      return kind === "claim"
        ? api("GET /api/claims/:id/ads", request)
        : api("GET /api/products/:id/ads", request);
    },
    ...PAGED,
    placeholderData: keepPreviousData,
    // An ad may have been edited on another page meanwhile.
    refetchOnMount: "always",
    // A change that was made here can be undone until the list is read again.
    refetchOnWindowFocus: false,
  });
}

type Values = Record<string, string | string[]>;
const valuesOf = (use: AdUse, side: "before" | "after"): Values =>
  Object.fromEntries(use.offers.map((offer) => [offer.field, offer[side]]));

/**
 * Saves offered texts in ads of `StatementAds` (`PATCH /api/ads/:id`), and undoes that; `taken`
 * holds the new revisions. The server makes the offered texts (`core/brands/claim-uses.ts`,
 * `price-uses.ts`). A toast appears only if saving failed (`usesCopy.takeFailed` in
 * `core/brands/uses.copy.ts`).
 */
export function useTakeTexts() {
  const client = useQueryClient();
  const toast = useToast();
  /** New revisions of the ads that were changed here, by the ids in the list. */
  const [taken, setTaken] = useState<ReadonlyMap<AdUse, string>>(new Map());

  async function save({ adId, campaignId }: AdUse, fields: Values, baseVersion: string) {
    const body: SaveAd = { fields, baseVersion };
    const ad = await api("PATCH /api/ads/:id", { params: { id: adId }, body });
    void client.invalidateQueries({ queryKey: campaignKey(campaignId) });
    return ad.version.revision;
  }

  /** Resolves to whether the ad was changed. */
  async function take(use: AdUse): Promise<boolean> {
    try {
      const revision = await save(use, valuesOf(use, "after"), use.revision);
      setTaken((before) => new Map(before).set(use, revision));
      return true;
    } catch (error) {
      toast.error(failureMessage(error, usesCopy.takeFailed));
      return false;
    }
  }

  async function undo(use: AdUse): Promise<void> {
    try {
      await save(use, valuesOf(use, "before"), taken.get(use) ?? use.revision);
      setTaken((before) => new Map([...before].filter(([other]) => other !== use)));
      void client.invalidateQueries({ queryKey: ["statement-ads"] });
    } catch (error) {
      toast.error(failureMessage(error, usesCopy.takeFailed));
    }
  }

  return { taken, take, undo };
}
