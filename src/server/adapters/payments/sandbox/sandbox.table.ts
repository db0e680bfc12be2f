import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { time } from "#server/db/columns.ts";
import type { SandboxAccount } from "./account.ts";

/**
 * Table of customers of the payment sandbox, which `store.ts` reads and writes; the type of the
 * documents is `SandboxAccount` (`account.ts`). Like an external provider's records, it has no
 * reference to ours.
 */
export const sandboxCustomers = pgTable(
  "sandbox_customers",
  {
    id: text("id").primaryKey(),
    /** Idempotency key of its creation. */
    key: text("key").notNull().unique(),
    account: jsonb("account").$type<SandboxAccount>().notNull(),
    changedAt: time("changed_at").notNull(),
  },
  (table) => [index("sandbox_customers_changed").on(table.changedAt)],
);
