import type { ClaimList } from "#core/brands/api.ts";
import { dayProblems, type Claim, type CreateClaim, type UpdateClaim } from "#core/brands/claim.ts";
import { BRAND_LIMITS } from "#core/brands/limits.ts";
import { fileUrl } from "#core/uploads/api.ts";
import type { Tx } from "#server/db/client.ts";
import { cutPage, decodeCursor } from "#server/http/cursor.ts";
import { AppError } from "#server/lib/errors.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import { findBrand, lockBrand } from "./brands.repo.ts";
import type { BrandsDeps, PageRequest } from "./brands.service.ts";
import * as repo from "./claims.repo.ts";
import { keepFiles } from "./keep-files.ts";
import { claimReferrer } from "./referrers.ts";
import { formerTextsAfter } from "./statements.service.ts";
import { BRANDS_PAGE_SIZE } from "#core/page-sizes.ts";

/** Converts a row of `claims` to the API's format, in all calls of the service. */
function presentClaim(row: repo.ClaimRow): Claim {
  const { userId: _, deletedAt: __, formerTexts: ___, proofFile, createdAt, ...fields } = row;
  return {
    ...fields,
    proofFile: proofFile && { ...proofFile, url: fileUrl(proofFile.id) },
    createdAt: createdAt.toISOString(),
  };
}

/**
 * Lists the claims of a brand for `GET /api/brands/:id/claims` and the data export
 * (`export.service.ts`), newest first, `BRANDS_PAGE_SIZE` (`core/page-sizes.ts`) a page. Throws 400
 * for a bad cursor, and 404 when the brand is missing or another user's.
 */
export async function listClaims(
  { db, clock }: BrandsDeps,
  { id: brandId, userId, cursor }: OwnedId & PageRequest,
): Promise<ClaimList> {
  if (!(await findBrand(db, { userId, id: brandId }))) throw new AppError("not_found");
  const after = cursor === undefined ? undefined : decodeCursor(cursor);
  const { shown, nextCursor } = cutPage(
    await repo.listClaims(db, clock, { userId, brandId, after }),
    BRANDS_PAGE_SIZE,
  );
  return { items: shown.map(presentClaim), nextCursor };
}

/** Throws 404, and 409 when the brand has the maximum number of claims. */
async function lockBrandForClaim(tx: Tx, brand: OwnedId): Promise<void> {
  if (!(await lockBrand(tx, brand))) throw new AppError("not_found");
  if ((await repo.countClaims(tx, brand.id)) >= BRAND_LIMITS.claimsPerBrand)
    throw new AppError("claim_limit");
}

type Days = Parameters<typeof dayProblems>[0];

function checkDays(
  before: Days,
  { readOn = before.readOn, validUntil = before.validUntil }: UpdateClaim,
): void {
  const fields = dayProblems({ readOn, validUntil });
  const [message] = Object.values(fields);
  if (message !== undefined) throw new AppError("invalid_input", { message, fields });
}

/** Stores a reference to the proof. Throws 400 when the upload is missing. */
async function keepProof(tx: Tx, deps: BrandsDeps, { userId, id }: OwnedId, fileId: string | null) {
  const files = await keepFiles(tx, deps, "proofFile", {
    userId,
    referrer: claimReferrer(id),
    purpose: "proof",
    ids: fileId === null ? [] : [fileId],
  });
  const [file] = files;
  return file ? { id: file.id, name: file.name, bytes: file.bytes } : null;
}

/**
 * Creates a claim (`POST /api/brands/:id/claims` in `brands.routes.ts`). Throws 404, 409
 * `claim_limit` at `BRAND_LIMITS.claimsPerBrand` (`core/brands/limits.ts`), and 400 for a missing
 * proof or bad days (`dayProblems` in `core/brands/claim.ts`; words: `core/brands/messages.ts`).
 */
export async function createClaim(
  deps: BrandsDeps,
  { userId, id: brandId }: OwnedId,
  { proofFile = null, ...values }: CreateClaim,
): Promise<Claim> {
  return deps.db.transaction(async (tx) => {
    await lockBrandForClaim(tx, { userId, id: brandId });
    const own = { userId, id: deps.newId() };
    checkDays({ readOn: null, validUntil: null }, values);
    const stored = await keepProof(tx, deps, own, proofFile);
    const row = await repo.insertClaim(tx, deps.clock, { ...own, brandId, ...values, proofFile: stored });
    return presentClaim(row);
  });
}

/**
 * Changes a claim (`PATCH /api/claims/:id` in `brands.routes.ts`) and keeps its former text
 * (`formerTextsAfter` in `statements.service.ts`). Throws 404, and 400 for a missing proof or bad
 * days (`dayProblems` in `core/brands/claim.ts`; words: `core/brands/messages.ts`).
 */
export async function updateClaim(
  deps: BrandsDeps,
  own: OwnedId,
  { proofFile, ...values }: UpdateClaim,
): Promise<Claim> {
  return deps.db.transaction(async (tx) => {
    const before = await repo.lockClaim(tx, own);
    if (!before) throw new AppError("not_found");
    checkDays(before, values);
    const stored = proofFile === undefined ? undefined : await keepProof(tx, deps, own, proofFile);
    const row = await repo.updateClaim(tx, deps.clock, own, {
      ...values,
      ...(values.text !== undefined && { formerTexts: formerTextsAfter(before, values.text) }),
      ...(stored !== undefined && { proofFile: stored }),
    });
    return presentClaim(row);
  });
}

/**
 * Soft-deletes a claim (`DELETE /api/claims/:id` in `brands.routes.ts`); it can be restored for
 * `RESTORE_MINUTES` (`core/limits.ts`), then `brandsPurge` (`brands.jobs.ts`) removes the row.
 * Throws 404.
 */
export async function deleteClaim({ db, clock }: BrandsDeps, own: OwnedId): Promise<void> {
  if (!(await repo.markClaimDeleted(db, clock, own))) throw new AppError("not_found");
}

/**
 * Restores a claim within `RESTORE_MINUTES` (`core/limits.ts`) of its deletion (`POST
 * /api/claims/:id/restore` in `brands.routes.ts`). Throws 404, and 409 `claim_limit` at
 * `BRAND_LIMITS.claimsPerBrand` (`core/brands/limits.ts`).
 */
export async function restoreClaim({ db, clock }: BrandsDeps, own: OwnedId): Promise<Claim> {
  return db.transaction(async (tx) => {
    const deleted = await repo.findDeletedClaim(tx, clock, own);
    if (!deleted) throw new AppError("not_found");
    await lockBrandForClaim(tx, { userId: own.userId, id: deleted.brandId });
    const row = await repo.unmarkClaimDeleted(tx, clock, own);
    if (!row) throw new AppError("not_found");
    return presentClaim(row);
  });
}
