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

export const brandListSchema = listOf(brandSchema);
export type BrandList = z.output<typeof brandListSchema>;
export const productListSchema = listOf(productSchema);
export type ProductList = z.output<typeof productListSchema>;
export const claimListSchema = listOf(claimSchema);
export type ClaimList = z.output<typeof claimListSchema>;

export const listQuerySchema = z.object({ cursor: z.optional(z.string().check(z.maxLength(200))) });
/** `search` is a part of a product's or its brand's name. */
export const findProductsSchema = z.extend(listQuerySchema, {
  search: z.optional(z.string().check(z.maxLength(100))),
});
