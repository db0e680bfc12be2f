import { createHash } from "node:crypto";

/** Sorts object keys, so that equal requests serialize to equal text. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([key, child]) => [key, sortKeys(child)]);
}

/**
 * SHA-256 of the body of a request for a generation (kind and input), independent of the order of
 * its keys. `generations.service.ts` stores it, to distinguish a repeat from a different request
 * with the same Idempotency-Key.
 */
export function requestHash(request: object): string {
  return createHash("sha256")
    .update(JSON.stringify(sortKeys(request)))
    .digest("base64url");
}
