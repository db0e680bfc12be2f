import { claimPhrases, findClaimUses } from "#core/brands/claim-uses.ts";
import { findPriceUses, pricePatterns } from "#core/brands/price-uses.ts";
import { offeredText, type StatementUse } from "#core/brands/statement-use.ts";
import { fieldsOf, textsOf, type AdFields } from "#core/campaigns/ad-fields.ts";
import { type AdUse, type AdUseList } from "#core/campaigns/ad-uses.ts";
import type { PlatformId } from "#core/platforms/platforms.ts";
import type { Db } from "#server/db/client.ts";
import { containing } from "#server/db/containing.ts";
import { decodeCursor, encodeCursor, type Cursor } from "#server/http/cursor.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import { readClaimTexts, readProductPrices } from "../brands/brands.public.ts";
import { countExported, searchAdTexts, type AdSearch } from "./ad-search.repo.ts";
import { AD_USES_PAGE_SIZE } from "#core/page-sizes.ts";

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
}

/** Ads read in one query. */
const BATCH = 100;
/** Ads read in one request: beyond them, the next page continues. */
const MAX_READ = 1000;

type FindUses = (text: string) => StatementUse[];

/**
 * Lists the ads of a brand's campaigns that use one of its claims (`GET /api/claims/:id/ads` in
 * `ad-uses.routes.ts`), for the brand page, newest first, `AD_USES_PAGE_SIZE`
 * (`core/page-sizes.ts`) a page, or fewer when `MAX_READ` ads were read (this file). What counts as
 * a use is in `core/brands/claim-uses.ts`, which text is proposed in `statement-use.ts` there.
 * Throws 404, and 400 for a bad cursor.
 */
export async function listClaimUses(
  { db, clock }: Deps,
  own: OwnedId,
  cursor: string | undefined,
): Promise<AdUseList> {
  const claim = await readClaimTexts(db, clock, own);
  // Apostrophes, hyphens and spaces have several forms.
  const patterns = claimPhrases(claim).map((phrase) =>
    containing(phrase.normalize("NFC")).replaceAll(/['’‘`´ʼ‐‑−﹣\s-]/gu, "_"),
  );
  const search = { userId: own.userId, of: { brandId: claim.brandId }, patterns };
  return listUses(db, search, cursor, (text) => findClaimUses(text, claim));
}

/**
 * Lists the ads of a product's campaigns that state one of its prices (`GET /api/products/:id/ads`
 * in `ad-uses.routes.ts`), for the brand page, newest first, `AD_USES_PAGE_SIZE`
 * (`core/page-sizes.ts`) a page, or fewer when `MAX_READ` ads were read (this file). What counts as
 * a use is in `core/brands/price-uses.ts`, which text is proposed in `statement-use.ts` there.
 * Throws 404, and 400 for a bad cursor.
 */
export async function listPriceUses(
  { db, clock }: Deps,
  own: OwnedId,
  cursor: string | undefined,
): Promise<AdUseList> {
  const prices = await readProductPrices(db, own);
  const today = new Date(Date.now() + clock.offsetMs()).toISOString().slice(0, 10);
  const patterns = pricePatterns(prices).map((groups) => `%${groups.join("%")}%`);
  const search = { userId: own.userId, of: { productId: own.id }, patterns };
  return listUses(db, search, cursor, (text) => findPriceUses(text, prices, today));
}

/**
 * Number of exported ads on the first page of the search (`AD_USES_PAGE_SIZE` in
 * `core/page-sizes.ts`) that still state an ended offer of a product (status `expired` of
 * `core/brands/price-uses.ts`; the date is judged by `isOfferOver` in `core/brands/offer.ts`). The
 * hourly `findEndedOffers` (`notices/find-notices.service.ts`) calls it before it adds a notice.
 * Throws 404.
 */
export async function countExportedUses(deps: Deps, own: OwnedId): Promise<number> {
  const { items } = await listPriceUses(deps, own, undefined);
  const expired = items.filter(({ uses }) => uses.some(({ status }) => status === "expired"));
  return countExported(
    deps.db,
    expired.map(({ adId }) => adId),
  );
}

async function listUses(
  db: Db,
  search: Omit<AdSearch, "after" | "limit">,
  cursor: string | undefined,
  find: FindUses,
): Promise<AdUseList> {
  const items: AdUse[] = [];
  let after: Cursor | undefined = cursor === undefined ? undefined : decodeCursor(cursor);
  if (search.patterns.length === 0) return { items, nextCursor: null };
  for (let read = 0; read < MAX_READ; read += BATCH) {
    const rows = await searchAdTexts(db, { ...search, after, limit: BATCH });
    for (const row of rows) {
      after = row;
      const found = usesIn(row.platform, row.fields, find);
      if (found.uses.length > 0) items.push(presentUse(row, found));
      if (items.length === AD_USES_PAGE_SIZE) return { items, nextCursor: encodeCursor(row) };
    }
    if (rows.length < BATCH) return { items, nextCursor: null };
  }
  return { items, nextCursor: after ? encodeCursor(after) : null };
}

type AdRow = Awaited<ReturnType<typeof searchAdTexts>>[number];

function presentUse(row: AdRow, found: Pick<AdUse, "uses" | "offers">): AdUse {
  const { id: adId, campaignId, campaignName, key, platform, variant, revision } = row;
  return { adId, campaignId, campaignName, key, platform, variant, revision: String(revision), ...found };
}

/** The statements in all fields of an ad, and the fields with the words that hold now. */
function usesIn(platform: PlatformId, fields: AdFields, find: FindUses): Pick<AdUse, "uses" | "offers"> {
  const uses: AdUse["uses"] = [];
  const offers: AdUse["offers"] = [];
  for (const field of Object.keys(fieldsOf(platform))) {
    const before = fields[field];
    const isList = typeof before === "object";
    const after = textsOf(before).map((text, index) => {
      const found = find(text);
      uses.push(
        ...found.map(({ start, end, ...use }) => ({
          ...{ field, index: isList ? index : null },
          span: [start, end] as [number, number],
          ...use,
        })),
      );
      return offeredText(text, found) ?? text;
    });
    const [single = ""] = after;
    if (isList && after.some((text, index) => text !== before[index])) {
      offers.push({ field, before: [...before], after });
    } else if (typeof before === "string" && single !== before) {
      offers.push({ field, before, after: single });
    }
  }
  return { uses, offers };
}
