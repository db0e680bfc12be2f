import { createMiddleware } from "hono/factory";
import { AppError } from "#server/lib/errors.ts";
import type { AppEnv } from "../env.ts";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/** Whether a method only asks. */
export const changesNothing = (method: string) => SAFE.has(method);

const CONTENT_TYPES = /^(application\/json|multipart\/form-data)\s*(;|$)/i;

/**
 * Guards every call that changes something. `Origin`, when sent, must be ours; else `Sec-Fetch-Site`
 * must say same-origin or none; a client that sends neither is no browser. A body must be JSON or a form upload,
 * which no foreign page can send without asking first.
 */
export function sameOrigin(origins: readonly string[]) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (changesNothing(c.req.method)) return next();
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
    await next();
  });
}
