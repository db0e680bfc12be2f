import type { CheckContext } from "#core/checks/rule.ts";
import type { Queryable } from "#server/db/client.ts";
import type { Clock } from "#server/lib/clock.ts";
import { AppError } from "#server/lib/errors.ts";
import { findBrand, type BrandRow } from "./brands.repo.ts";
import type { BrandsDeps } from "./brands.service.ts";
import { listProvedClaims } from "./claims.repo.ts";
import type { OwnedId } from "./own-rows.ts";
import { listProductNames } from "./products.repo.ts";

/**
 * Facts about a brand that checks of ads need: its names, proved claims and words to avoid.
 * Throws 404 when the brand is missing, deleted or another user's.
 */
export async function readCheckContext(
  { db, clock }: Pick<BrandsDeps, "db" | "clock">,
  own: OwnedId,
): Promise<CheckContext> {
  const brand = await findBrand(db, own);
  if (!brand) throw new AppError("not_found");
  return checkContextOf(db, clock, brand);
}

/** Like `readCheckContext`, for a brand that the caller has read. */
export async function checkContextOf(db: Queryable, clock: Clock, brand: BrandRow): Promise<CheckContext> {
  const of = { userId: brand.userId, brandId: brand.id };
  const [products, proofs] = await Promise.all([listProductNames(db, of), listProvedClaims(db, clock, of)]);
  const names = [brand.name, brand.businessName, ...products].filter((name) => name !== "");
  return { names, proofs, avoid: brand.wordsToAvoid };
}
