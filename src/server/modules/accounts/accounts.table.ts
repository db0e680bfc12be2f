import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import type { UserId } from "#server/lib/user-id.ts";

const time = (name: string) => timestamp(name, { withTimezone: true });

/** The specified profile beside the auth library's own fields. The last four columns are never writable by a user. */
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
    /** When the account was deleted: the row has no name any more and waits until what hangs on it is gone. */
    deletedAt: time("deleted_at"),
  },
  // Every address is stored in lower case, so that one plain index both finds it and keeps it unique.
  (table) => [
    uniqueIndex("users_email").on(table.email),
    check("users_email_lower", sql`${table.email} = lower(${table.email})`),
  ],
);

export const sessions = pgTable(
  "sessions",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    token: text("token").notNull().unique(),
    expiresAt: time("expires_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    createdAt: time("created_at").notNull().defaultNow(),
    updatedAt: time("updated_at").notNull().defaultNow(),
  },
  (table) => [index("sessions_user").on(table.userId), index("sessions_expires").on(table.expiresAt)],
);

/** The auth library's sign-in methods; with email and password alone, one row per user. */
export const credentials = pgTable(
  "credentials",
  {
    id: text("id").primaryKey(),
    userId: text("user_id")
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    password: text("password"),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: time("access_token_expires_at"),
    refreshTokenExpiresAt: time("refresh_token_expires_at"),
    scope: text("scope"),
    createdAt: time("created_at").notNull().defaultNow(),
    updatedAt: time("updated_at").notNull().defaultNow(),
  },
  (table) => [index("credentials_user").on(table.userId)],
);

/** Sign-ups whose address is not verified yet. An address can have many; the first one that is verified becomes the account. */
export const pendingSignUps = pgTable(
  "pending_sign_ups",
  {
    /** The id that the account will have. */
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

/** What a mailed link may be used for. */
export type LinkPurpose = "verify-email" | "reset-password";

/**
 * Mailed links. Only a hash is kept: a reader of this table cannot use them. A link belongs to a pending sign-up or, once its
 * address is verified, to the account: a `verify-email` link of an account is a used one.
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
    /** Passwords that were tried at it. */
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
