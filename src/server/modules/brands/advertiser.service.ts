import type { CheckContext } from "#core/checks/rule.ts";
import type { Queryable } from "#server/db/client.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { findBrand, type BrandRow } from "./brands.repo.ts";
import { checkContextOf } from "./check-context.service.ts";
import { findProduct, type ProductRow } from "./products.repo.ts";

/** Who advertises what in a campaign; without brand or product if there is none. */
export interface Advertiser {
  readonly brand: BrandRow | undefined;
  readonly product: ProductRow | undefined;
  /** What checks of the ads have to know about the brand. */
  readonly context: CheckContext;
}

interface AdvertiserIds {
  readonly userId: UserId;
  readonly brandId: string | null;
  readonly productId: string | null;
}

/** Reads the brand and the product of a campaign; missing, deleted and other users' ones are left out. */
export async function readAdvertiser(
  db: Queryable,
  clock: Clock,
  { userId, brandId, productId }: AdvertiserIds,
): Promise<Advertiser> {
  const brand = brandId === null ? undefined : await findBrand(db, { userId, id: brandId });
  const product = productId === null ? undefined : await findProduct(db, { userId, id: productId });
  return { brand, product, context: brand ? await checkContextOf(db, clock, brand) : {} };
}
