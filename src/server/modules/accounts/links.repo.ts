import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, lte, sql } from "drizzle-orm";
import type { Clock } from "../../clock.ts";
import type { Queryable, Tx } from "../../db/client.ts";
import type { UserId } from "../../user-id.ts";
import { links, type LinkPurpose } from "./accounts.table.ts";

/** 128 bits; short enough that the whole link stays on one line of a plain mail. */
const TOKEN_BYTES = 16;
/** How long an ended link is still told apart from one that never was. */
const REMEMBERED_DAYS = 7;

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

interface NewLink {
  readonly userId: UserId;
  readonly purpose: LinkPurpose;
  readonly hours: number;
}

/** Makes a link's secret part; only its hash stays here. */
export async function insertLink(tx: Tx, clock: Clock, { userId, purpose, hours }: NewLink): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  await tx.insert(links).values({
    tokenHash: hashOf(token),
    userId,
    purpose,
    expiresAt: sql`${clock.now} + make_interval(hours => ${hours})`,
    createdAt: clock.now,
  });
  return token;
}

export interface Link {
  readonly userId: UserId;
  readonly expired: boolean;
}

export async function findLink(
  db: Queryable,
  clock: Clock,
  purpose: LinkPurpose,
  token: string,
): Promise<Link | undefined> {
  const [link] = await db
    .select({ userId: links.userId, expired: sql<boolean>`${links.expiresAt} <= ${clock.now}` })
    .from(links)
    .where(and(eq(links.tokenHash, hashOf(token)), eq(links.purpose, purpose)));
  return link;
}

interface WantedLink {
  readonly userId: UserId;
  readonly purpose: LinkPurpose;
  /** How long it must still work. */
  readonly minutesLeft: number;
}

/** Whether a link is out that works for some time yet. */
export async function hasLink(
  db: Queryable,
  clock: Clock,
  { userId, purpose, minutesLeft }: WantedLink,
): Promise<boolean> {
  const leastEnd = sql`${clock.now} + make_interval(mins => ${minutesLeft})`;
  const [link] = await db
    .select({ found: sql`1` })
    .from(links)
    .where(and(eq(links.userId, userId), eq(links.purpose, purpose), gt(links.expiresAt, leastEnd)))
    .limit(1);
  return link !== undefined;
}

/** Uses a link up; only one of several callers gets its user. */
export async function consumeLink(
  tx: Tx,
  clock: Clock,
  purpose: LinkPurpose,
  token: string,
): Promise<UserId | undefined> {
  const [used] = await tx
    .delete(links)
    .where(
      and(eq(links.tokenHash, hashOf(token)), eq(links.purpose, purpose), gt(links.expiresAt, clock.now)),
    )
    .returning({ userId: links.userId });
  return used?.userId;
}

export async function deleteLinks(tx: Tx, userId: UserId, purpose: LinkPurpose): Promise<void> {
  await tx.delete(links).where(and(eq(links.userId, userId), eq(links.purpose, purpose)));
}

export async function deleteEndedLinks(db: Queryable, clock: Clock): Promise<void> {
  await db
    .delete(links)
    .where(lte(links.expiresAt, sql`${clock.now} - make_interval(days => ${REMEMBERED_DAYS})`));
}
