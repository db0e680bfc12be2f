import { sql } from "drizzle-orm";
import { boolean, index, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { OptionalMail } from "#core/account/mail-settings.ts";
import type { NoticeWords } from "#core/account/notices.copy.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { ofUser, users } from "../accounts/accounts.table.ts";

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Which optional mails a user gets, and when the last one was sent; no row means all of them. */
export const mailSettings = pgTable("mail_settings", {
  userId: text("user_id")
    .$type<UserId>()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  claims: boolean("claims").notNull().default(true),
  offers: boolean("offers").notNull().default(true),
  results: boolean("results").notNull().default(true),
  mailedAt: time("mailed_at"),
});

/** A notice for a user. Its row stays after the mail, so that no notice is sent twice. */
export const notices = pgTable(
  "notices",
  {
    /** What it is about, with its date or state: "claim:4f0c:2026-12-01". */
    key: text("key").notNull(),
    userId: ofUser(),
    kind: text("kind").$type<OptionalMail>().notNull(),
    words: jsonb("words").$type<NoticeWords>().notNull(),
    createdAt: time("created_at").notNull(),
    /** When it was mailed, or found out of date; null while it waits. */
    mailedAt: time("mailed_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index("notices_waiting")
      .on(table.userId)
      .where(sql`mailed_at is null`),
  ],
);
