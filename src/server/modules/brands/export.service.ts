import type { Brand } from "#core/brands/brand.ts";
import type { Claim } from "#core/brands/claim.ts";
import type { Product } from "#core/brands/product.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { listBrands, type BrandsDeps, type PageRequest } from "./brands.service.ts";
import { listClaims } from "./claims.service.ts";
import { listProducts } from "./products.service.ts";

interface BrandExport extends Brand {
  readonly products: readonly Product[];
  readonly claims: readonly Claim[];
}

interface List<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

async function readAll<Item>(list: (page: { cursor?: string }) => Promise<List<Item>>): Promise<Item[]> {
  const items: Item[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await list(cursor === undefined ? {} : { cursor });
    items.push(...page.items);
    cursor = page.nextCursor;
  }
  return items;
}

/**
 * Yields a user's brands with their products and claims in the API's format, brand by brand;
 * `data-export/data-export.service.ts` writes them to `brands.json` of the export.
 */
export async function* readAllBrands(
  deps: BrandsDeps,
  userId: UserId,
): AsyncGenerator<readonly BrandExport[]> {
  const page = (cursor: Omit<PageRequest, "userId">) => ({ ...cursor, userId });
  for (const brand of await readAll((cursor) => listBrands(deps, page(cursor)))) {
    const { id } = brand;
    const products = await readAll((cursor) => listProducts(deps, { ...page(cursor), id }));
    const claims = await readAll((cursor) => listClaims(deps, { ...page(cursor), id }));
    yield [{ ...brand, products, claims }];
  }
}
