import { createHmac } from "node:crypto";

/** What is kept of an address that has had the offer: it can be recognised with our secret, and never read. */
export function addressHash(secret: string, email: string): string {
  return createHmac("sha256", secret).update(`offer:${email.toLowerCase()}`).digest("base64url");
}
