import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, inArray, isNotNull, lt, lte, or, sql } from "drizzle-orm";
import { LINK_PASSWORD_TRIES } from "#core/account/verification-limits.ts";
import type { Clock } from "../../clock.ts";
import type { Queryable, Tx } from "../../db/client.ts";
import type { UserId } from "../../user-id.ts";
import { links, type LinkPurpose } from "./accounts.table.ts";

/** 128 bits; short enough that the whole link stays on one line of a plain mail. */
const TOKEN_BYTES = 16;
/** How long an ended link is still told apart from one that never was. */
const REMEMBERED_DAYS = 7;

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

/** An account's link, or a pending sign-up's. */
export type LinkOwner = { readonly userId: UserId } | { readonly signUpId: UserId };

interface NewLink {
  readonly owner: LinkOwner;
  readonly purpose: LinkPurpose;
  readonly hours: number;
}

/** Makes a link's secret part; only its hash stays here. */
export async function insertLink(tx: Tx, clock: Clock, { owner, purpose, hours }: NewLink): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  await tx.insert(links).values({
    ...owner,
    tokenHash: hashOf(token),
    purpose,
    expiresAt: sql`${clock.now} + make_interval(hours => ${hours})`,
    createdAt: clock.now,
  });
  return token;
}

export interface Link {
  /** Set once the address is verified. */
  readonly userId: UserId | null;
  /** Set until then. */
  readonly signUpId: UserId | null;
  readonly tries: number;
  readonly expired: boolean;
}

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
    .where(and(eq(links.tokenHash, hashOf(token)), eq(links.purpose, purpose)));
  return link;
}

interface WantedLink {
  /** Accounts and pending sign-ups. */
  readonly ids: readonly UserId[];
  readonly purpose: LinkPurpose;
  /** How long it must still work. */
  readonly minutesLeft: number;
}

/** Whether one of these owners has a link that works for some time yet. */
export async function hasLink(
  db: Queryable,
  clock: Clock,
  { ids, purpose, minutesLeft }: WantedLink,
): Promise<boolean> {
  const owned = or(inArray(links.userId, [...ids]), inArray(links.signUpId, [...ids]));
  const leastEnd = sql`${clock.now} + make_interval(mins => ${minutesLeft})`;
  const [link] = await db
    .select({ found: sql`1` })
    .from(links)
    .where(and(owned, eq(links.purpose, purpose), gt(links.expiresAt, leastEnd)))
    .limit(1);
  return link !== undefined;
}

/** Uses a link up; only one of several callers gets its owner. */
export async function consumeLink(
  tx: Tx,
  clock: Clock,
  purpose: LinkPurpose,
  token: string,
): Promise<Pick<Link, "userId" | "signUpId"> | undefined> {
  const [used] = await tx
    .delete(links)
    .where(
      and(eq(links.tokenHash, hashOf(token)), eq(links.purpose, purpose), gt(links.expiresAt, clock.now)),
    )
    .returning({ userId: links.userId, signUpId: links.signUpId });
  return used;
}

/** A password that may be tried at a verification link. */
interface Try {
  readonly signUpId: UserId;
  /** Tries that are left after this one. */
  readonly left: number;
}

const verificationLink = (token: string) =>
  and(eq(links.tokenHash, hashOf(token)), eq(links.purpose, "verify-email"), isNotNull(links.signUpId));

/** Counts one password more at a verification link; `undefined` when the link takes none (any more). */
export async function spendTry(db: Queryable, clock: Clock, token: string): Promise<Try | undefined> {
  const [link] = await db
    .update(links)
    .set({ tries: sql`${links.tries} + 1` })
    .where(and(verificationLink(token), lt(links.tries, LINK_PASSWORD_TRIES), gt(links.expiresAt, clock.now)))
    .returning({ signUpId: links.signUpId, tries: links.tries });
  if (!link?.signUpId) return undefined;
  return { signUpId: link.signUpId, left: LINK_PASSWORD_TRIES - link.tries };
}

/** Takes back a try whose password could not be checked. */
export async function giveBackTry(db: Queryable, token: string): Promise<void> {
  await db
    .update(links)
    .set({ tries: sql`greatest(${links.tries} - 1, 0)` })
    .where(verificationLink(token));
}

export async function deleteLinks(tx: Tx, userId: UserId, purpose: LinkPurpose): Promise<void> {
  await tx.delete(links).where(and(eq(links.userId, userId), eq(links.purpose, purpose)));
}

export async function deleteEndedLinks(db: Queryable, clock: Clock): Promise<void> {
  await db
    .delete(links)
    .where(lte(links.expiresAt, sql`${clock.now} - make_interval(days => ${REMEMBERED_DAYS})`));
}
