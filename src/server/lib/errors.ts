import { ERRORS, type ErrorBody, type ErrorCode } from "#core/errors.ts";

interface Details {
  readonly message?: string;
  readonly fields?: Record<string, string>;
  /** Current state of the resource that the request wanted to change. */
  readonly current?: object;
  /** Seconds until a retry makes sense; sent as the Retry-After header. */
  readonly retryAfter?: number;
  readonly cause?: unknown;
}

/**
 * An error response that a service throws. Status and default message come from the `ERRORS` table
 * in `core/errors.ts`; `onError` (`http/middleware/on-error.ts`) sends it.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? ERRORS[code].message, { cause: details.cause });
    this.name = "AppError";
    this.code = code;
    this.details = details;
  }

  get status() {
    return ERRORS[this.code].status;
  }
}

/**
 * Creates the error `invalid_input` (400) for one field of a request, when a service makes a check
 * that its schema cannot make (words: the slice's `messages.ts` or `*.copy.ts` in `core`); its
 * message is also the message of the response.
 */
export function invalidField(field: string, message: string): AppError {
  return new AppError("invalid_input", { message, fields: { [field]: message } });
}

/**
 * Body of every error response (`ErrorBody` in `core/errors.ts`): of `onError` (`on-error.ts`), and
 * of `listen.ts` for requests that reach no application.
 */
export function presentError(error: AppError): ErrorBody {
  const { fields, current } = error.details;
  const details = { ...(fields && { fields }), ...(current && { current }) };
  return { error: { code: error.code, message: error.message, ...details } };
}

/**
 * Returns the result of `open`, or undefined when it throws `not_found`: data exports
 * (`export.service.ts` of the slices) skip files, and jobs rows, that were deleted meanwhile.
 */
export async function ifFound<T>(open: () => Promise<T>): Promise<T | undefined> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return undefined;
    throw error;
  }
}
