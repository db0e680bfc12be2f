import type { ReadFailure } from "#core/readings/reading-failures.copy.ts";

/**
 * An address that the website reader could not read; its reason is a key of `READ_FAILURES` in
 * `core/readings/reading-failures.copy.ts`, which has the message. The files of this folder throw
 * it; `run-reading.ts` and `fetch-files.ts` of `modules/readings` handle it.
 */
export class ReadError extends Error {
  readonly failure: ReadFailure;

  constructor(failure: ReadFailure, cause?: unknown) {
    super(`website: ${failure}`, { cause });
    this.name = "ReadError";
    this.failure = failure;
  }
}

/** Error codes of certificates and of TLS. */
const CERTIFICATE = /^(CERT_|ERR_TLS_|ERR_SSL_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|HOSTNAME_MISMATCH)/;
/** Error codes of the HTTP parser and of the decoders. */
const MALFORMED = /^(HPE_|UND_ERR_(HEADERS_OVERFLOW|RES_|INVALID)|Z_|ERR_ZLIB|ERR_)/;

/**
 * Classifies an error of a connection, of the HTTP client or of a decoder as a `ReadError`, when a
 * request of a reading fails (`visit.ts`). `CERTIFICATE` and `MALFORMED` above list the codes;
 * unknown errors are `unreachable`.
 */
export function toReadError(error: unknown): ReadError {
  if (error instanceof ReadError) return error;
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code !== "string") return new ReadError("unreachable", error);
  if (CERTIFICATE.test(code)) return new ReadError("certificate", error);
  if (/TIMEOUT|TIMEDOUT/.test(code)) return new ReadError("timeout", error);
  return new ReadError(MALFORMED.test(code) ? "malformed" : "unreachable", error);
}
