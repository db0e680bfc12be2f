import { Hono, type MiddlewareHandler } from "hono";
import type { AppEnv } from "#server/http/env.ts";
import { AppError } from "#server/lib/errors.ts";
import type { ServeFile } from "./serve-file.ts";

/**
 * Route `/files/:id`, which serves files and their previews (`serve-file.ts`) to their owner only,
 * else 404; `boot/app.ts` mounts it. Which files an owner may read: `isVisible` in `files.repo.ts`.
 */
export function fileRoutes(serveFile: ServeFile, requireUser: MiddlewareHandler<AppEnv>) {
  return new Hono<AppEnv>()
    .get("/:id{[0-9a-f-]{36}}", requireUser, (c) =>
      serveFile(c, { id: c.req.param("id"), userId: c.var.user.id }),
    )
    .all("*", () => {
      throw new AppError("not_found");
    });
}
