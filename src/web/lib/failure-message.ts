import { isApiError } from "./api-error.ts";

/**
 * Message for a failed action, in all features: the API's message if it is specific (any code
 * except `internal`, see `core/errors.ts`), otherwise `fallback`.
 */
export function failureMessage(error: unknown, fallback: string): string {
  return isApiError(error) && error.code !== "internal" ? error.message : fallback;
}
