import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** The outbox: a transaction inserts its mails, and jobs send them. */
export const mails = pgTable(
  "mails",
  {
    id: text("id").primaryKey(),
    /**
     * Type of the mail. The Message-ID derives from `id`, so a repeated delivery is recognizable.
     */
    kind: text("kind").notNull(),
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    html: text("html").notNull(),
    plain: text("plain").notNull(),
    status: text("status").$type<"pending" | "sent" | "failed">().notNull().default("pending"),
    attempts: integer("attempts").notNull().default(0),
    /** The process that is sending it, or was when it was killed; empty between two tries. */
    claimedBy: text("claimed_by"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp("sent_at", { withTimezone: true }),
  },
  (table) => [index("mails_created").on(table.createdAt), index("mails_recipient").on(table.recipient)],
);
