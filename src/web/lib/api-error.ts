import type { ErrorBody } from "#core/errors.ts";
import { connectionMessages } from "#core/problems.copy.ts";

/** An answer of the API that is no success. Status 0 means that there was no answer at all. */
export interface ApiError extends Error {
  readonly name: "ApiError";
  readonly status: number;
  readonly code: string;
  /** Messages by field name, with status 400 only. */
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds until another try makes sense, where the answer says so. */
  readonly retryAfter: number | undefined;
}

/** Builds the error that `apiFetch` throws. */
export function apiError(
  status: number,
  detail?: Partial<ErrorBody["error"]>,
  retryAfter?: number,
): ApiError {
  const words = status === 0 ? connectionMessages.offline : connectionMessages.unexpected;
  return Object.assign(new Error(detail?.message ?? words), {
    name: "ApiError" as const,
    status,
    code: detail?.code ?? (status === 0 ? "offline" : "internal"),
    fields: detail?.fields ?? {},
    retryAfter,
  });
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === "ApiError";
}

/** The words to show for any failure: the API's own, or the general ones. */
export function errorMessage(error: unknown): string {
  return isApiError(error) ? error.message : connectionMessages.unexpected;
}

/** Reads the specified error body; anything else (a proxy's page, nothing) becomes the general error. */
export async function readApiError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const detail = body && typeof body === "object" && "error" in body ? body.error : null;
  if (!detail || typeof detail !== "object") return apiError(response.status);
  const seconds = Number.parseInt(response.headers.get("retry-after") ?? "", 10);
  return apiError(response.status, detail, Number.isNaN(seconds) ? undefined : seconds);
}
