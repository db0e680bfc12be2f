import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { SecurityEventDetails, SecurityEventKind } from "#core/account/security-events.ts";
import { timeInMs } from "#server/db/columns.ts";
import { ofUser } from "../accounts/accounts.table.ts";

/**
 * Table of security events of accounts; `security-events.repo.ts` reads and writes it. Rows contain
 * no secrets. Events of one transaction have the same time. Kinds and details:
 * `core/account/security-events.ts`. Rows are deleted after `SECURITY_EVENT_DAYS`
 * (`core/account/limits.ts`).
 */
export const securityEvents = pgTable(
  "security_events",
  {
    id: text("id").primaryKey(),
    userId: ofUser(),
    createdAt: timeInMs("created_at").notNull(),
    event: text("event").$type<SecurityEventKind>().notNull(),
    clientIp: text("client_ip"),
    /** Browser and system, as shown to the user. */
    device: text("device"),
    details: jsonb("details").$type<SecurityEventDetails>().notNull(),
  },
  (table) => [
    index("security_events_user").on(table.userId, table.createdAt, table.id),
    index("security_events_created").on(table.createdAt),
  ],
);
