import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { AppError } from "#server/lib/errors.ts";
import type { AppEnv } from "../env.ts";

/** Largest JSON or form body, in bytes: several times what the longest fields of any form add up to. */
export const BODY_BYTES = 64 * 1024;

/** Calls that take more. Each limits its body itself, behind whatever may refuse the call before a byte is read. */
export const LARGER_BODIES: readonly string[] = [
  "POST /api/results/report",
  "POST /api/uploads",
  "PUT /api/profile/avatar",
  "POST /api/stripe/webhook",
];

/** Refuses a larger body with 413: at once when its length is announced, else as soon as it is exceeded. */
export function limitBody(maxBytes: number, refuse = () => new AppError("payload_too_large")) {
  const limit = bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw refuse();
    },
  });
  return createMiddleware<AppEnv>((c, next) => (hasBody(c) ? limit(c, next) : next()));
}

/**
 * A request without either of these has no body (RFC 9112, 6.3). The library would look at the body itself, for which
 * a whole web request is built: that takes longer than most reads.
 */
function hasBody(c: Context<AppEnv>): boolean {
  return c.req.header("content-length") !== undefined || c.req.header("transfer-encoding") !== undefined;
}

/** The limit of every call that has no other. */
export function limitBodies() {
  const limit = limitBody(BODY_BYTES);
  return createMiddleware<AppEnv>((c, next) =>
    LARGER_BODIES.includes(`${c.req.method} ${c.req.path}`) ? next() : limit(c, next),
  );
}
