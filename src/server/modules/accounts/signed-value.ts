import { createHmac, timingSafeEqual } from "node:crypto";
import { tryDecodeURIComponent } from "hono/utils/url";

const signature = (secret: string, text: string) =>
  createHmac("sha256", secret).update(text).digest("base64");

const withSignature = (secret: string, text: string) => `${text}.${signature(secret, text)}`;

/**
 * Signs a cookie's value: `value.seconds.signature`, the Unix time of the expiry and an
 * HMAC-SHA-256 over both. `cookies.ts` signs all its cookies with it, and `unsign` checks it.
 */
export function sign(secret: string, value: string, expiresAt: Date): string {
  return withSignature(secret, `${value}.${Math.floor(expiresAt.getTime() / 1000)}`);
}

/**
 * The content of a signed cookie after `unsign` has checked its signature; `cookies.ts` and
 * `readSession` (`session.service.ts`) check the expiry.
 */
export interface SignedValue {
  readonly value: string;
  /** Unix time in ms; `Infinity` for cookies of version 0.1, which carried no expiry. */
  readonly expiresAtMs: number;
}

/**
 * Returns the value of a percent-encoded cookie if it is byte for byte what `sign` wrote, else
 * `undefined`; `cookies.ts` calls it and then treats the cookie as missing. Does not check the
 * expiry, because only the caller knows the clock.
 */
export function unsign(secret: string, cookie: string): SignedValue | undefined {
  const text = tryDecodeURIComponent(cookie);
  const signed = text.slice(0, Math.max(text.lastIndexOf("."), 0));
  // Compares the encoded form: base64 and percent-encoding both have several spellings of a value.
  const expected = Buffer.from(encodeURIComponent(withSignature(secret, signed)));
  const actual = Buffer.from(cookie);
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined;
  const [, value, seconds] = /^(.+)\.(\d+)$/.exec(signed) ?? [];
  if (value === undefined) return signed === "" ? undefined : { value: signed, expiresAtMs: Infinity };
  return { value, expiresAtMs: Number(seconds) * 1000 };
}

/**
 * Derives a secret per purpose, so that a signature of one cookie is invalid in another;
 * `cookies.ts` and `sign-up-passwords.ts` use it. The secret is `AUTH_SECRET`, or the file of
 * `server/lib/secret.ts`.
 */
export function secretFor(secret: string, purpose: string): string {
  return createHmac("sha256", secret).update(purpose).digest("base64");
}
