import { createHmac } from "node:crypto";

/**
 * Identifies a value, such as an address, without revealing it: HMAC with SHA-256 in base64url. The
 * same value has different hashes for different purposes and secrets. Used for the
 * once-per-customer offer (`offer-hash.ts`) and for the operator's security log
 * (`security-line.ts`); each names its purpose.
 */
export function keyedHash(secret: string, purpose: string, value: string): string {
  return createHmac("sha256", secret).update(`${purpose}:${value}`).digest("base64url");
}
