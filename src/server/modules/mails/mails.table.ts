import { sql } from "drizzle-orm";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { time } from "#server/db/columns.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { users } from "../accounts/accounts.table.ts";

/**
 * Table of mails, the outbox: a transaction inserts its mails (`queueMail`), and the job
 * `SEND_MAIL` (`mails.service.ts`) sends them: up to `retryLimit` tries, `PERMANENT_FAILURE_TRIES`
 * of a permanently refused one (both there). `mails.repo.ts` reads and writes it; rows are kept for
 * `MAIL_DAYS` (`core/account/limits.ts`).
 */
export const mails = pgTable(
  "mails",
  {
    id: text("id").primaryKey(),
    /**
     * Type of the mail. The Message-ID derives from `id`, so a repeated delivery is recognizable.
     */
    kind: text("kind").notNull(),
    recipient: text("recipient").notNull(),
    /** The user who has it sent to another person; the mail is deleted with the account. */
    userId: text("user_id")
      .$type<UserId>()
      .references(() => users.id, { onDelete: "cascade" }),
    /**
     * Encrypted URL that stands for `HIDDEN_LINK` (`hidden-link.ts`) in the texts, for links that
     * no reader of the table may use.
     */
    sealedLink: text("sealed_link"),
    subject: text("subject").notNull(),
    html: text("html").notNull(),
    plain: text("plain").notNull(),
    status: text("status").$type<"pending" | "sent" | "failed">().notNull().default("pending"),
    attempts: integer("attempts").notNull().default(0),
    /** The process that is sending it, or was when it was killed; empty between two tries. */
    claimedBy: text("claimed_by"),
    createdAt: time("created_at").notNull().defaultNow(),
    sentAt: time("sent_at"),
  },
  (table) => [
    index("mails_created").on(table.createdAt),
    index("mails_recipient").on(table.recipient),
    index("mails_user")
      .on(table.userId)
      .where(sql`user_id is not null`),
  ],
);
