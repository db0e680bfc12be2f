import { isApiError } from "./api-error.ts";

/**
 * Message for a failed action: the API's message if it is specific (offline, rate-limited,
 * unverified), otherwise `fallback`.
 */
export function failureMessage(error: unknown, fallback: string): string {
  return isApiError(error) && error.code !== "internal" ? error.message : fallback;
}
