import { randomBytes } from "node:crypto";
import { RECOVERY_CODES } from "#core/account/limits.ts";
import { hashToken } from "#server/lib/tokens.ts";

/** Crockford's base32: no letters that look like digits, and no u. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** 80 bits, so that a plain hash cannot be reversed by trying codes. */
const LENGTH = 16;

/**
 * Returns `RECOVERY_CODES` (`core/account/limits.ts`) new recovery codes of 80 bits in groups of
 * four, for example `7GK2-M4QX-90TD-VZ3B`, to show once (letters: `ALPHABET`, number: `LENGTH`,
 * groups: this file); `renewRecoveryCodes` (`factor-changes.ts`) calls it.
 */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length])
      .join("")
      .replace(/.{4}(?=.)/g, "$&-"),
  );
}

/**
 * Hashes a recovery code when it is stored (`renewRecoveryCodes` in `factor-changes.ts`) and when a
 * typed one is compared (`confirmSignIn` in `confirm-sign-in.service.ts`): in any case, with or
 * without hyphens, with o for 0 and i or l for 1.
 */
export function hashRecoveryCode(typed: string): string {
  const code = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
  return hashToken(code);
}
