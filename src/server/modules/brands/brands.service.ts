import type { Brand, CreateBrand, UpdateBrand } from "#core/brands/brand.ts";
import type { BrandList } from "#core/brands/api.ts";
import { BRAND_LIMITS } from "#core/brands/limits.ts";
import type { BrandColor, LogoKind } from "#core/brands/parts.ts";
import { fileUrl } from "#core/uploads/api.ts";
import type { Db, Tx } from "#server/db/client.ts";
import { cutPage, decodeCursor } from "#server/http/cursor.ts";
import type { Clock } from "#server/lib/clock.ts";
import { AppError } from "#server/lib/errors.ts";
import type { UserId } from "#server/lib/user-id.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import * as repo from "./brands.repo.ts";
import { keepFiles } from "./keep-files.ts";
import { brandReferrer } from "./referrers.ts";
import { BRANDS_PAGE_SIZE } from "#core/page-sizes.ts";

/** Dependencies of brands, products and claims; `boot/deps.ts` provides them. */
export interface BrandsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly newId: () => string;
}

/**
 * Which page of a user's brands, products or claims a list request or the data export asks for; the
 * size of a page is `BRANDS_PAGE_SIZE` in `core/page-sizes.ts`.
 */
export interface PageRequest {
  readonly userId: UserId;
  readonly cursor?: string | undefined;
}

/** Converts a row of `brands` to the API's format, in all calls of the service. */
function presentBrand(row: repo.BrandRow): Brand {
  const { userId: _, deletedAt: __, colors, logos, createdAt, ...fields } = row;
  const color = (name: BrandColor) => colors[name] ?? null;
  return {
    ...fields,
    voiceExamples: [...row.voiceExamples],
    wordsToUse: [...row.wordsToUse],
    wordsToAvoid: [...row.wordsToAvoid],
    disclaimers: [...row.disclaimers],
    languages: [...row.languages],
    colors: { primary: color("primary"), secondary: color("secondary"), accent: color("accent") },
    logos: logos.map((logo) => ({ ...logo, url: fileUrl(logo.id) })),
    createdAt: createdAt.toISOString(),
  };
}

/**
 * A page of the user's brands for `GET /api/brands` and the data export (`export.service.ts`),
 * newest first, `BRANDS_PAGE_SIZE` (`core/page-sizes.ts`) each. Throws 400 for a bad cursor.
 */
export async function listBrands({ db }: BrandsDeps, { userId, cursor }: PageRequest): Promise<BrandList> {
  const rows = await repo.listBrands(db, userId, cursor === undefined ? undefined : decodeCursor(cursor));
  const { shown, nextCursor } = cutPage(rows, BRANDS_PAGE_SIZE);
  return { items: shown.map(presentBrand), nextCursor };
}

/**
 * Reads a brand (`GET /api/brands/:id`); `readings/readings.service.ts` checks the brand with it.
 * Throws 404 when it is missing, deleted or another user's.
 */
export async function readBrand({ db }: Pick<BrandsDeps, "db">, own: OwnedId): Promise<Brand> {
  const row = await repo.findBrand(db, own);
  if (!row) throw new AppError("not_found");
  return presentBrand(row);
}

/**
 * Creates a brand (`POST /api/brands` in `brands.routes.ts`). Throws 409 `brand_limit` at
 * `BRAND_LIMITS.brandsPerUser` (`core/brands/limits.ts`) and 400 for a missing upload of a logo
 * (`keepFiles` in `keep-files.ts`; words: `core/brands/messages.ts`).
 */
export async function createBrand(
  deps: BrandsDeps,
  userId: UserId,
  { logos, ...values }: CreateBrand,
): Promise<Brand> {
  return deps.db.transaction(async (tx) => {
    await checkBrandLimit(tx, userId);
    const own = { userId, id: deps.newId() };
    const stored = logos && (await keepLogos(tx, deps, own, logos));
    const brand = { ...own, ...values, ...(stored && { logos: stored }) };
    return presentBrand(await repo.insertBrand(tx, deps.clock, brand));
  });
}

async function checkBrandLimit(tx: Tx, userId: UserId): Promise<void> {
  if ((await repo.lockBrandCount(tx, userId)) >= BRAND_LIMITS.brandsPerUser)
    throw new AppError("brand_limit");
}

/** Stores references to the logos. Throws 400 when an upload is missing. */
async function keepLogos(
  tx: Tx,
  deps: BrandsDeps,
  { userId, id }: OwnedId,
  logos: readonly { readonly kind: LogoKind; readonly id: string }[],
) {
  const files = await keepFiles(tx, deps, "logos", {
    userId,
    referrer: brandReferrer(id),
    purpose: "upload",
    ids: logos.map((logo) => logo.id),
  });
  return files.map(({ id: fileId, width, height }, at) => ({
    kind: logos[at]!.kind,
    id: fileId,
    width,
    height,
  }));
}

/**
 * Saves a brand (`PATCH /api/brands/:id` in `brands.routes.ts`). Throws 404, 409 `version_conflict`
 * for an outdated revision, and 400 for a missing upload of a logo (`keepFiles` in `keep-files.ts`;
 * words: `core/brands/messages.ts`).
 */
export async function updateBrand(
  deps: BrandsDeps,
  own: OwnedId,
  { baseRevision, logos, colors, ...values }: UpdateBrand,
): Promise<Brand> {
  return deps.db.transaction(async (tx) => {
    const before = await repo.lockBrand(tx, own);
    if (!before) throw new AppError("not_found");
    if (baseRevision !== undefined && baseRevision !== before.revision)
      throw new AppError("version_conflict");
    const stored = logos && (await keepLogos(tx, deps, own, logos));
    const row = await repo.updateBrand(tx, own, {
      ...values,
      ...(colors && { colors: { ...before.colors, ...colors } }),
      ...(stored && { logos: stored }),
    });
    return presentBrand(row);
  });
}

/**
 * Soft-deletes a brand with its products and claims (`DELETE /api/brands/:id` in
 * `brands.routes.ts`); it can be restored for `RESTORE_MINUTES` (`core/limits.ts`), then
 * `brandsPurge` (`brands.jobs.ts`) removes it. Throws 404.
 */
export async function deleteBrand({ db, clock }: BrandsDeps, own: OwnedId): Promise<void> {
  if (!(await repo.markBrandDeleted(db, clock, own))) throw new AppError("not_found");
}

/**
 * Restores a brand within `RESTORE_MINUTES` (`core/limits.ts`) of its deletion (`POST
 * /api/brands/:id/restore` in `brands.routes.ts`). Throws 404, and 409 `brand_limit` at
 * `BRAND_LIMITS.brandsPerUser` (`core/brands/limits.ts`).
 */
export async function restoreBrand({ db, clock }: BrandsDeps, own: OwnedId): Promise<Brand> {
  return db.transaction(async (tx) => {
    const count = await repo.lockBrandCount(tx, own.userId);
    const row = await repo.unmarkBrandDeleted(tx, clock, own);
    if (!row) throw new AppError("not_found");
    if (count >= BRAND_LIMITS.brandsPerUser) throw new AppError("brand_limit");
    return presentBrand(row);
  });
}
