/**
 * Name under which a brand refers to its logos in `file_references`: `brands.service.ts` sets it
 * when a brand is saved, and the sweep `brandsPurge` (`brands.jobs.ts`) removes it.
 */
export const brandReferrer = (id: string) => `brand:${id}`;

/**
 * Name under which a product refers to its pictures in `file_references`: `products.service.ts`
 * sets it when a product is saved, and the sweep `brandsPurge` (`brands.jobs.ts`) removes it.
 */
export const productReferrer = (id: string) => `product:${id}`;

/**
 * Name under which a claim refers to its proof in `file_references`: `claims.service.ts` sets it
 * when a claim is saved, and the sweep `brandsPurge` (`brands.jobs.ts`) removes it.
 */
export const claimReferrer = (id: string) => `claim:${id}`;
