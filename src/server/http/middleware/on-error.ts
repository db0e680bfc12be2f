import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { ERRORS, type ErrorCode } from "#core/errors.ts";
import { PaymentsError, type PaymentsErrorCode } from "#server/adapters/payments/payments.ts";
import { StorageError } from "#server/adapters/storage/storage.ts";
import { AppError, presentError } from "#server/lib/errors.ts";
import type { AppEnv } from "../env.ts";

const CONNECTION_LOST =
  /^(08\w{3}|57P0[123]|25P0[34]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;
const CONNECTION_MESSAGES =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|Query read timeout|Client has encountered a connection error|Client was closed/;

/**
 * Whether an error, or one of its causes, means that the database is unreachable (codes and
 * messages: this file). The start (`wait-for-database.ts`) and the queue (`jobs/after-outage.ts`)
 * then wait; requests get 503.
 */
export function isDatabaseUnreachable(error: unknown): boolean {
  if (hasCode(error, CONNECTION_LOST)) return true;
  for (let current = error; current instanceof Error; current = current.cause) {
    if (CONNECTION_MESSAGES.test(current.message)) return true;
  }
  return false;
}

/**
 * Text that Postgres cannot store: a NUL or a lone surrogate (Postgres 18, "Error Codes", read
 * 2026-11-21).
 */
const UNSTORABLE = /^(22021|22P02|22P05)$/;
/**
 * Statement timeout, or a database that refuses connections (login, name, maintenance). Nothing was
 * written, so the request can be retried.
 */
const TEMPORARY = /^(57014|28\w{3}|3D000|55000)$/;
/** Lock timeout, serialization failure or deadlock; safe to retry. */
const LOCK_CONFLICT = /^(40001|40P01|55P03)$/;

/** Whether an error or one of its causes has a matching code. */
function hasCode(error: unknown, codes: RegExp): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (codes.test(String((current as { code?: unknown }).code))) return true;
  }
  return false;
}

function statusCode(status: number): ErrorCode {
  const found = Object.entries(ERRORS).find(([, entry]) => entry.status === status);
  return (found?.[0] as ErrorCode | undefined) ?? (status < 500 ? "invalid_input" : "internal");
}

const PAYMENT_CODES: Record<PaymentsErrorCode, ErrorCode> = {
  unavailable: "payments_unavailable",
  declined: "payment_declined",
  gone: "payments_unavailable",
  refused: "payments_unavailable",
  bad_signature: "bad_signature",
  not_configured: "payments_not_configured",
};

/**
 * Maps an error of a handler to an `AppError`: errors of Hono by their status, those of storage,
 * payments (`PAYMENT_CODES`) and database (`isDatabaseUnreachable`, `TEMPORARY`, `LOCK_CONFLICT`,
 * `UNSTORABLE`) by their codes, all unknown ones to `internal`. `onError` calls it; statuses and
 * messages are in `core/errors.ts`, seconds of `Retry-After` here.
 */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof HTTPException) return new AppError(statusCode(error.status));
  if (error instanceof StorageError) {
    return new AppError("storage_unavailable", { retryAfter: 5, cause: error });
  }
  if (error instanceof PaymentsError) return new AppError(PAYMENT_CODES[error.code], { cause: error });
  if (isDatabaseUnreachable(error)) return new AppError("unavailable", { retryAfter: 2, cause: error });
  if (hasCode(error, TEMPORARY)) return new AppError("unavailable", { retryAfter: 2, cause: error });
  if (hasCode(error, LOCK_CONFLICT)) return new AppError("change_under_way", { retryAfter: 2, cause: error });
  if (hasCode(error, UNSTORABLE)) return new AppError("invalid_input", { cause: error });
  return new AppError("internal", { cause: error });
}

/** Headers of an error response, such as `Retry-After`, for `onError`. */
function errorHeaders({ details: { retryAfter } }: AppError): Record<string, string> {
  const wait = retryAfter === undefined ? {} : { "retry-after": String(Math.ceil(retryAfter)) };
  return { "cache-control": "no-store", ...wait };
}

/**
 * Whether the client disconnected while it sent the request, which is not an error of the server.
 */
function isDisconnected(c: Context<AppEnv>): boolean {
  const { incoming } = c.env ?? {};
  return incoming !== undefined && incoming.errored !== null && !incoming.complete;
}

/**
 * Error handler of both applications (Hono's `onError`): converts an error into an error response
 * (`presentError` in `lib/errors.ts`); only the log contains the cause, of statuses from 500 on. A
 * request that its client broke off is `invalid_input`. `app.ts` and `starting-app.ts` set it.
 */
export function onError(error: Error, c: Context<AppEnv>): Response {
  const appError = isDisconnected(c) ? new AppError("invalid_input", { cause: error }) : toAppError(error);
  if (appError.status >= 500) c.get("log")?.error({ err: error }, "request failed");
  return c.json(presentError(appError), appError.status, errorHeaders(appError));
}
