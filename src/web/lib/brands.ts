import { queryOptions, useQuery, type QueryClient } from "@tanstack/react-query";
import type { ClaimList, ProductList } from "#core/brands/api.ts";
import { api } from "#web/lib/api.ts";

/**
 * Query key of `useBrands`, read again after a change on the brand page (`use-brand-form.ts`,
 * `use-brand-actions.ts`) or in the picker (`keep-as-brand.tsx`), and by the website reader
 * (`brand-data.tsx`).
 */
export const BRANDS_KEY = ["brands"] as const;

/**
 * Query key of `useProducts`, read again after a change on the brand page (`use-product-form.ts`,
 * `brand-products.tsx`) or by the website reader (`brand-data.tsx`).
 */
export const productsKey = (brandId: string) => ["products", brandId] as const;

/**
 * Query key of `useClaims`, read again after a change on the brand page (`claim-form.tsx`,
 * `brand-claims.tsx`) or by the website reader (`brand-data.tsx`).
 */
export const claimsKey = (brandId: string) => ["claims", brandId] as const;

/**
 * Reads the user's brands (`GET /api/brands`), newest first, for the brand page, the picker and the
 * filter of campaigns; one page of `BRANDS_PAGE_SIZE` (`core/page-sizes.ts`). Most brands:
 * `BRAND_LIMITS` in `core/brands/limits.ts`.
 */
export function useBrands() {
  return useQuery({ queryKey: BRANDS_KEY, queryFn: () => api("GET /api/brands") });
}

/**
 * Replaces one item of a cached list of brands or products, or adds it at the start, after a save
 * (`use-brand-form.ts`, `use-product-form.ts`) or a creation (`use-brand-actions.ts`,
 * `brand-products.tsx`) on the brand page; nothing if the list is not cached.
 */
export function putItem(client: QueryClient, key: readonly string[], item: { readonly id: string }): void {
  client.setQueryData<List<{ readonly id: string }>>(key, (list) => {
    if (!list) return list;
    const known = list.items.some(({ id }) => id === item.id);
    const items = known
      ? list.items.map((other) => (other.id === item.id ? item : other))
      : [item, ...list.items];
    return { ...list, items };
  });
}

interface List<Item> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

/** All pages of a list; the number of rows of a brand is limited. */
async function readAll<Item>(page: (cursor?: string) => Promise<List<Item>>) {
  const items: Item[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const read = await page(cursor);
    items.push(...read.items);
    cursor = read.nextCursor;
  }
  return { items, nextCursor: null };
}

/**
 * Reads all products of a brand (`GET /api/brands/:id/products`), newest first, page by page, for
 * the brand page (`brand-page.tsx`, `brand-products.tsx`, `still-open-card.tsx`) and the website
 * reader (`brand-data.tsx`). Order: `products.repo.ts` of the server; size of a page:
 * `BRANDS_PAGE_SIZE` in `core/page-sizes.ts`.
 */
export function useProducts(brandId: string) {
  return useQuery({
    queryKey: productsKey(brandId),
    queryFn: (): Promise<ProductList> =>
      readAll((cursor) =>
        api("GET /api/brands/:id/products", { params: { id: brandId }, query: { cursor } }),
      ),
  });
}

/**
 * Query of all claims of a brand (`GET /api/brands/:id/claims`, page by page), for `useClaims` and
 * `useBrandFill`.
 */
export const claimsQuery = (brandId: string) =>
  queryOptions({
    queryKey: claimsKey(brandId),
    queryFn: (): Promise<ClaimList> =>
      readAll((cursor) => api("GET /api/brands/:id/claims", { params: { id: brandId }, query: { cursor } })),
  });

/**
 * Reads all claims of a brand (`claimsQuery`), newest first, page by page, for the brand page
 * (`brand-page.tsx`, `brand-claims.tsx`, `still-open-card.tsx`) and the website reader
 * (`brand-data.tsx`). Order: `claims.repo.ts` of the server; size of a page: `BRANDS_PAGE_SIZE` in
 * `core/page-sizes.ts`.
 */
export function useClaims(brandId: string) {
  return useQuery(claimsQuery(brandId));
}

/**
 * Query of one product (`GET /api/products/:id`), for `useToolBrand`, when a tool is opened for it,
 * and `useBrandFill`.
 */
export const productQuery = (id: string) =>
  queryOptions({
    queryKey: ["product", id],
    queryFn: () => api("GET /api/products/:id", { params: { id } }),
    retry: false,
  });
