import { sql } from "drizzle-orm";
import { isCancellable, SUBSCRIPTION_STATUSES } from "#core/billing/subscription.ts";
import { GENERATION_KINDS, type GenerationKind } from "#core/generations/kinds.ts";
import { TIERS, type Tier } from "#core/plans.ts";
import type { Db } from "#server/db/client.ts";

/**
 * Users, usage, cost and revenue of one plan in a month, for `npm run report`; money in US dollars.
 */
interface PlanReport {
  readonly tier: Tier;
  /** Accounts on this plan now, including granted ones. */
  readonly users: number;
  /** Accounts on this plan with a current subscription. */
  readonly paying: number;
  /** Generations completed in the month, by kind. */
  readonly made: Readonly<Record<GenerationKind, number>>;
  readonly failed: number;
  /** AI cost of this plan's users in the month. */
  readonly cost: number;
  /** Revenue per month of current subscriptions, before offers, taxes and fees. */
  readonly revenue: number;
}

/**
 * Report of a month by plan, from `readPlanReport`, which `cli/report.ts` prints as a table; costs
 * are those stored with generations and in `ai_spending`.
 */
export interface MonthlyReport {
  readonly plans: readonly PlanReport[];
  /** Total AI cost of the month, including deleted accounts. */
  readonly cost: number;
}

interface Row extends Record<string, unknown> {
  readonly tier: Tier;
  readonly users: number;
  readonly paying: number;
  readonly made: Record<string, number> | null;
  readonly failed: number;
  readonly cost: number;
  readonly revenue: number;
}

const ORDER = sql.raw(`array[${TIERS.map((tier) => `'${tier}'`).join(", ")}]`);
/** Statuses of running subscriptions, whose prices are the revenue. */
const CURRENT_STATUSES = SUBSCRIPTION_STATUSES.filter(isCancellable);

/**
 * Reads, by plan, the generations and AI cost of a month, given as its first day (UTC),
 * `YYYY-MM-01`. Plans, users and revenue are those of now, whichever month is asked for.
 * `cli/report.ts` prints it and adds the derived columns. Costs are those of `generations.cost`,
 * prices those of the mirrored subscriptions that `isCancellable` (`core/billing/subscription.ts`)
 * accepts.
 */
export async function readPlanReport(db: Db, month: string): Promise<MonthlyReport> {
  const from = sql`${month}::date::timestamp at time zone 'utc'`;
  const until = sql`(${month}::date + interval '1 month') at time zone 'utc'`;
  const { rows } = await db.execute<Row>(sql`
    with plans as (
      select u.id as user_id,
        (${ORDER})[greatest(
          array_position(${ORDER}, u.subscription_status), coalesce(array_position(${ORDER}, g.tier), 1)
        )] as tier,
        coalesce(s.cents, 0) as cents, s.user_id is not null as paying
      from users u
      left join grants g on g.user_id = u.id
      left join subscriptions s on s.user_id = u.id and s.status in ${CURRENT_STATUSES}
    ), work as (
      select user_id, kind, count(*) filter (where status = 'completed')::int as made,
        count(*) filter (where status = 'failed')::int as failed,
        coalesce(sum((cost ->> 'costUsd')::float8), 0) as cost
      from generations where created_at >= ${from} and created_at < ${until} group by user_id, kind
    ), kinds as (
      select tier, kind, sum(made)::int as made, sum(failed)::int as failed, sum(cost) as cost
      from work join plans using (user_id) group by tier, kind
    )
    select tier, count(*)::int as users, count(*) filter (where paying)::int as paying,
      (select json_object_agg(kind, made) from kinds where kinds.tier = plans.tier) as made,
      coalesce((select sum(failed) from kinds where kinds.tier = plans.tier), 0)::int as failed,
      coalesce((select sum(cost) from kinds where kinds.tier = plans.tier), 0) as cost,
      sum(cents)::float8 / 100 as revenue
    from plans group by tier`);
  const { rows: spent } = await db.execute<{ money: number }>(
    sql`select coalesce(sum(money), 0) as money from ai_spending
        where day >= ${month}::date and day < ${month}::date + interval '1 month'`,
  );
  return {
    plans: TIERS.map((tier) =>
      planReport(
        tier,
        rows.find((row) => row.tier === tier),
      ),
    ),
    cost: spent[0]!.money,
  };
}

function planReport(tier: Tier, row: Row | undefined): PlanReport {
  const made = GENERATION_KINDS.map((kind) => [kind, row?.made?.[kind] ?? 0] as const);
  const { users = 0, paying = 0, failed = 0, cost = 0, revenue = 0 } = row ?? {};
  return {
    tier,
    users,
    paying,
    made: Object.fromEntries(made) as PlanReport["made"],
    failed,
    cost,
    revenue,
  };
}
