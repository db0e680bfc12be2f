import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { ERRORS, type ErrorCode } from "#core/errors.ts";
import { PaymentsError, type PaymentsErrorCode } from "#server/adapters/payments/payments.ts";
import { StorageError } from "#server/adapters/storage/storage.ts";
import { AppError, presentError } from "#server/lib/errors.ts";
import type { AppEnv } from "../env.ts";

const CONNECTION_LOST =
  /^(08\w{3}|57P0[123]|25P0[34]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;
const CONNECTION_WORDS =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|Query read timeout|Client has encountered a connection error|Client was closed/;

/** Whether an error says that the database is away, as opposed to a mistake of ours. */
export function isDatabaseAway(error: unknown): boolean {
  if (hasCode(error, CONNECTION_LOST)) return true;
  for (let current = error; current instanceof Error; current = current.cause) {
    if (CONNECTION_WORDS.test(current.message)) return true;
  }
  return false;
}

/** Text that no column can hold: a NUL, or half of a character (Postgres 18, "Error Codes", read 2026-11-21). */
const UNSTORABLE = /^(22021|22P02|22P05)$/;
/**
 * A statement that took too long, or a database that grants no connection now (login, name, closed for work on it). Nothing was
 * written; another try may work.
 */
const NOT_NOW = /^(57014|28\w{3}|3D000|55000)$/;
/** Somebody else holds a row or a lock for long, or each waits for the other. Nothing was written; another try may work. */
const HELD = /^(40001|40P01|55P03)$/;

/** Whether an error, or what caused it, has such a code. */
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

const PAYMENT_ANSWERS: Record<PaymentsErrorCode, ErrorCode> = {
  unavailable: "payments_unavailable",
  declined: "payment_declined",
  gone: "payments_unavailable",
  refused: "payments_unavailable",
  bad_signature: "bad_signature",
  not_configured: "payments_not_configured",
};

/** What whoever asked is told of whatever a handler threw. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof HTTPException) return new AppError(statusCode(error.status));
  if (error instanceof StorageError) {
    return new AppError("storage_unavailable", { retryAfter: 5, cause: error });
  }
  if (error instanceof PaymentsError) return new AppError(PAYMENT_ANSWERS[error.code], { cause: error });
  if (isDatabaseAway(error)) return new AppError("unavailable", { retryAfter: 2, cause: error });
  if (hasCode(error, NOT_NOW)) return new AppError("unavailable", { retryAfter: 2, cause: error });
  if (hasCode(error, HELD)) return new AppError("change_under_way", { retryAfter: 2, cause: error });
  if (hasCode(error, UNSTORABLE)) return new AppError("invalid_input", { cause: error });
  return new AppError("internal", { cause: error });
}

/** What goes along with an error, whichever way it is answered. */
export function errorHeaders({ details: { retryAfter } }: AppError): Record<string, string> {
  const wait = retryAfter === undefined ? {} : { "retry-after": String(Math.ceil(retryAfter)) };
  return { "cache-control": "no-store", ...wait };
}

/** The client went away in the middle of its request: nobody reads the answer, and nothing of ours has failed. */
function hasLeft(c: Context<AppEnv>): boolean {
  const { incoming } = c.env ?? {};
  return incoming !== undefined && incoming.destroyed && !incoming.complete;
}

/** Turns whatever a handler threw into the one shape of errors; the cause goes to the log only. */
export function onError(error: Error, c: Context<AppEnv>): Response {
  const answer = hasLeft(c) ? new AppError("invalid_input", { cause: error }) : toAppError(error);
  if (answer.status >= 500) c.get("log")?.error({ err: error }, "request failed");
  return c.json(presentError(answer), answer.status, errorHeaders(answer));
}
