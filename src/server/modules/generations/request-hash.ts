import { createHash } from "node:crypto";

/** Objects with their keys in one order, so that equal requests have equal texts. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([key, child]) => [key, ordered(child)]);
}

/** Tells a repeat of a request from another one under the same Idempotency-Key. */
export function requestHash(request: object): string {
  return createHash("sha256")
    .update(JSON.stringify(ordered(request)))
    .digest("base64url");
}
