import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { time } from "#server/db/columns.ts";
import type { UserId } from "#server/lib/user-id.ts";

/**
 * Accounts with their profile, table `users`; `accounts.repo.ts` has its queries. Users cannot
 * write the subscription and deletion columns: the billing sync (`customer.service.ts`) and the
 * deletion (`anonymize`) do.
 */
export const users = pgTable(
  "users",
  {
    id: text("id").$type<UserId>().primaryKey(),
    email: text("email").notNull(),
    fullName: text("full_name").notNull(),
    emailVerified: boolean("email_verified").notNull().default(false),
    emailConfirmedAt: time("email_confirmed_at"),
    createdAt: time("created_at").notNull().defaultNow(),
    updatedAt: time("updated_at").notNull().defaultNow(),
    subscriptionStatus: text("subscription_status").notNull().default("free"),
    stripeCustomerId: text("stripe_customer_id").unique(),
    subscriptionPeriodEnd: time("subscription_period_end"),
    avatarUrl: text("avatar_url"),
    /** Time of the deletion; the anonymized row stays until the account's data is erased. */
    deletedAt: time("deleted_at"),
  },
  // Addresses are stored in lower case, so that one plain index serves look-ups and uniqueness.
  (table) => [
    uniqueIndex("users_email").on(table.email),
    check("users_email_lower", sql`${table.email} = lower(${table.email})`),
  ],
);

/**
 * Column `user_id` of rows that belong to a user and are deleted with the account's row; for tables
 * of all slices. `eraseAccount` (`account-deletion/delete-account.service.ts`) deletes large tables
 * before, in batches.
 */
export const ofUser = () =>
  text("user_id")
    .$type<UserId>()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/**
 * Table of sessions, one per signed-in browser; `sessions.repo.ts` has its queries, and
 * `accounts.repo.ts` ends those of a reset or a deleted account. A session ends at `expires_at`
 * (`SESSION_IDLE_DAYS` after its last renewal), and `SESSION_MAX_DAYS` after `created_at` at the
 * latest (both in `core/account/limits.ts`).
 */
export const sessions = pgTable(
  "sessions",
  {
    id: text("id").primaryKey(),
    userId: ofUser(),
    tokenHash: text("token_hash").notNull().unique(),
    expiresAt: time("expires_at").notNull(),
    userAgent: text("user_agent"),
    createdAt: time("created_at").notNull().defaultNow(),
    updatedAt: time("updated_at").notNull().defaultNow(),
  },
  (table) => [index("sessions_user").on(table.userId), index("sessions_expires").on(table.expiresAt)],
);

/**
 * Table of password hashes (`passwords.ts`), one row per user; each password has a new id, to which
 * pending sign-ins refer. `accounts.repo.ts` reads and writes it.
 */
export const credentials = pgTable(
  "credentials",
  {
    id: text("id").primaryKey(),
    userId: ofUser(),
    password: text("password").notNull(),
    createdAt: time("created_at").notNull().defaultNow(),
    updatedAt: time("updated_at").notNull().defaultNow(),
  },
  (table) => [index("credentials_user").on(table.userId)],
);

/**
 * Table of sign-ups whose address is not verified; `pending-sign-ups.repo.ts` reads and writes it.
 * An address can have many; the first verified one becomes the account. They are kept for
 * `UNVERIFIED_DAYS` (`core/account/limits.ts`).
 */
export const pendingSignUps = pgTable(
  "pending_sign_ups",
  {
    /** Id of the future account. */
    id: text("id").$type<UserId>().primaryKey(),
    email: text("email").notNull(),
    fullName: text("full_name").notNull(),
    passwordHash: text("password_hash").notNull(),
    createdAt: time("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("pending_sign_ups_email").on(table.email),
    index("pending_sign_ups_created").on(table.createdAt),
    check("pending_sign_ups_email_lower", sql`${table.email} = lower(${table.email})`),
  ],
);

/**
 * Purpose of a mailed link: verification or password reset. A link is valid only for its purpose;
 * `links.repo.ts` stores and checks it. Validity in hours: `core/account/limits.ts`; paths:
 * `account-mails.service.ts`, `reset-mail.service.ts`.
 */
export type LinkPurpose = "verify-email" | "reset-password";

/**
 * Mailed links, which `links.repo.ts` reads and writes; `pending-sign-ups.repo.ts` and
 * `accounts.repo.ts` use them too. The table stores only token hashes (`server/lib/tokens.ts`), so
 * its reader cannot use a link. A link belongs to a pending sign-up or, after the verification, to
 * the account: an account's `verify-email` link is used. Validity: `VERIFY_LINK_HOURS` and
 * `RESET_LINK_HOURS` in `core/account/limits.ts`.
 */
export const links = pgTable(
  "links",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: text("user_id")
      .$type<UserId>()
      .references(() => users.id, { onDelete: "cascade" }),
    signUpId: text("sign_up_id")
      .$type<UserId>()
      .references(() => pendingSignUps.id, { onDelete: "cascade" }),
    purpose: text("purpose").$type<LinkPurpose>().notNull(),
    /** Number of passwords tried with the link. */
    tries: integer("tries").notNull().default(0),
    expiresAt: time("expires_at").notNull(),
    createdAt: time("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("links_user").on(table.userId),
    index("links_sign_up").on(table.signUpId),
    index("links_expires").on(table.expiresAt),
    check("links_one_owner", sql`num_nonnulls(${table.userId}, ${table.signUpId}) = 1`),
  ],
);
