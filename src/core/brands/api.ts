import * as z from "zod/mini";
import { brandSchema } from "./brand.ts";
import { claimSchema } from "./claim.ts";
import { productSchema } from "./product.ts";
import { cursorField } from "../fields.ts";

const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({
    items: z.array(item),
    /** Cursor of the next page; `null` on the last page. */
    nextCursor: z.nullable(z.string()),
  });

/**
 * Response of `GET /api/brands`: a page of the user's brands. `BRANDS_PAGE_SIZE` is
 * its size. `brands.service.ts` makes it.
 */
export const brandListSchema = listOf(brandSchema);

/**
 * A page of `BRANDS_PAGE_SIZE` brands, from `brands.service.ts` to the brand page and
 * the brand picker.
 */
export type BrandList = z.output<typeof brandListSchema>;

/**
 * Response of the lists of products, of one brand and of all; `BRANDS_PAGE_SIZE` is
 * the size of a page. `products.service.ts` makes it.
 */
export const productListSchema = listOf(productSchema);

/**
 * A page of `BRANDS_PAGE_SIZE` products, from `products.service.ts` to the brand page
 * and the brand picker.
 */
export type ProductList = z.output<typeof productListSchema>;

/**
 * Response of `GET /api/brands/:id/claims`, made by `claims.service.ts`; `BRANDS_PAGE_SIZE`
 * is the size of a page.
 */
export const claimListSchema = listOf(claimSchema);

/**
 * A page of `BRANDS_PAGE_SIZE` claims, from `claims.service.ts` to the brand page and
 * the brand picker.
 */
export type ClaimList = z.output<typeof claimListSchema>;

/**
 * Query of the lists of brands, products and claims, and of ads that use them
 * (`core/api/ad-uses.api.ts`): the cursor, from `nextCursor` of the page before, of at most
 * `LIMITS.cursor` (`core/limits.ts`).
 */
export const listQuerySchema = z.object({ cursor: cursorField });
/**
 * Query of `GET /api/products`, with which the brand picker searches; `search` is a part, of at
 * most 100 characters, of a product's or its brand's name (`products.service.ts`).
 */
export const findProductsSchema = z.extend(listQuerySchema, {
  search: z.optional(z.string().check(z.maxLength(100))),
});
