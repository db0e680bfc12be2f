import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Brand } from "#core/brands/brand.ts";
import { brandsCopy } from "#core/brands/brands.copy.ts";
import type { Claim } from "#core/brands/claim.ts";
import type { Product } from "#core/brands/product.ts";
import { loadingText } from "#core/problems.copy.ts";
import { LoadError } from "#web/lib/load-error.tsx";
import { PageSpinner } from "#web/ui/page-spinner.tsx";
import { FirstBrand } from "./first-brand.tsx";
import { BRANDS_KEY, claimsKey, productsKey, useClaims, useProducts } from "#web/lib/brands.ts";
import { useChosenBrand } from "./chosen-brand.ts";

interface LoadedBrand {
  readonly state: {
    readonly brand: Brand;
    readonly products: readonly Product[];
    readonly claims: readonly Claim[];
  };
  /** Reads the brand with its products and claims again. */
  readonly reload: () => Promise<unknown>;
}

type Content = (loaded: LoadedBrand) => ReactNode;

/**
 * Loads the chosen brand (`useChosenBrand` in `chosen-brand.ts`) with its products and claims
 * (queries of `lib/brands.ts`) and hands them to `children`, on /dashboard/brand/read
 * (`routes/brand-read.tsx`). Meanwhile a spinner; an error shows `LoadError`, no brand shows
 * `FirstBrand`. Words: `core/brands/brands.copy.ts`.
 */
export function BrandData({ children }: { children: Content }) {
  const { query, brand } = useChosenBrand();
  if (query.isPending) return <PageSpinner label={loadingText} />;
  if (query.isError) return <LoadError query={query} message={brandsCopy.loadFailed} />;
  return brand ? <Parts key={brand.id} brand={brand} content={children} /> : <FirstBrand />;
}

function Parts({ brand, content }: { brand: Brand; content: Content }) {
  const client = useQueryClient();
  const [products, claims] = [useProducts(brand.id), useClaims(brand.id)];
  const failed = [products, claims].find(({ isError }) => isError);
  if (failed) return <LoadError query={failed} message={brandsCopy.loadFailed} />;
  if (!products.data || !claims.data) return <PageSpinner label={loadingText} />;
  const keys = [BRANDS_KEY, productsKey(brand.id), claimsKey(brand.id)];
  return content({
    state: { brand, products: products.data.items, claims: claims.data.items },
    reload: () => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}
