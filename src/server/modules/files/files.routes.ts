import { Hono, type MiddlewareHandler } from "hono";
import type { AppEnv } from "../../http/env.ts";
import { AppError } from "../../errors.ts";
import { findFile, type FilesDeps } from "./files.service.ts";

/** Types that a browser may show; every other one is saved, whatever it holds. */
const SHOWN: Record<string, string> = { "image/jpeg": "jpg", "image/png": "png", "image/webp": "webp" };
/** Should a browser ever take a file for a page, it can do nothing and is no part of this site. */
const FILE_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Files to their owner and nobody else. */
export function fileRoutes(deps: FilesDeps, requireUser: MiddlewareHandler<AppEnv>) {
  return new Hono<AppEnv>()
    .get("/:id{[0-9a-f-]{36}}", requireUser, async (c) => {
      const file = await findFile(deps, { id: c.req.param("id"), userId: c.var.user.id });
      const etag = `"${file.sha256.slice(0, 32)}"`;
      const unchanged = c.req.header("if-none-match") === etag;
      // Opened before any header is set: an error must not carry the headers of a file.
      const content = unchanged || c.req.method === "HEAD" ? undefined : await file.open();
      c.header("ETag", etag);
      // Asked for again each time: after a sign-out or a deletion nobody sees it, and what has not changed is not sent.
      c.header("Cache-Control", "private, no-cache");
      c.header("Content-Security-Policy", FILE_POLICY);
      if (unchanged) return c.body(null, 304);
      const extension = SHOWN[file.type];
      c.header("Content-Type", extension ? file.type : "application/octet-stream");
      c.header(
        "Content-Disposition",
        extension ? `inline; filename="${file.id}.${extension}"` : `attachment; filename="${file.id}"`,
      );
      c.header("Content-Length", String(file.bytes));
      return content ? c.body(content) : c.body(null);
    })
    .all("*", () => {
      throw new AppError("not_found");
    });
}
