import { isApiError } from "./api-error.ts";

/**
 * What to say when a call failed: the answer's own words where they tell more (no connection, too fast, not
 * verified), otherwise the specified ones.
 */
export function failureMessage(error: unknown, specified: string): string {
  return isApiError(error) && error.code !== "internal" ? error.message : specified;
}
