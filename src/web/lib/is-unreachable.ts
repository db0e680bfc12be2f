import { isApiError } from "./api-error.ts";

/**
 * Whether an error of a call means that the server cannot be reached: no response (status 0 of
 * `api.ts`), 408, a 502 or 504 from a proxy, or a 503 with the code `unavailable` or `internal`
 * (`core/errors.ts`). False for errors of other kinds. The query client, saving and uploads ask it
 * before they retry.
 */
export function isUnreachable(error: unknown): boolean {
  if (!isApiError(error)) return false;
  const { status, code } = error;
  if (status === 0 || status === 502 || status === 504) return true;
  // Node.js responds with 408 if a blocked process did not read the request in time.
  if (status === 408) return true;
  // Other codes with 503 refer to one dependency only, for example payments.
  return status === 503 && (code === "unavailable" || code === "internal");
}
