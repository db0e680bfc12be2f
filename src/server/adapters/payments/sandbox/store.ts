import { desc, eq, gte, sql } from "drizzle-orm";
import type { Clock } from "#server/lib/clock.ts";
import type { Db, Queryable } from "#server/db/client.ts";
import { PaymentsError } from "../payments.ts";
import { emptyAccount, applyDueEvents, type SandboxAccount } from "./account.ts";
import { sandboxCustomers } from "./sandbox.table.ts";

/** Dependencies of the payment sandbox's storage: database and clock. */
interface SandboxStoreDeps {
  readonly db: Db;
  readonly clock: Clock;
}

interface LockedAccount {
  readonly account: SandboxAccount;
  /** Current time, in ms since 1970. */
  readonly now: number;
}

/**
 * Creates a customer of the sandbox before a first checkout, or returns the one created with the
 * same key. Returns the id; `createCustomer` of `payments.sandbox.ts` makes it,
 * `customer.service.ts` of `billing` the key.
 */
export async function insertCustomer(
  { db, clock }: SandboxStoreDeps,
  { id, key, email }: { readonly id: string; readonly key: string; readonly email: string },
): Promise<string> {
  const [row] = await db
    .insert(sandboxCustomers)
    .values({ id, key, account: emptyAccount(email), changedAt: clock.now })
    .onConflictDoUpdate({ target: sandboxCustomers.key, set: { key } })
    .returning({ id: sandboxCustomers.id });
  return row?.id ?? id;
}

/**
 * Runs `work` on one sandbox customer's locked document, after applying all due events. If `work`
 * throws, the document stays unchanged. Throws `gone` for an unknown customer.
 * `payments.sandbox.ts` calls it for every change and sends an event if the result has `changed`.
 */
export async function withAccount<T>(
  { db, clock }: SandboxStoreDeps,
  customerId: string,
  work: (locked: LockedAccount) => T,
): Promise<{ readonly result: T; readonly changed: boolean }> {
  return db.transaction(async (tx) => {
    const now = sql`${clock.now}`.mapWith(sandboxCustomers.changedAt);
    const [row] = await tx
      .select({ account: sandboxCustomers.account, now })
      .from(sandboxCustomers)
      .where(eq(sandboxCustomers.id, customerId))
      .for("update");
    if (!row) throw new PaymentsError("gone", "The sandbox has no such customer.");
    const before = JSON.stringify(row.account);
    applyDueEvents(row.account, row.now.getTime());
    const result = work({ account: row.account, now: row.now.getTime() });
    const changed = JSON.stringify(row.account) !== before;
    if (changed) {
      await tx
        .update(sandboxCustomers)
        .set({ account: row.account, changedAt: clock.now })
        .where(eq(sandboxCustomers.id, customerId));
    }
    return { result, changed };
  });
}

/**
 * Finds the id of the sandbox customer that owns a checkout, an open portal page or an invoice;
 * `undefined` without one. `sandbox.routes.ts` then answers `not_found`.
 */
export async function findOwner(
  db: Queryable,
  list: "checkouts" | "portals" | "invoices",
  id: string,
): Promise<string | undefined> {
  const having = JSON.stringify({ [list]: [{ id }] });
  const [row] = await db
    .select({ id: sandboxCustomers.id })
    .from(sandboxCustomers)
    .where(sql`${sandboxCustomers.account} @> ${having}::jsonb`);
  return row?.id;
}

/**
 * Ids of the sandbox customers changed since a time, newest first, for `listChangedCustomers` of
 * `payments.sandbox.ts` (in the reconciliation, `reconcile.service.ts` of `billing` chooses the
 * time, `billing.jobs.ts` the schedule).
 */
export async function listChanged(db: Queryable, since: Date): Promise<string[]> {
  const rows = await db
    .select({ id: sandboxCustomers.id })
    .from(sandboxCustomers)
    .where(gte(sandboxCustomers.changedAt, since))
    .orderBy(desc(sandboxCustomers.changedAt));
  return rows.map(({ id }) => id);
}

/**
 * Removes address, card, checkouts, open portal pages and the key with the account's id of a
 * sandbox customer, when the job `END_BILLING` (`end-billing.service.ts` of `billing`) ends the
 * billing of a deleted account. Subscriptions and invoices stay.
 */
export async function anonymizeCustomer({ db, clock }: SandboxStoreDeps, customerId: string): Promise<void> {
  const anonymized: Partial<SandboxAccount> = { email: "", card: null, checkouts: [], portals: [] };
  await db
    .update(sandboxCustomers)
    .set({
      key: customerId,
      account: sql`${sandboxCustomers.account} || ${JSON.stringify(anonymized)}::jsonb`,
      changedAt: clock.now,
    })
    .where(eq(sandboxCustomers.id, customerId));
}
