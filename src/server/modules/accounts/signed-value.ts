import { createHmac, timingSafeEqual } from "node:crypto";

const signature = (secret: string, value: string) => createHmac("sha256", secret).update(value).digest();

/** `value.signature`: HMAC-SHA-256 in base64. */
export function sign(secret: string, value: string): string {
  return `${value}.${signature(secret, value).toString("base64")}`;
}

/** The value, if the signature is ours. */
export function unsign(secret: string, text: string): string | undefined {
  const dot = text.lastIndexOf(".");
  if (dot < 1) return undefined;
  const value = text.slice(0, dot);
  const given = Buffer.from(text.slice(dot + 1), "base64");
  const expected = signature(secret, value);
  return given.length === expected.length && timingSafeEqual(given, expected) ? value : undefined;
}

/** A secret of its own for each use: what was signed for one cookie is worth nothing in another. */
export function secretFor(secret: string, purpose: string): string {
  return createHmac("sha256", secret).update(purpose).digest("base64");
}
