import { desc, eq, gte, sql } from "drizzle-orm";
import type { Clock } from "#server/lib/clock.ts";
import type { Db, Queryable } from "#server/db/client.ts";
import { PaymentsError } from "../payments.ts";
import { emptyAccount, settle, type SandboxAccount } from "./account.ts";
import { sandboxCustomers } from "./sandbox.table.ts";

export interface StoreDeps {
  readonly db: Db;
  readonly clock: Clock;
}

interface Held {
  readonly account: SandboxAccount;
  /** The product's present in ms. */
  readonly now: number;
}

/** Makes a customer, or finds the one that was made with the same key. */
export async function insertCustomer(
  { db, clock }: StoreDeps,
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
 * Works on one customer's document while nobody else does; everything that was due has happened before. What `work` throws
 * leaves the document as it was. The answer says whether anything changed, so that it can be told.
 */
export async function withAccount<T>(
  { db, clock }: StoreDeps,
  customerId: string,
  work: (held: Held) => T,
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
    settle(row.account, row.now.getTime());
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

/** The customer who has a checkout, an open portal page or an invoice with this id. */
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

export async function listChanged(db: Queryable, since: Date): Promise<string[]> {
  const rows = await db
    .select({ id: sandboxCustomers.id })
    .from(sandboxCustomers)
    .where(gte(sandboxCustomers.changedAt, since))
    .orderBy(desc(sandboxCustomers.changedAt));
  return rows.map(({ id }) => id);
}

/** Takes a customer's name out: the address, the account's id in keys, the card. Subscriptions and invoices stay. */
export async function forgetCustomer({ db, clock }: StoreDeps, customerId: string): Promise<void> {
  const nameless: Partial<SandboxAccount> = { email: "", card: null, checkouts: [], portals: [] };
  await db
    .update(sandboxCustomers)
    .set({
      key: customerId,
      account: sql`${sandboxCustomers.account} || ${JSON.stringify(nameless)}::jsonb`,
      changedAt: clock.now,
    })
    .where(eq(sandboxCustomers.id, customerId));
}
