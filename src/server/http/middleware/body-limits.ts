import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { AppError } from "#server/lib/errors.ts";
import type { AppEnv } from "../env.ts";

/**
 * Maximum size of a JSON or form body: in bytes, several times the longest valid form. Larger
 * bodies are answered with 413, except on the routes of `LARGER_BODIES`. `limitBodies` enforces it.
 */
export const BODY_BYTES = 64 * 1024;

/**
 * Routes that `limitBodies` leaves out: they call `limitBody` with their own, larger limit after
 * the checks that need no body.
 */
const LARGER_BODIES: readonly string[] = [
  "POST /api/results/report",
  "POST /api/campaigns/:id/reports/read",
  "POST /api/campaigns/:id/reports",
  "POST /api/campaigns/:id/exports/templates/:format",
  "PUT /api/films/:id/cover",
  "PUT /api/films/:id/parts/:part",
  "PUT /api/generations/:id/voice/:scene",
  "POST /api/uploads",
  "POST /api/uploads/logo",
  "POST /api/uploads/proof",
  "PUT /api/profile/avatar",
  "POST /api/stripe/webhook",
];

/** One of `LARGER_BODIES`; a parameter is one segment of the path. */
const LARGER_BODY = new RegExp(`^(?:${LARGER_BODIES.join("|").replaceAll(/:\w+/g, "[^/]+")})$`);

/**
 * Whether a call such as "POST /api/uploads" has its own, larger limit (`LARGER_BODIES`).
 * `limitBodies` asks it.
 */
export const hasLargerBody = (call: string): boolean => LARGER_BODY.test(call);

/**
 * Creates the middleware that rejects a larger body with 413, or the error of `refuse`: at once by
 * its Content-Length, else when the limit is exceeded. `limitBodies` uses it for most routes;
 * routes of files (`receive-image.ts`), sheets, reports (`upload-limits.ts`), accounts and webhooks
 * pass limits of their own.
 */
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
 * A request without either header has no body (RFC 9112, 6.3). The library checks the body itself,
 * which makes it build a whole web request.
 */
function hasBody(c: Context<AppEnv>): boolean {
  return c.req.header("content-length") !== undefined || c.req.header("transfer-encoding") !== undefined;
}

/**
 * Middleware of all routes, which `boot/app.ts` mounts: refuses bodies above `BODY_BYTES` with 413
 * `payload_too_large` (`core/errors.ts`), except on the routes of `LARGER_BODIES`, which have
 * limits of their own.
 */
export function limitBodies() {
  const limit = limitBody(BODY_BYTES);
  return createMiddleware<AppEnv>((c, next) =>
    hasBody(c) && !hasLargerBody(`${c.req.method} ${c.req.path}`) ? limit(c, next) : next(),
  );
}
