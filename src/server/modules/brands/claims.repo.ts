import { and, desc, eq, getTableColumns, inArray, isNull, sql } from "drizzle-orm";
import type { ClaimState } from "#core/brands/parts.ts";
import { CLAIM_EXPIRING_DAYS } from "#core/brands/limits.ts";
import type { Queryable, Tx } from "#server/db/client.ts";
import { olderThan } from "#server/db/older-than.ts";
import type { Cursor } from "#server/http/cursor.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { claims } from "./brands.table.ts";
import { hasBrand, isOwn, isOwnDeleted, markDeleted, type Changes } from "./own-rows.ts";
import { BRANDS_PAGE_SIZE } from "#core/page-sizes.ts";

type StoredClaim = typeof claims.$inferSelect;
/**
 * A claim with its state today by the database's clock, as the queries of this file return it.
 * `expiring` begins `CLAIM_EXPIRING_DAYS` (`core/brands/limits.ts`) before the end.
 */
export type ClaimRow = StoredClaim & { readonly state: ClaimState };

/** The columns of a claim that requests can set, for inserts and updates. */
type ClaimValues = Changes<StoredClaim, "id" | "userId" | "brandId" | "createdAt" | "deletedAt">;

/**
 * SQL for the state of a claim on the current day in UTC; a claim holds to the end of its last day.
 * The queries of this file and `listEndingClaims` (`ending.repo.ts`) use it; days:
 * `CLAIM_EXPIRING_DAYS` in `core/brands/limits.ts`.
 */
export function stateAt(clock: Clock) {
  const today = sql`(${clock.now} at time zone 'UTC')::date`;
  return sql<ClaimState>`case
    when ${claims.proofUrl} = '' and ${claims.proofFile} is null then 'unproved'
    when ${claims.validUntil} < ${today} then 'expired'
    when ${claims.validUntil} <= ${today} + ${sql.raw(String(CLAIM_EXPIRING_DAYS))} then 'expiring'
    else 'proved' end`;
}

const columns = (clock: Clock) => ({ ...getTableColumns(claims), state: stateAt(clock) });

interface Page {
  readonly userId: UserId;
  readonly brandId: string;
  readonly after: Cursor | undefined;
}

/**
 * Lists the claims of a brand after a cursor, newest first: `BRANDS_PAGE_SIZE`
 * (`core/page-sizes.ts`), plus one row that shows a next page. `claims.service.ts` calls it.
 */
export async function listClaims(
  db: Queryable,
  clock: Clock,
  { userId, brandId, after }: Page,
): Promise<ClaimRow[]> {
  return db
    .select(columns(clock))
    .from(claims)
    .where(
      and(
        eq(claims.brandId, brandId),
        eq(claims.userId, userId),
        isNull(claims.deletedAt),
        after && olderThan(claims, after),
      ),
    )
    .orderBy(desc(claims.createdAt), desc(claims.id))
    .limit(BRANDS_PAGE_SIZE + 1);
}

/**
 * Texts of the claims of brands with their state on the current day in UTC (`stateAt` in this
 * file), newest first, for checks (`check-context.service.ts`) and for filling in briefs
 * (`generations/brand-choice.ts`).
 */
export async function listClaimTexts(
  db: Queryable,
  clock: Clock,
  brandIds: readonly string[],
): Promise<Pick<ClaimRow, "brandId" | "text" | "state">[]> {
  if (brandIds.length === 0) return [];
  return db
    .select({ brandId: claims.brandId, text: claims.text, state: stateAt(clock) })
    .from(claims)
    .where(and(inArray(claims.brandId, [...brandIds]), isNull(claims.deletedAt)))
    .orderBy(desc(claims.createdAt), desc(claims.id));
}

/**
 * Counts the claims of a brand, whose row is locked, before `claims.service.ts` adds or restores
 * one (`BRAND_LIMITS.claimsPerBrand` in `core/brands/limits.ts`).
 */
export async function countClaims(tx: Tx, brandId: string): Promise<number> {
  return tx.$count(claims, and(eq(claims.brandId, brandId), isNull(claims.deletedAt)));
}

/**
 * Finds a claim whose brand is not deleted, else `undefined`; `readClaimTexts`
 * (`statements.service.ts`) reads it before ads are searched for its words, and answers 404 without
 * one.
 */
export async function findClaim(db: Queryable, clock: Clock, own: OwnedId): Promise<ClaimRow | undefined> {
  const [row] = await db
    .select(columns(clock))
    .from(claims)
    .where(and(isOwn(claims, own), hasBrand(db, claims)));
  return row;
}

/**
 * Locks a claim until the transaction ends, before `updateClaim` changes it; `undefined` for
 * another user's and deleted ones (404).
 */
export async function lockClaim(tx: Tx, own: OwnedId): Promise<StoredClaim | undefined> {
  const [row] = await tx
    .select()
    .from(claims)
    .where(and(isOwn(claims, own), hasBrand(tx, claims)))
    .for("update");
  return row;
}

/**
 * Inserts a claim; `createClaim` (`claims.service.ts`) has checked its limits
 * (`BRAND_LIMITS.claimsPerBrand` in `core/brands/limits.ts`, `dayProblems` in
 * `core/brands/claim.ts`).
 */
export async function insertClaim(
  tx: Tx,
  clock: Clock,
  claim: ClaimValues & Pick<StoredClaim, "id" | "userId" | "brandId" | "text">,
): Promise<ClaimRow> {
  const [row] = await tx
    .insert(claims)
    .values({ ...claim, createdAt: sql`${clock.now}` })
    .returning(columns(clock));
  return row!;
}

/** Changes a claim whose row `updateClaim` of `claims.service.ts` has locked. */
export async function updateClaim(
  tx: Tx,
  clock: Clock,
  own: OwnedId,
  values: ClaimValues,
): Promise<ClaimRow> {
  const [row] = await tx
    .update(claims)
    // An update needs a column, so the text is set to itself.
    .set({ text: sql`${claims.text}`, ...values })
    .where(isOwn(claims, own))
    .returning(columns(clock));
  return row!;
}

/**
 * Soft-deletes a claim, for `deleteClaim` (`claims.service.ts`); `false` when no row matches. It
 * can be restored for `RESTORE_MINUTES` (`core/limits.ts`).
 */
export const markClaimDeleted = (db: Queryable, clock: Clock, own: OwnedId): Promise<boolean> =>
  markDeleted(db, clock, claims, and(isOwn(claims, own), hasBrand(db, claims)));

/**
 * Finds a claim that was deleted within `RESTORE_MINUTES` (`core/limits.ts`), for `restoreClaim`
 * (`claims.service.ts`). Later or for another user's, `undefined` (404).
 */
export async function findDeletedClaim(tx: Tx, clock: Clock, own: OwnedId): Promise<StoredClaim | undefined> {
  const [row] = await tx
    .select()
    .from(claims)
    .where(isOwnDeleted(claims, clock, own));
  return row;
}

/**
 * Undoes a claim's deletion within `RESTORE_MINUTES` (`core/limits.ts`), for `restoreClaim`
 * (`claims.service.ts`); `undefined` after it (404).
 */
export async function unmarkClaimDeleted(tx: Tx, clock: Clock, own: OwnedId): Promise<ClaimRow | undefined> {
  const [row] = await tx
    .update(claims)
    .set({ deletedAt: null })
    .where(isOwnDeleted(claims, clock, own))
    .returning(columns(clock));
  return row;
}
