import type { MiddlewareHandler } from "hono";
import { brandsApi, claimsApi, productsApi } from "#core/api/brands.api.ts";
import { apiRoutes } from "#server/http/api-routes.ts";
import type { AppEnv } from "#server/http/env.ts";
import * as brands from "./brands.service.ts";
import * as claims from "./claims.service.ts";
import { drawPreview, type PreviewDeps } from "./preview.service.ts";
import * as products from "./products.service.ts";

/**
 * Routes of a user's brands, answered by `brands.service.ts` and, for the preview picture,
 * `drawPreview` (`preview.service.ts`, WebP, never cached). Paths: `core/api/brands.api.ts`;
 * limits: `core/brands/limits.ts`. `boot/app.ts` mounts them.
 */
export function brandRoutes(deps: brands.BrandsDeps & PreviewDeps, requireUser: MiddlewareHandler<AppEnv>) {
  return apiRoutes(
    brandsApi,
    { requireUser },
    {
      "GET /api/brands": (c, { query }) => brands.listBrands(deps, { ...query, userId: c.var.user.id }),
      "POST /api/brands": (c, { body }) => brands.createBrand(deps, c.var.user.id, body),
      "GET /api/brands/:id": (c, { params }) => brands.readBrand(deps, { ...params, userId: c.var.user.id }),
      "GET /api/brands/:id/preview": async (c, { params }) => {
        const picture = await drawPreview(deps, { ...params, userId: c.var.user.id });
        c.header("Cache-Control", "private, no-store");
        c.header("Content-Type", "image/webp");
        return c.body(picture);
      },
      "PATCH /api/brands/:id": (c, { params, body }) =>
        brands.updateBrand(deps, { ...params, userId: c.var.user.id }, body),
      "DELETE /api/brands/:id": (c, { params }) =>
        brands.deleteBrand(deps, { ...params, userId: c.var.user.id }),
      "POST /api/brands/:id/restore": (c, { params }) =>
        brands.restoreBrand(deps, { ...params, userId: c.var.user.id }),
    },
  );
}

/**
 * Routes of the products of brands, answered by `products.service.ts`. Paths:
 * `core/api/brands.api.ts`; limits: `core/brands/limits.ts`. `boot/app.ts` mounts them.
 */
export function productRoutes(deps: brands.BrandsDeps, requireUser: MiddlewareHandler<AppEnv>) {
  return apiRoutes(
    productsApi,
    { requireUser },
    {
      "GET /api/products": (c, { query }) => products.findProducts(deps, { ...query, userId: c.var.user.id }),
      "GET /api/brands/:id/products": (c, { params, query }) =>
        products.listProducts(deps, { ...params, ...query, userId: c.var.user.id }),
      "POST /api/brands/:id/products": (c, { params, body }) =>
        products.createProduct(deps, { ...params, userId: c.var.user.id }, body),
      "GET /api/products/:id": (c, { params }) =>
        products.readProduct(deps, { ...params, userId: c.var.user.id }),
      "PATCH /api/products/:id": (c, { params, body }) =>
        products.updateProduct(deps, { ...params, userId: c.var.user.id }, body),
      "DELETE /api/products/:id": (c, { params }) =>
        products.deleteProduct(deps, { ...params, userId: c.var.user.id }),
      "POST /api/products/:id/restore": (c, { params }) =>
        products.restoreProduct(deps, { ...params, userId: c.var.user.id }),
    },
  );
}

/**
 * Routes of the claims of brands, answered by `claims.service.ts`. Paths: `core/api/brands.api.ts`;
 * limits: `core/brands/limits.ts`. `boot/app.ts` mounts them.
 */
export function claimRoutes(deps: brands.BrandsDeps, requireUser: MiddlewareHandler<AppEnv>) {
  return apiRoutes(
    claimsApi,
    { requireUser },
    {
      "GET /api/brands/:id/claims": (c, { params, query }) =>
        claims.listClaims(deps, { ...params, ...query, userId: c.var.user.id }),
      "POST /api/brands/:id/claims": (c, { params, body }) =>
        claims.createClaim(deps, { ...params, userId: c.var.user.id }, body),
      "PATCH /api/claims/:id": (c, { params, body }) =>
        claims.updateClaim(deps, { ...params, userId: c.var.user.id }, body),
      "DELETE /api/claims/:id": (c, { params }) =>
        claims.deleteClaim(deps, { ...params, userId: c.var.user.id }),
      "POST /api/claims/:id/restore": (c, { params }) =>
        claims.restoreClaim(deps, { ...params, userId: c.var.user.id }),
    },
  );
}
