import { createHmac } from "node:crypto";

/**
 * A signed cookie as version 0.1 set it, without an expiry; tests expect that it is still read or
 * refused as intended. Today's format is in `modules/accounts/signed-value.ts` of the server.
 */
export function oldCookie(secret: string, value: string): string {
  const signature = createHmac("sha256", secret).update(value).digest("base64");
  return encodeURIComponent(`${value}.${signature}`);
}
