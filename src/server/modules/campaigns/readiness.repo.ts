import { and, eq, isNull, ne, or, sql } from "drizzle-orm";
import type { Queryable } from "#server/db/client.ts";
import type { AdRow } from "./ads.repo.ts";
import { ads } from "./ads.table.ts";
import type { Readiness } from "./readiness.ts";

/** Key of the facts of the ad's last check: `Readiness.checkedFacts`. */
const campaignFacts = sql`split_part(${ads.checkedFacts}, '.', 1)`;

/**
 * The ads of campaigns whose stored readiness is outdated, because facts or rules have changed
 * since (their key: `campaignFactsKey` in `readiness.ts`); `countReady` (`count-ready.service.ts`)
 * checks them again.
 */
export async function listOutdated(
  db: Queryable,
  campaignsNow: readonly { readonly id: string; readonly facts: string }[],
): Promise<AdRow[]> {
  if (campaignsNow.length === 0) return [];
  const isOutdated = campaignsNow.map(({ id, facts }) =>
    and(eq(ads.campaignId, id), ne(campaignFacts, facts)),
  );
  return db
    .select()
    .from(ads)
    .where(and(isNull(ads.deletedAt), or(...isOutdated)));
}

/**
 * Stores the state of ads that were read without a lock; `countReady` (`count-ready.service.ts`)
 * calls it when it lists campaigns. Leaves out ads that were saved or checked meanwhile, and ads
 * that another transaction has locked, because that transaction stores their state. What counts as
 * ready is in `readiness.ts`.
 */
export async function storeReadiness(
  db: Queryable,
  judged: readonly (Readiness & { readonly ad: AdRow })[],
): Promise<void> {
  if (judged.length === 0) return;
  const values = judged.map(({ ad, ready, checkedFacts }) => ({
    ...{ id: ad.id, revision: ad.revision, before: ad.checkedFacts },
    ...{ ready, facts: checkedFacts },
  }));
  await db.execute(sql`
    with judged as (
      select * from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
        as (id text, revision integer, before text, ready boolean, facts text)
    ), free as (
      select ads.id, judged.ready, judged.facts from ads join judged on judged.id = ads.id
      where ads.revision = judged.revision and ads.checked_facts = judged.before
      for update of ads skip locked
    )
    update ads set ready = free.ready, checked_facts = free.facts from free where ads.id = free.id`);
}
