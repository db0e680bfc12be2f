import type { IncomingMessage } from "node:http";

/** What the metrics are told of a request; its route is the pattern that answered, never the path itself. */
export interface ObservedRequest {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** Who asks with one of these wants more than an answer. */
const SPECIAL = ["content-length", "transfer-encoding", "expect", "upgrade", "connection"] as const;

/** Whether a request only asks, in the way every browser does, so that it may be answered without the application. */
export function isPlainGet({ method, headers }: IncomingMessage): boolean {
  if (method !== "GET" || headers.host === undefined) return false;
  return SPECIAL.every((name) => headers[name] === undefined || headers[name] === "keep-alive");
}

/** Names one request; every answer has its own. */
export const REQUEST_ID = "x-request-id";

/** The headers of an answer that others may be given as well, without its request id; `undefined` when it was for the one who asked. */
export function headersForAll({ status, headers }: Response): Record<string, string> | undefined {
  if (status !== 200 || headers.has("set-cookie") || headers.has("connection")) return undefined;
  const { [REQUEST_ID]: _, ...others } = Object.fromEntries(headers);
  return others;
}
