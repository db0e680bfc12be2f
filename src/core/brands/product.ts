import * as z from "zod/mini";
import { requiredText, textField } from "#core/fields.ts";
import { LIMITS } from "#core/limits.ts";
import { uploadSchema } from "#core/uploads/api.ts";
import { currencyField, dayField, priceField, textList, urlField } from "./fields.ts";
import { BRAND_LIMITS } from "./limits.ts";
import { brandMessages } from "./messages.ts";

/** ISO 4217 code that `products.service.ts` gives a new product before the user chooses another. */
export const DEFAULT_CURRENCY = "USD";

/** Fields of a product that its user writes. */
const productFields = z.object({
  name: requiredText("Product/Service name", LIMITS.name),
  description: textField("Description", LIMITS.freeText),
  features: textList("Key features", { count: BRAND_LIMITS.features, length: BRAND_LIMITS.feature }),
  audience: textField("Target audience", LIMITS.audience),
  price: priceField,
  /** Price before the offer. */
  wasPrice: priceField,
  /** Lowest price of the 30 days before the offer, which EU law compares with. */
  lowestPrice30Days: priceField,
  currency: currencyField,
  /** For example "a month". */
  priceUnit: textField("Price unit", BRAND_LIMITS.priceUnit),
  /** Last day of the offer. */
  offerEndsOn: dayField,
  url: urlField("Page address"),
  /** Ids of uploads; the first is the main picture. */
  images: z.array(z.string().check(z.maxLength(LIMITS.name))).check(
    z.maxLength(BRAND_LIMITS.productImages, brandMessages.tooManyImages),
    z.overwrite((ids) => [...new Set(ids)]),
  ),
});

const changes = z.partial(productFields);

/**
 * Body of `POST /api/brands/:id/products`: all fields but the name are optional. Name, description
 * and audience have `LIMITS` of `core/limits.ts`, the rest `BRAND_LIMITS` in `limits.ts`. Forms of
 * prices, days and addresses: `fields.ts`. Only the server checks it (`productRoutes` in
 * `brands.routes.ts`).
 */
export const createProductSchema = z.extend(changes, { name: productFields.shape.name });

/**
 * Checked body of `POST /api/brands/:id/products`, for `products.service.ts`; `createProductSchema`
 * has its fields and limits.
 */
export type CreateProduct = z.output<typeof createProductSchema>;

/**
 * Body of `PATCH /api/products/:id`, a save of the brand page; missing fields stay. If another tab
 * has saved since `baseRevision`, `products.service.ts` refuses it with `version_conflict`. Limits
 * as in `createProductSchema`: `LIMITS` of `core/limits.ts` for name, description and audience,
 * else `BRAND_LIMITS` (`limits.ts`).
 */
export const updateProductSchema = z.extend(changes, {
  /** Revision that the change is based on; without it the change always applies. */
  baseRevision: z.optional(z.int()),
});

/**
 * Checked body of `PATCH /api/products/:id`, for `products.service.ts`: changed fields and the
 * revision they are based on. Fields and limits: `updateProductSchema`.
 */
export type UpdateProduct = z.output<typeof updateProductSchema>;

/**
 * A product in API responses; `presentProduct` in `products.service.ts` makes it from the table
 * `products`. Prices are in units of `currency`; `null` for one, or a day, that is not given.
 */
export const productSchema = z.object({
  id: z.string(),
  brandId: z.string(),
  name: z.string(),
  description: z.string(),
  features: z.array(z.string()),
  audience: z.string(),
  price: z.nullable(z.number()),
  wasPrice: z.nullable(z.number()),
  lowestPrice30Days: z.nullable(z.number()),
  currency: z.string(),
  priceUnit: z.string(),
  offerEndsOn: z.nullable(z.iso.date()),
  url: z.string(),
  images: z.array(uploadSchema),
  /** Increases with every change. */
  revision: z.int(),
  createdAt: z.iso.datetime(),
});

/**
 * A product, made by `presentProduct` in `products.service.ts`. The brand page, the brand picker
 * and the data export read it. Limits are those of `createProductSchema`.
 */
export type Product = z.output<typeof productSchema>;

type PriceFacts = Pick<Product, "price" | "wasPrice">;

/**
 * `{ wasPrice }` with a message if the former price is not higher than the price, else `{}`;
 * `products.service.ts` refuses the save with it. The words are in `messages.ts`.
 */
export function priceProblems({ price, wasPrice }: PriceFacts): Record<string, string> {
  const contradicts = price !== null && wasPrice !== null && wasPrice <= price;
  return contradicts ? { wasPrice: brandMessages.wasPrice } : {};
}
