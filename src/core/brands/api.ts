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

/** A page of the user's brands. */
export const brandListSchema = listOf(brandSchema);

/** A page of brands as the API returns it. */
export type BrandList = z.output<typeof brandListSchema>;

/** A page of the products of a brand. */
export const productListSchema = listOf(productSchema);

/** A page of products as the API returns it. */
export type ProductList = z.output<typeof productListSchema>;

/** A page of the claims of a brand. */
export const claimListSchema = listOf(claimSchema);

/** A page of claims as the API returns it. */
export type ClaimList = z.output<typeof claimListSchema>;

/** Query of the three lists: the cursor of the page, from `nextCursor` of the page before. */
export const listQuerySchema = z.object({ cursor: z.optional(z.string().check(z.maxLength(200))) });
/** `search` is a part of a product's or its brand's name. */
export const findProductsSchema = z.extend(listQuerySchema, {
  search: z.optional(z.string().check(z.maxLength(100))),
});
