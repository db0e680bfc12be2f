import { createMiddleware } from "hono/factory";
import { AppError } from "#server/lib/errors.ts";
import type { AppEnv } from "../env.ts";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a method is safe (RFC 9110, 9.2.1: `SAFE` in this file), so that neither `sameOrigin` nor
 * the limits of users (`user-limits.ts`) apply.
 */
export const isSafeMethod = (method: string) => SAFE.has(method);

const CONTENT_TYPES = /^(application\/json|multipart\/form-data)\s*(;|$)/i;

/**
 * Middleware of all routes but built pages (`boot/app.ts`) that protects unsafe methods against
 * cross-site requests. `Origin`, if sent, must be one of `origins` (`ownOrigins` in
 * `boot/deps.ts`); else `Sec-Fetch-Site` must be same-origin or none; a client that sends neither
 * is no browser. Throws `forbidden_origin`, and `unsupported_media_type` for a body that is neither
 * JSON nor multipart.
 */
export function sameOrigin(origins: readonly string[]) {
  return createMiddleware<AppEnv>((c, next) => {
    if (isSafeMethod(c.req.method)) return next();
    const origin = c.req.header("origin");
    const site = c.req.header("sec-fetch-site");
    if (
      origin !== undefined
        ? !origins.includes(origin)
        : site !== undefined && !/^(same-origin|none)$/.test(site)
    ) {
      throw new AppError("forbidden_origin");
    }
    const hasBody =
      c.req.header("transfer-encoding") !== undefined || Number(c.req.header("content-length") ?? 0) > 0;
    if (hasBody && !CONTENT_TYPES.test(c.req.header("content-type") ?? "")) {
      throw new AppError("unsupported_media_type");
    }
    return next();
  });
}
