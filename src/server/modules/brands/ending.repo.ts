import { and, asc, eq, gt, gte, isNull, lt, sql } from "drizzle-orm";
import type { Db, Queryable } from "#server/db/client.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { brands, claims, products } from "./brands.table.ts";
import { stateAt } from "./claims.repo.ts";

/** Days after its end in which a mail about an offer is sent. */
const OFFER_DAYS = 30;

const today = (clock: Clock) => sql`(${clock.now} at time zone 'UTC')::date`;
const inDays = (clock: Clock, days: number) => sql`(${today(clock)} + make_interval(days => ${days}))::date`;

/** Which ending claims to list. */
interface EndingClaims {
  /** Only of this user; of all users if missing. */
  readonly userId?: UserId;
  /** Returns claims with a higher id. */
  readonly after: string;
  readonly limit: number;
}

/**
 * Up to `limit` claims in the state `expiring` (`stateAt` in `claims.repo.ts`), ordered by id,
 * after an id; `notices/find-notices.service.ts` writes them into the daily mail.
 */
export async function listEndingClaims(db: Queryable, clock: Clock, { userId, after, limit }: EndingClaims) {
  return db
    .select({
      id: claims.id,
      userId: claims.userId,
      text: claims.text,
      brand: brands.name,
      endsOn: sql<string>`${claims.validUntil}::text`,
    })
    .from(claims)
    .innerJoin(brands, eq(brands.id, claims.brandId))
    .where(
      and(
        gt(claims.id, after),
        userId === undefined ? undefined : eq(claims.userId, userId),
        isNull(claims.deletedAt),
        isNull(brands.deletedAt),
        eq(stateAt(clock), "expiring"),
      ),
    )
    .orderBy(asc(claims.id))
    .limit(limit);
}

/**
 * Up to `limit` products of all users whose offer ended in the last 30 days (`OFFER_DAYS` in this
 * file), ordered by id, after an id; `notices/find-notices.service.ts` writes them into the daily
 * mail.
 */
export async function listEndedOffers(db: Db, clock: Clock, after: string, limit: number) {
  return db
    .select({
      id: products.id,
      userId: products.userId,
      name: products.name,
      endsOn: sql<string>`${products.offerEndsOn}::text`,
    })
    .from(products)
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(
      and(
        gt(products.id, after),
        isNull(products.deletedAt),
        isNull(brands.deletedAt),
        lt(products.offerEndsOn, today(clock)),
        gte(products.offerEndsOn, inDays(clock, -OFFER_DAYS)),
      ),
    )
    .orderBy(asc(products.id))
    .limit(limit);
}
