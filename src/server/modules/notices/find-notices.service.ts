import { noticeCopy } from "#core/account/notices.copy.ts";
import type { Db, Queryable } from "#server/db/client.ts";
import type { JobContext } from "#server/jobs/job.ts";
import { mayContinue } from "#server/jobs/sweep.ts";
import type { Clock } from "#server/lib/clock.ts";
import { ifFound } from "#server/lib/errors.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { listEndedOffers, listEndingClaims } from "../brands/brands.public.ts";
import { countExportedUses } from "../campaigns/campaigns.public.ts";
import { addNotices, listExistingKeys } from "./notices.repo.ts";

interface FindDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** Key of the notice about the end of a claim. */
const claimKey = (id: string, endsOn: string) => `claim:${id}:${endsOn}`;

/** Claims of one user that are checked again before a mail. */
const CLAIMS_OF_USER = 500;

/**
 * The keys of notices about a user's claims (`claimKey` in this file) that still hold
 * (`listEndingClaims` in `brands/ending.repo.ts`, at most `CLAIMS_OF_USER` of this file), for
 * `mailNotices` (`digest.service.ts`): a claim may have been renewed, changed or deleted since.
 */
export async function listCurrentClaimKeys(
  db: Queryable,
  clock: Clock,
  userId: UserId,
): Promise<ReadonlySet<string>> {
  const rows = await listEndingClaims(db, clock, { userId, after: "", limit: CLAIMS_OF_USER });
  return new Set(rows.map(({ id, endsOn }) => claimKey(id, endsOn)));
}

/** Rows per query. */
const BATCH = 200;

/**
 * Adds notices about claims that end within `CLAIM_EXPIRING_DAYS` (`core/brands/limits.ts`); the
 * hourly sweep in `notices.jobs.ts` calls it. Words: `core/account/notices.copy.ts`; key
 * (`claimKey`) and page of a notice: this file.
 */
export async function findEndingClaims({ db, clock }: FindDeps, job: JobContext): Promise<void> {
  for (let after = ""; mayContinue(job);) {
    const rows = await listEndingClaims(db, clock, { after, limit: BATCH });
    const found = rows.map(({ id, userId, text, brand, endsOn }) => ({
      ...{ userId, kind: "claims" as const, key: claimKey(id, endsOn) },
      words: { text: noticeCopy.claim(text, brand, endsOn), path: "/dashboard/brand/claims" },
    }));
    await addNotices(db, clock, found);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
}

/**
 * Adds notices about offers that ended within the last days (`OFFER_DAYS` in
 * `brands/ending.repo.ts`) and are still in exported ads; the hourly sweep in `notices.jobs.ts`
 * calls it. Words: `core/account/notices.copy.ts`; key and page of a notice: this file.
 */
export async function findEndedOffers({ db, clock }: FindDeps, job: JobContext): Promise<void> {
  for (let after = ""; mayContinue(job);) {
    const rows = await listEndedOffers(db, clock, after, BATCH);
    const keyed = rows.map((row) => ({ ...row, key: `offer:${row.id}:${row.endsOn}` }));
    const known = await listExistingKeys(
      db,
      keyed.map(({ key }) => key),
    );
    for (const { id, userId, name, endsOn, key } of keyed.filter((row) => !known.has(row.key))) {
      if (!mayContinue(job)) return;
      const ads = (await ifFound(() => countExportedUses({ db, clock }, { userId, id }))) ?? 0;
      if (ads === 0) continue;
      const words = { text: noticeCopy.offer(name, endsOn, ads), path: "/dashboard/brand/products" };
      await addNotices(db, clock, [{ userId, kind: "offers", key, words }]);
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
}
