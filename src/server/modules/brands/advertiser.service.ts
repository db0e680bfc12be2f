import type { CheckContext } from "#core/checks/rule.ts";
import type { Queryable } from "#server/db/client.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { findBrand, type BrandRow } from "./brands.repo.ts";
import { checkContextOf } from "./check-context.service.ts";
import { findProduct, type ProductRow } from "./products.repo.ts";

/** The brand and the product that a campaign advertises; each is optional. */
export interface Advertiser {
  readonly brand: BrandRow | undefined;
  readonly product: ProductRow | undefined;
  /** Facts about the brand that checks of the ads need; empty without a brand. */
  readonly context: CheckContext;
}

interface AdvertiserIds {
  readonly userId: UserId;
  readonly brandId: string | null;
  readonly productId: string | null;
}

/**
 * Reads the brand and the product of a campaign; `undefined` for rows that are missing, deleted or
 * another user's.
 */
export async function readAdvertiser(
  db: Queryable,
  clock: Clock,
  { userId, brandId, productId }: AdvertiserIds,
): Promise<Advertiser> {
  const brand = brandId === null ? undefined : await findBrand(db, { userId, id: brandId });
  const product = productId === null ? undefined : await findProduct(db, { userId, id: productId });
  return { brand, product, context: brand ? await checkContextOf(db, clock, brand) : {} };
}
