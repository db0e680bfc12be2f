import * as z from "zod/mini";
import { brandSchema } from "./brand.ts";
import { claimSchema } from "./claim.ts";
import { productSchema } from "./product.ts";

const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({
    items: z.array(item),
    /** Cursor of the next page; `null` on the last page. */
    nextCursor: z.nullable(z.string()),
  });

/** Response of `GET /api/brands`: a page of the user's brands. */
export const brandListSchema = listOf(brandSchema);

/** A page of brands as `listBrands` returns it. */
export type BrandList = z.output<typeof brandListSchema>;

/** Response of the lists of products, of one brand and of all. */
export const productListSchema = listOf(productSchema);

/** A page of products as `products.service` returns it to the brand page and the brand picker. */
export type ProductList = z.output<typeof productListSchema>;

/** Response of `GET /api/brands/:id/claims`: a page of the claims of a brand. */
export const claimListSchema = listOf(claimSchema);

/** A page of claims as `listClaims` returns it to the brand page and the brand picker. */
export type ClaimList = z.output<typeof claimListSchema>;

/**
 * Query of the lists of brands, products and claims: the cursor of the page, from `nextCursor` of
 * the page before.
 */
export const listQuerySchema = z.object({ cursor: z.optional(z.string().check(z.maxLength(200))) });
/**
 * Query of `GET /api/products`, with which the brand picker searches; `search` is a part of a
 * product's or its brand's name.
 */
export const findProductsSchema = z.extend(listQuerySchema, {
  search: z.optional(z.string().check(z.maxLength(100))),
});
