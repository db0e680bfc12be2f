import { createHmac } from "node:crypto";

/** A signed cookie as version 0.1 set it: without an expiry. */
export function oldCookie(secret: string, value: string): string {
  const signature = createHmac("sha256", secret).update(value).digest("base64");
  return encodeURIComponent(`${value}.${signature}`);
}
