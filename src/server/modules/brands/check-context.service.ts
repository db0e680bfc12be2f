import { claimWords } from "#core/brands/claim-uses.ts";
import type { ClaimState } from "#core/brands/parts.ts";
import type { CheckContext } from "#core/checks/rule.ts";
import type { Queryable } from "#server/db/client.ts";
import type { Clock } from "#server/lib/clock.ts";
import { AppError } from "#server/lib/errors.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import { findBrand, type BrandRow } from "./brands.repo.ts";
import type { BrandsDeps } from "./brands.service.ts";
import { listClaimTexts } from "./claims.repo.ts";
import { listProductNames } from "./products.repo.ts";

/**
 * Facts about a brand that `POST /api/checks` needs (`checks/checks.service.ts`): its names, claims
 * and words to avoid (`checkContextsOf`). Throws 404 when the brand is missing, deleted or another
 * user's.
 */
export async function readCheckContext(
  { db, clock }: Pick<BrandsDeps, "db" | "clock">,
  own: OwnedId,
): Promise<CheckContext> {
  const brand = await findBrand(db, own);
  if (!brand) throw new AppError("not_found");
  return (await checkContextsOf(db, clock, [brand])).get(brand.id) ?? {};
}

/**
 * Like `readCheckContext`, for brands that the caller has read; by their ids: names of brand and
 * products, texts of claims by state (`stateAt` in `claims.repo.ts`; their words:
 * `core/brands/claim-uses.ts`), and words to avoid. `readAdvertisers` (`advertiser.service.ts`)
 * calls it for the ads of campaigns.
 */
export async function checkContextsOf(
  db: Queryable,
  clock: Clock,
  brands: readonly BrandRow[],
): Promise<Map<string, CheckContext>> {
  const ids = brands.map(({ id }) => id);
  const [products, claims] = await Promise.all([listProductNames(db, ids), listClaimTexts(db, clock, ids)]);
  return new Map(
    brands.map((brand) => {
      const isOwn = ({ brandId }: { readonly brandId: string }) => brandId === brand.id;
      const wordsOf = (...states: readonly ClaimState[]) =>
        claims
          .filter((claim) => isOwn(claim) && states.includes(claim.state))
          .map(({ text }) => claimWords(text));
      const names = [brand.name, brand.businessName, ...products.filter(isOwn).map(({ name }) => name)];
      const context: CheckContext = {
        names: names.filter((name) => name !== ""),
        proofs: wordsOf("proved", "expiring"),
        expired: wordsOf("expired"),
        unproved: wordsOf("unproved"),
        avoid: brand.wordsToAvoid,
      };
      return [brand.id, context];
    }),
  );
}
