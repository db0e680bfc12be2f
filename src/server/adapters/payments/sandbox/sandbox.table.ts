import { index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { SandboxAccount } from "./account.ts";

/** The sandbox's customers. A payment provider keeps its own records: nothing here refers to ours. */
export const sandboxCustomers = pgTable(
  "sandbox_customers",
  {
    id: text("id").primaryKey(),
    /** The key it was created with; the same key finds it again. */
    key: text("key").notNull().unique(),
    account: jsonb("account").$type<SandboxAccount>().notNull(),
    changedAt: timestamp("changed_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("sandbox_customers_changed").on(table.changedAt)],
);
