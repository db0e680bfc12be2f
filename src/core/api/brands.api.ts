import * as z from "zod/mini";
import {
  brandListSchema,
  claimListSchema,
  findProductsSchema,
  listQuerySchema,
  productListSchema,
} from "../brands/api.ts";
import { brandSchema, createBrandSchema, updateBrandSchema } from "../brands/brand.ts";
import { claimSchema, createClaimSchema, updateClaimSchema } from "../brands/claim.ts";
import { BRAND_LIMITS } from "../brands/limits.ts";
import { createProductSchema, productSchema, updateProductSchema } from "../brands/product.ts";
import { RESTORE_MINUTES } from "../limits.ts";
import type { Area } from "./endpoint.ts";

const params = z.object({ id: z.string() });
const CONFLICT =
  "Missing fields stay unchanged. With `baseRevision`, a change of an outdated version is refused.";
const RESTORE = `Undo a deletion within ${RESTORE_MINUTES} minutes`;
const CHANGE = { params, errors: ["version_conflict"] } as const;
const PAGE = { status: 200, success: "One page", errors: [] } as const;
const PAGE_OF_BRAND = { params, query: listQuerySchema, ...PAGE } as const;
const PRODUCTS_OF_BRAND = { ...PAGE_OF_BRAND, response: productListSchema } as const;
const CLAIMS_OF_BRAND = { ...PAGE_OF_BRAND, response: claimListSchema } as const;
const DELETED = {
  description: `Ads made with it stay. It can be restored for ${RESTORE_MINUTES} minutes.`,
  params,
  status: 204,
  success: "Deleted",
  errors: [],
} as const;

const BRAND = { status: 200, success: "The brand", response: brandSchema } as const;
const PRODUCT = { status: 200, success: "The product", response: productSchema } as const;
const CLAIM = { status: 200, success: "The claim", response: claimSchema } as const;

/**
 * Contract of brands: list, create, read, save, delete. Served by `brands/brands.routes.ts`;
 * schemas are in `core/brands/brand.ts`. Limits are `BRAND_LIMITS` in `core/brands/limits.ts`, for
 * names `LIMITS` in `core/limits.ts`.
 */
export const brandsApi = {
  "GET /api/brands": {
    summary: "List your brands, newest first",
    query: listQuerySchema,
    ...PAGE,
    response: brandListSchema,
  },
  "POST /api/brands": {
    summary: "Create a brand",
    description: `Only the name is required. At most ${BRAND_LIMITS.brandsPerUser} brands.`,
    body: createBrandSchema,
    ...BRAND,
    status: 201,
    errors: ["brand_limit"],
  },
  "GET /api/brands/:id": { summary: "Read a brand", params, ...BRAND, errors: [] },
  "GET /api/brands/:id/preview": {
    summary: "The brand in an ad, as a picture",
    description: "A square ad in the default style of the brand. Nothing is stored or counted.",
    params,
    query: z.object({
      /** Makes a browser load the picture again. */
      revision: z.optional(z.string().check(z.maxLength(20))),
    }),
    status: 200,
    success: "The picture",
    mediaType: "image/webp",
    errors: ["storage_unavailable"],
  },
  "PATCH /api/brands/:id": {
    summary: "Change a brand",
    description: `${CONFLICT} \`logos\` replaces all logos and takes ids of uploads.`,
    body: updateBrandSchema,
    ...CHANGE,
    ...BRAND,
  },
  "DELETE /api/brands/:id": { summary: "Delete a brand with its products and claims", ...DELETED },
  "POST /api/brands/:id/restore": { summary: RESTORE, params, ...BRAND, errors: ["brand_limit"] },
} satisfies Area;

/**
 * Contract of products and services of brands, served by `productRoutes` in
 * `brands/brands.routes.ts`; schemas are in `core/brands/product.ts`. Limits are `BRAND_LIMITS` in
 * `core/brands/limits.ts`, for name, description and audience `LIMITS` in `core/limits.ts`.
 */
export const productsApi = {
  "GET /api/products": {
    summary: "Find products of all your brands, newest first",
    query: findProductsSchema,
    ...PAGE,
    response: productListSchema,
  },
  "GET /api/brands/:id/products": {
    summary: "List the products of a brand, newest first",
    ...PRODUCTS_OF_BRAND,
  },
  "POST /api/brands/:id/products": {
    summary: "Create a product",
    description: `Only the name is required. \`images\` takes ids of uploads, at most ${BRAND_LIMITS.productImages}. Prices are in units of \`currency\`. At most ${BRAND_LIMITS.productsPerBrand} products in a brand.`,
    params,
    body: createProductSchema,
    ...PRODUCT,
    status: 201,
    errors: ["product_limit"],
  },
  "GET /api/products/:id": { summary: "Read a product", params, ...PRODUCT, errors: [] },
  "PATCH /api/products/:id": {
    summary: "Change a product",
    description: `${CONFLICT} \`images\` replaces all pictures and takes ids of uploads.`,
    body: updateProductSchema,
    ...CHANGE,
    ...PRODUCT,
  },
  "DELETE /api/products/:id": { summary: "Delete a product", ...DELETED },
  "POST /api/products/:id/restore": { summary: RESTORE, params, ...PRODUCT, errors: ["product_limit"] },
} satisfies Area;

/**
 * Contract of claims of brands, statements that need proof; served by `claimRoutes` in
 * `brands/brands.routes.ts`. Schemas are in `core/brands/claim.ts`. Limits are `BRAND_LIMITS` in
 * `core/brands/limits.ts`.
 */
export const claimsApi = {
  "GET /api/brands/:id/claims": {
    summary: "List the claims of a brand, newest first",
    ...CLAIMS_OF_BRAND,
  },
  "POST /api/brands/:id/claims": {
    summary: "Create a claim",
    description: `Only the text is required. A claim is proved by a link or a file (\`POST /api/uploads/proof\`) until the end of \`validUntil\`. At most ${BRAND_LIMITS.claimsPerBrand} claims in a brand.`,
    params,
    body: createClaimSchema,
    ...CLAIM,
    status: 201,
    errors: ["claim_limit"],
  },
  "PATCH /api/claims/:id": {
    summary: "Change a claim",
    description: "Missing fields stay unchanged.",
    params,
    body: updateClaimSchema,
    ...CLAIM,
    errors: [],
  },
  "DELETE /api/claims/:id": {
    ...DELETED,
    summary: "Delete a claim",
    description: `It can be restored for ${RESTORE_MINUTES} minutes.`,
  },
  "POST /api/claims/:id/restore": { summary: RESTORE, params, ...CLAIM, errors: ["claim_limit"] },
} satisfies Area;
