import { sql } from "drizzle-orm";
import { boolean, index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { OptionalMail } from "#core/account/mail-settings.ts";
import type { NoticeWords } from "#core/account/notices.copy.ts";
import { timeInMs } from "#server/db/columns.ts";
import { ofUser } from "../accounts/accounts.table.ts";

/**
 * Table of the optional mails that a user gets, and of the time of the last mail about notices; no
 * row means all of them. `notices.repo.ts` reads and writes it. Kinds:
 * `core/account/mail-settings.ts`; each needs a column here and its name in `notices.repo.ts`,
 * which also has the interval of a day.
 */
export const mailSettings = pgTable("mail_settings", {
  userId: ofUser().primaryKey(),
  claims: boolean("claims").notNull().default(true),
  offers: boolean("offers").notNull().default(true),
  results: boolean("results").notNull().default(true),
  mailedAt: timeInMs("mailed_at"),
});

/**
 * Table of notices for users, which `notices.repo.ts` reads and writes. A row stays after the mail,
 * so that no notice is sent twice. `find-notices.service.ts` and
 * `reports/result-notices.service.ts` make the keys.
 */
export const notices = pgTable(
  "notices",
  {
    /** Subject of the notice, with its date or state: "claim:4f0c:2026-12-01". */
    key: text("key").notNull(),
    userId: ofUser(),
    kind: text("kind").$type<OptionalMail>().notNull(),
    words: jsonb("words").$type<NoticeWords>().notNull(),
    createdAt: timeInMs("created_at").notNull(),
    /** When it was mailed, or found out of date; null while it waits. */
    mailedAt: timeInMs("mailed_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index("notices_waiting")
      .on(table.userId)
      .where(sql`mailed_at is null`),
  ],
);
