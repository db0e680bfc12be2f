import { isApiError } from "./api-error.ts";

/** No answer at all, a proxy's word that nobody is behind it, or the server's that its database is away. */
export function isUnreachable(error: unknown): boolean {
  if (!isApiError(error)) return false;
  const { status, code } = error;
  if (status === 0 || status === 502 || status === 504) return true;
  // Node.js's own: the process stood still and gave the request up before it had read it.
  if (status === 408) return true;
  // A 503 of another kind speaks of one part alone, such as payments.
  return status === 503 && (code === "unavailable" || code === "internal");
}
