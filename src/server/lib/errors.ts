import { ERRORS, type ErrorBody, type ErrorCode } from "#core/errors.ts";

interface Details {
  readonly message?: string;
  readonly fields?: Record<string, string>;
  /** Seconds until another try makes sense; becomes the Retry-After header. */
  readonly retryAfter?: number;
  readonly cause?: unknown;
}

/** An answer that is not a success. Status and default words come from the table in `core`. */
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

/** The one shape in which errors leave the server. */
export function presentError(error: AppError): ErrorBody {
  const { fields } = error.details;
  return { error: { code: error.code, message: error.message, ...(fields && { fields }) } };
}

/** What `open` gives, or nothing where it answers 404. */
export async function orGone<T>(open: () => Promise<T>): Promise<T | undefined> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return undefined;
    throw error;
  }
}
