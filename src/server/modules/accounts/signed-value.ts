import { createHmac, timingSafeEqual } from "node:crypto";

const signature = (secret: string, value: string) => createHmac("sha256", secret).update(value).digest();

/** Returns `value.signature` with an HMAC-SHA-256 in base64. */
export function sign(secret: string, value: string): string {
  return `${value}.${signature(secret, value).toString("base64")}`;
}

/** Returns the value if its signature is valid. */
export function unsign(secret: string, text: string): string | undefined {
  const dot = text.lastIndexOf(".");
  if (dot < 1) return undefined;
  const value = text.slice(0, dot);
  const actual = Buffer.from(text.slice(dot + 1), "base64");
  const expected = signature(secret, value);
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? value : undefined;
}

/** Derives a secret per purpose, so that a signature of one cookie is invalid in another. */
export function secretFor(secret: string, purpose: string): string {
  return createHmac("sha256", secret).update(purpose).digest("base64");
}
