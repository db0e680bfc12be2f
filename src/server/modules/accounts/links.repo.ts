import { and, eq, gt, inArray, isNotNull, lt, lte, or, sql } from "drizzle-orm";
import { LINK_PASSWORD_TRIES } from "#core/account/limits.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { Queryable, Tx } from "#server/db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { links, type LinkPurpose } from "./accounts.table.ts";
import { hashToken, newToken } from "#server/lib/tokens.ts";

/** 128 bits; the link fits on one line of a plain-text mail. */
const TOKEN_BYTES = 16;
/** Retention of expired links, which are reported as expired instead of unknown. */
const RETENTION_DAYS = 7;

/**
 * Owner of a mailed link: an account or a pending sign-up. `account-mails.service.ts` and
 * `reset-mail.service.ts` pass it to `insertLink`.
 */
export type LinkOwner = { readonly userId: UserId } | { readonly signUpId: UserId };

interface NewLink {
  readonly owner: LinkOwner;
  readonly purpose: LinkPurpose;
  readonly hours: number;
}

/**
 * Inserts a link for a verification mail (`queueVerification` in `account-mails.service.ts`) or a
 * reset mail (`writeResetMail` in `reset-mail.service.ts`) and returns its token (128 bits,
 * `TOKEN_BYTES` in this file); the table stores only the hash. The callers pass its validity in
 * hours: `VERIFY_LINK_HOURS` or `RESET_LINK_HOURS` in `core/account/limits.ts`.
 */
export async function insertLink(tx: Tx, clock: Clock, { owner, purpose, hours }: NewLink): Promise<string> {
  const token = newToken(TOKEN_BYTES);
  await tx.insert(links).values({
    ...owner,
    tokenHash: hashToken(token),
    purpose,
    expiresAt: sql`${clock.now} + make_interval(hours => ${hours})`,
    createdAt: clock.now,
  });
  return token;
}

/**
 * A mailed link of a user or of a pending sign-up, as `findLink` reads it when it is opened; the
 * table stores only the token's hash.
 */
interface Link {
  /** Set after the verification. */
  readonly userId: UserId | null;
  /** Set before the verification. */
  readonly signUpId: UserId | null;
  readonly tries: number;
  readonly expired: boolean;
}

/**
 * Finds a mailed link when it is opened (`verify.service.ts`, `reset.service.ts`), also an expired
 * one until `RETENTION_DAYS` (this file) after its end; a used verification link has a `userId`.
 * `undefined` for an unknown link, a used or voided reset link, and another purpose. The callers of
 * `insertLink` set the validity.
 */
export async function findLink(
  db: Queryable,
  clock: Clock,
  purpose: LinkPurpose,
  token: string,
): Promise<Link | undefined> {
  const { userId, signUpId, tries } = links;
  const [link] = await db
    .select({ userId, signUpId, tries, expired: sql<boolean>`${links.expiresAt} <= ${clock.now}` })
    .from(links)
    .where(and(eq(links.tokenHash, hashToken(token)), eq(links.purpose, purpose)));
  return link;
}

interface LinkQuery {
  /** Accounts and pending sign-ups. */
  readonly ids: readonly UserId[];
  readonly purpose: LinkPurpose;
  /** Minimum remaining validity. */
  readonly minutesLeft: number;
}

/**
 * Whether one of these owners has a link with the given remaining validity; `writeResetMail` asks
 * with `MIN_VALID_MINUTES` (`reset-mail.service.ts`), so that a reset mail at the limit is not sent
 * again.
 */
export async function hasLink(
  db: Queryable,
  clock: Clock,
  { ids, purpose, minutesLeft }: LinkQuery,
): Promise<boolean> {
  const ownerMatches = or(inArray(links.userId, [...ids]), inArray(links.signUpId, [...ids]));
  const minimumExpiry = sql`${clock.now} + make_interval(mins => ${minutesLeft})`;
  const [link] = await db
    .select({ found: sql`1` })
    .from(links)
    .where(and(ownerMatches, eq(links.purpose, purpose), gt(links.expiresAt, minimumExpiry)))
    .limit(1);
  return link !== undefined;
}

/**
 * Deletes a valid link and returns its owner; only one of several concurrent calls succeeds.
 * `resetPassword` (`reset.service.ts`) calls it; `undefined` for a used or expired link
 * (`invalid_token`).
 */
export async function consumeLink(
  tx: Tx,
  clock: Clock,
  purpose: LinkPurpose,
  token: string,
): Promise<Pick<Link, "userId" | "signUpId"> | undefined> {
  const [used] = await tx
    .delete(links)
    .where(
      and(eq(links.tokenHash, hashToken(token)), eq(links.purpose, purpose), gt(links.expiresAt, clock.now)),
    )
    .returning({ userId: links.userId, signUpId: links.signUpId });
  return used;
}

/** A permitted password try. */
interface Try {
  readonly signUpId: UserId;
  /** Number of tries left. */
  readonly left: number;
}

const verificationLink = (token: string) =>
  and(eq(links.tokenHash, hashToken(token)), eq(links.purpose, "verify-email"), isNotNull(links.signUpId));

/**
 * Counts a password try of a verification link outside the browser that signed up
 * (`verifyWithPassword` in `verify.service.ts`); `undefined` when the link permits none
 * (`invalid_token`). Limit: `LINK_PASSWORD_TRIES` in `core/account/limits.ts`.
 */
export async function consumeTry(db: Queryable, clock: Clock, token: string): Promise<Try | undefined> {
  const [link] = await db
    .update(links)
    .set({ tries: sql`${links.tries} + 1` })
    .where(and(verificationLink(token), lt(links.tries, LINK_PASSWORD_TRIES), gt(links.expiresAt, clock.now)))
    .returning({ signUpId: links.signUpId, tries: links.tries });
  if (!link?.signUpId) return undefined;
  return { signUpId: link.signUpId, left: LINK_PASSWORD_TRIES - link.tries };
}

/**
 * Gives back a try of a verification link, when the check of its password in `verifyWithPassword`
 * (`verify.service.ts`) fails for an internal reason.
 */
export async function refundTry(db: Queryable, token: string): Promise<void> {
  await db
    .update(links)
    .set({ tries: sql`greatest(${links.tries} - 1, 0)` })
    .where(verificationLink(token));
}

/**
 * Deletes all links of an account with this purpose; `changePassword`
 * (`change-password.service.ts`) and `resetPassword` (`reset.service.ts`) delete the reset links.
 */
export async function deleteLinks(tx: Tx, userId: UserId, purpose: LinkPurpose): Promise<void> {
  await tx.delete(links).where(and(eq(links.userId, userId), eq(links.purpose, purpose)));
}

/**
 * Deletes links 7 days after their expiry (`RETENTION_DAYS` in this file), in the daily sweep of
 * `accounts.jobs.ts`.
 */
export async function deleteEndedLinks(db: Queryable, clock: Clock): Promise<void> {
  await db
    .delete(links)
    .where(lte(links.expiresAt, sql`${clock.now} - make_interval(days => ${RETENTION_DAYS})`));
}
