import type { ErrorBody } from "#core/errors.ts";
import { connectionMessages } from "#core/problems.copy.ts";

/**
 * Error of an API call, made by `apiError` and thrown by `api` and uploads. Status 0 means that no
 * response arrived. Codes and messages: `core/errors.ts`.
 */
interface ApiError extends Error {
  readonly name: "ApiError";
  readonly status: number;
  readonly code: string;
  /** Validation messages by field name; only with status 400. */
  readonly fields: Readonly<Record<string, string>>;
  /**
   * Current state of the resource that the request wanted to change; only with `version_conflict`.
   */
  readonly current: unknown;
  /** Seconds until a retry makes sense, from the `Retry-After` header. */
  readonly retryAfter: number | undefined;
}

/**
 * Creates the error that `api`, uploads and downloads throw. What `detail` leaves out is filled in:
 * the message from `connectionMessages` in `core/problems.copy.ts`, the code "offline" (status 0)
 * or "internal". `retryAfter` is in seconds.
 */
export function apiError(
  status: number,
  detail?: Partial<ErrorBody["error"]>,
  retryAfter?: number,
): ApiError {
  const fallback = status === 0 ? connectionMessages.offline : connectionMessages.unexpected;
  return Object.assign(new Error(detail?.message ?? fallback), {
    name: "ApiError" as const,
    status,
    code: detail?.code ?? (status === 0 ? "offline" : "internal"),
    fields: detail?.fields ?? {},
    current: detail?.current,
    retryAfter,
  });
}

/**
 * Whether a caught error was thrown by a call of the API (`ApiError`), so that its code and fields
 * can be read; all features call it. Codes of a call: `errors` in `core/api/*.api.ts`.
 */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === "ApiError";
}

/**
 * Whether the server rejected the request (4xx), so that callers with a retry give up: for example
 * `useCreateGeneration` and the uploads.
 */
export function isRejected(error: unknown): error is ApiError {
  return isApiError(error) && error.status >= 400 && error.status < 500;
}

/**
 * Message of an error of a request whose refusals the server explains, such as a refused report
 * (`report-reader.tsx`), sheet (`sheet-picker.tsx`) or deletion
 * (`generations/use-delete-with-undo.ts`): the API's message, also for the code `internal`
 * (`core/errors.ts`), or `connectionMessages.unexpected` of `core/problems.copy.ts` for other
 * errors.
 */
export function errorMessage(error: unknown): string {
  return isApiError(error) ? error.message : connectionMessages.unexpected;
}

/**
 * Makes an `ApiError` of an error response of the API, for `api`, uploads and the export of the
 * profile. Other bodies (a proxy's HTML page, none) result in the generic error of `apiError`;
 * `Retry-After` becomes `retryAfter` in seconds.
 */
export async function readApiError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const detail = body && typeof body === "object" && "error" in body ? body.error : null;
  if (!detail || typeof detail !== "object") return apiError(response.status);
  const seconds = Number.parseInt(response.headers.get("retry-after") ?? "", 10);
  return apiError(response.status, detail, Number.isNaN(seconds) ? undefined : seconds);
}
