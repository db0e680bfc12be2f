import { bigint, boolean, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { time } from "#server/db/columns.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { ofUser, users } from "../accounts.table.ts";

/**
 * Table of passkeys of accounts (WebAuthn credentials); `passkeys.repo.ts` reads and writes it.
 * Number per account: `PASSKEYS_PER_USER` in `core/account/limits.ts`.
 */
export const passkeys = pgTable(
  "passkeys",
  {
    id: text("id").primaryKey(),
    userId: ofUser(),
    /** Id that the authenticator chose, base64url. */
    credentialId: text("credential_id").notNull().unique(),
    /** COSE key, base64url. */
    publicKey: text("public_key").notNull(),
    /** Signature counter; 0 for authenticators without one. */
    counter: bigint("counter", { mode: "number" }).notNull(),
    transports: text("transports").array().notNull(),
    name: text("name").notNull(),
    /** Backed up by the platform, so that it exists on several devices. */
    synced: boolean("synced").notNull(),
    createdAt: time("created_at").notNull(),
    lastUsedAt: time("last_used_at"),
  },
  (table) => [index("passkeys_user").on(table.userId)],
);

/**
 * Table of keys of authenticator apps, one per account, encrypted (`server/lib/seal.ts`);
 * `totp.repo.ts` reads and writes it. An unconfirmed key is accepted for `CEREMONY_MINUTES`
 * (`core/account/limits.ts`).
 */
export const totpKeys = pgTable("totp_keys", {
  userId: ofUser().primaryKey(),
  /** Encrypted with a key derived from the installation's secret. */
  sealedKey: text("sealed_key").notNull(),
  /** Time step of the last accepted code: an accepted code and older ones are refused. */
  lastStep: bigint("last_step", { mode: "number" }),
  createdAt: time("created_at").notNull(),
  /** `null` until a first code proved that the app has the key. */
  confirmedAt: time("confirmed_at"),
});

/**
 * Table of recovery codes, `RECOVERY_CODES` (`core/account/limits.ts`) per account with a second
 * factor. Only hashes are stored; `recovery-codes.repo.ts` reads and writes it.
 */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    userId: ofUser(),
    codeHash: text("code_hash").notNull(),
    createdAt: time("created_at").notNull(),
    usedAt: time("used_at"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/**
 * Purpose of a passkey challenge, which is valid for this purpose only.
 * `passkey-settings.service.ts`, `passkey-sign-in.service.ts` and `pending-sign-in.service.ts`
 * choose it; `takeChallenge` (`challenges.repo.ts`) compares it.
 */
export type ChallengePurpose = "sign-in" | "second-factor" | "registration";

/**
 * Table of issued passkey challenges, for `challenges.repo.ts`. Each is deleted by its first use,
 * or by the daily sweep after `CEREMONY_MINUTES` (`core/account/limits.ts`).
 */
export const passkeyChallenges = pgTable(
  "passkey_challenges",
  {
    /** 256 random bits, base64url. */
    challenge: text("challenge").primaryKey(),
    purpose: text("purpose").$type<ChallengePurpose>().notNull(),
    /** `null` for a sign-in: the passkey says whose it is. */
    userId: text("user_id")
      .$type<UserId>()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [
    index("passkey_challenges_user").on(table.userId),
    index("passkey_challenges_expires").on(table.expiresAt),
  ],
);

/**
 * Table of sign-ins with a correct password that wait for the second factor;
 * `pending-sign-ins.repo.ts` reads and writes it. Time and tries: `PENDING_SIGN_IN_MINUTES` and
 * `SECOND_FACTOR_TRIES` in `core/account/limits.ts`.
 */
export const pendingSignIns = pgTable(
  "pending_sign_ins",
  {
    /** The browser has the token in a signed cookie. */
    tokenHash: text("token_hash").primaryKey(),
    userId: ofUser(),
    /** Credential whose password was correct: a password change voids the sign-in. */
    credentialId: text("credential_id").notNull(),
    tries: integer("tries").notNull().default(0),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [
    index("pending_sign_ins_user").on(table.userId),
    index("pending_sign_ins_expires").on(table.expiresAt),
  ],
);
