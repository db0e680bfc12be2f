import type { ProductList } from "#core/brands/api.ts";
import { BRAND_LIMITS } from "#core/brands/limits.ts";
import {
  DEFAULT_CURRENCY,
  priceProblems,
  type CreateProduct,
  type Product,
  type UpdateProduct,
} from "#core/brands/product.ts";
import { fileUrl } from "#core/uploads/api.ts";
import type { Tx } from "#server/db/client.ts";
import { cutPage, decodeCursor } from "#server/http/cursor.ts";
import { AppError } from "#server/lib/errors.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import { findBrand, lockBrand } from "./brands.repo.ts";
import type { BrandsDeps, PageRequest } from "./brands.service.ts";
import { keepFiles } from "./keep-files.ts";
import * as repo from "./products.repo.ts";
import { productReferrer } from "./referrers.ts";
import { formerPricesAfter } from "./statements.service.ts";
import { BRANDS_PAGE_SIZE } from "#core/page-sizes.ts";

/** Converts a row of `products` to the API's format, in all calls of the service. */
function presentProduct(row: repo.ProductRow): Product {
  const { userId: _, deletedAt: __, formerPrices: ___, features, images, createdAt, ...fields } = row;
  return {
    ...fields,
    features: [...features],
    images: images.map((image) => ({ ...image, url: fileUrl(image.id) })),
    createdAt: createdAt.toISOString(),
  };
}

interface ProductPage extends PageRequest {
  readonly search?: string | undefined;
}

/**
 * Lists the products of all brands that match a search (`GET /api/products`), for the brand picker,
 * newest first, `BRANDS_PAGE_SIZE` (`core/page-sizes.ts`) a page. Throws 400 for a bad cursor.
 * The match is `containing` (`server/db/containing.ts`).
 */
export async function findProducts(
  { db }: BrandsDeps,
  { userId, cursor, search }: ProductPage,
): Promise<ProductList> {
  const after = cursor === undefined ? undefined : decodeCursor(cursor);
  return presentPage(await repo.listProducts(db, { userId, after, ...(search && { search }) }));
}

/**
 * Lists the products of a brand for `GET /api/brands/:id/products` and the data export
 * (`export.service.ts`), newest first, `BRANDS_PAGE_SIZE` (`core/page-sizes.ts`) a page. Throws 400
 * for a bad cursor, and 404 when the brand is missing or another user's.
 */
export async function listProducts(
  { db }: BrandsDeps,
  { id: brandId, userId, cursor }: OwnedId & PageRequest,
): Promise<ProductList> {
  if (!(await findBrand(db, { userId, id: brandId }))) throw new AppError("not_found");
  const after = cursor === undefined ? undefined : decodeCursor(cursor);
  return presentPage(await repo.listProducts(db, { userId, brandId, after }));
}

function presentPage(rows: readonly repo.ProductRow[]): ProductList {
  const { shown, nextCursor } = cutPage(rows, BRANDS_PAGE_SIZE);
  return { items: shown.map(presentProduct), nextCursor };
}

/**
 * Reads a product for its page and for forms that it fills in (`GET /api/products/:id` in
 * `brands.routes.ts`). The format is made by `presentProduct` in this file. Throws 404 if it or its
 * brand is deleted.
 */
export async function readProduct({ db }: BrandsDeps, own: OwnedId): Promise<Product> {
  const row = await repo.findProduct(db, own);
  if (!row) throw new AppError("not_found");
  return presentProduct(row);
}

/**
 * Creates a product (`POST /api/brands/:id/products` in `brands.routes.ts`). Throws 404, 409
 * `product_limit` at `BRAND_LIMITS.productsPerBrand` (`core/brands/limits.ts`), and 400 for a
 * missing upload or bad prices (`priceProblems` in `core/brands/product.ts`, which also has
 * `DEFAULT_CURRENCY`; words: `core/brands/messages.ts`).
 */
export async function createProduct(
  deps: BrandsDeps,
  { userId, id: brandId }: OwnedId,
  { images, currency = DEFAULT_CURRENCY, ...values }: CreateProduct,
): Promise<Product> {
  return deps.db.transaction(async (tx) => {
    await lockBrandForProduct(tx, { userId, id: brandId });
    const own = { userId, id: deps.newId() };
    checkPrices({ price: null, wasPrice: null, ...defined(values) });
    const stored = images && (await keepImages(tx, deps, own, images));
    const product = { ...own, brandId, currency, ...values, ...(stored && { images: stored }) };
    return presentProduct(await repo.insertProduct(tx, deps.clock, product));
  });
}

/** Throws 404, and 409 when the brand has the maximum number of products. */
async function lockBrandForProduct(tx: Tx, brand: OwnedId): Promise<void> {
  if (!(await lockBrand(tx, brand))) throw new AppError("not_found");
  if ((await repo.countProducts(tx, brand.id)) >= BRAND_LIMITS.productsPerBrand)
    throw new AppError("product_limit");
}

type Prices = Parameters<typeof priceProblems>[0];

/** The prices that a change sets. */
function defined({ price, wasPrice }: { readonly [Name in keyof Prices]?: Prices[Name] | undefined }) {
  return { ...(price !== undefined && { price }), ...(wasPrice !== undefined && { wasPrice }) };
}

function checkPrices(prices: Prices): void {
  const fields = priceProblems(prices);
  const [message] = Object.values(fields);
  if (message !== undefined) throw new AppError("invalid_input", { message, fields });
}

/** Stores references to the pictures. Throws 400 when an upload is missing. */
async function keepImages(tx: Tx, deps: BrandsDeps, { userId, id }: OwnedId, ids: readonly string[]) {
  const files = await keepFiles(tx, deps, "images", {
    userId,
    referrer: productReferrer(id),
    purpose: "upload",
    ids,
  });
  return files.map(({ id: fileId, width, height }) => ({ id: fileId, width, height }));
}

/**
 * Saves a product (`PATCH /api/products/:id` in `brands.routes.ts`) and keeps its former prices
 * (`formerPricesAfter` in `statements.service.ts`). Throws 404, 409 `version_conflict` for an
 * outdated revision, and 400 for a missing upload or bad prices (`priceProblems` in
 * `core/brands/product.ts`; words: `core/brands/messages.ts`).
 */
export async function updateProduct(
  deps: BrandsDeps,
  own: OwnedId,
  { baseRevision, images, ...values }: UpdateProduct,
): Promise<Product> {
  return deps.db.transaction(async (tx) => {
    const before = await repo.lockProduct(tx, own);
    if (!before) throw new AppError("not_found");
    if (baseRevision !== undefined && baseRevision !== before.revision)
      throw new AppError("version_conflict");
    checkPrices({ ...before, ...defined(values) });
    const stored = images && (await keepImages(tx, deps, own, images));
    const row = await repo.updateProduct(tx, own, {
      ...values,
      formerPrices: formerPricesAfter(before, values),
      ...(stored && { images: stored }),
    });
    return presentProduct(row);
  });
}

/**
 * Soft-deletes a product (`DELETE /api/products/:id` in `brands.routes.ts`); it can be restored for
 * `RESTORE_MINUTES` (`core/limits.ts`), then `brandsPurge` (`brands.jobs.ts`) removes the row.
 * Throws 404.
 */
export async function deleteProduct({ db, clock }: BrandsDeps, own: OwnedId): Promise<void> {
  if (!(await repo.markProductDeleted(db, clock, own))) throw new AppError("not_found");
}

/**
 * Restores a product within `RESTORE_MINUTES` (`core/limits.ts`) of its deletion (`POST
 * /api/products/:id/restore` in `brands.routes.ts`). Throws 404, and 409 `product_limit` at
 * `BRAND_LIMITS.productsPerBrand` (`core/brands/limits.ts`).
 */
export async function restoreProduct({ db, clock }: BrandsDeps, own: OwnedId): Promise<Product> {
  return db.transaction(async (tx) => {
    const deleted = await repo.findDeletedProduct(tx, clock, own);
    if (!deleted) throw new AppError("not_found");
    await lockBrandForProduct(tx, { userId: own.userId, id: deleted.brandId });
    const row = await repo.unmarkProductDeleted(tx, clock, own);
    if (!row) throw new AppError("not_found");
    return presentProduct(row);
  });
}
