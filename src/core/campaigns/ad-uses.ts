/** Ads that state a claim or a price of a brand, as the API has them. */
import * as z from "zod/mini";
import { USE_STATUSES } from "../brands/statement-use.ts";
import { PLATFORM_IDS } from "../platforms/platforms.ts";

const value = z.union([z.string(), z.array(z.string())]);

/** The words of an ad that state a claim or a price. */
const statementUseSchema = z.object({
  /** Name of the field of the ad. */
  field: z.string(),
  /** Position in a list of texts; `null` for single texts. */
  index: z.nullable(z.number()),
  /** Start and end of the words in the text, in UTF-16 units. */
  span: z.tuple([z.number(), z.number()]),
  words: z.string(),
  status: z.enum(USE_STATUSES),
  /**
   * The current wording of the statement; `null` unless the status is `changed` and the replacement
   * is unambiguous.
   */
  replacement: z.nullable(z.string()),
});

/** A field of an ad before and after its outdated statements are changed. */
const offeredTextSchema = z.object({
  field: z.string(),
  before: value,
  /** Value of the field for `PATCH /api/ads/:id`. */
  after: value,
});

/**
 * An ad in the list of ads with a claim or a price, with the statements that it makes and the texts
 * that are offered instead. Part of `adUseListSchema`.
 */
const adUseSchema = z.object({
  adId: z.string(),
  campaignId: z.string(),
  campaignName: z.string(),
  key: z.string(),
  platform: z.enum(PLATFORM_IDS),
  variant: z.string(),
  /** `baseVersion` for a save of the offered texts. */
  revision: z.string(),
  uses: z.array(statementUseSchema),
  offers: z.array(offeredTextSchema),
});
/**
 * An ad that states a claim or a price. `ad-uses.service.ts` makes it; the brand page
 * (`web/features/brands/uses`) shows it and can save the offered texts. Which texts state one is
 * decided in `core/brands/claim-uses.ts` and `price-uses.ts`; statuses are in `statement-use.ts`
 * there.
 */
export type AdUse = z.output<typeof adUseSchema>;

/**
 * Response of the two calls of `core/api/ad-uses.api.ts`: a page of ads that state a claim or a
 * price, newest first. `ad-uses.service.ts` makes it; a page covers `AD_USES_PAGE_SIZE` checked
 * ads. `nextCursor` is `null` on the last page.
 */
export const adUseListSchema = z.object({
  items: z.array(adUseSchema),
  nextCursor: z.nullable(z.string()),
});
/**
 * A page of ads that state a claim or a price, from `ad-uses.service.ts` to the brand page. Its
 * size is `AD_USES_PAGE_SIZE`.
 */
export type AdUseList = z.output<typeof adUseListSchema>;
