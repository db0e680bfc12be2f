import type { MiddlewareHandler } from "hono";
import { avatarMessages } from "#core/account/profile.copy.ts";
import { avatarApi } from "#core/api/files.api.ts";
import { LIMITS } from "#core/limits.ts";
import { apiRoutes } from "#server/http/api-routes.ts";
import type { AppEnv } from "#server/http/env.ts";
import { removeAvatar, saveAvatar, type AvatarDeps } from "./avatar.service.ts";
import { imageReceiver, limitUploads, type ReceiveDeps } from "./receive-image.ts";

const receive = imageReceiver({
  maxBytes: LIMITS.avatarBytes,
  messages: avatarMessages,
  limits: { concurrency: 4, maxWaiting: 64 },
  limitsPerUser: { concurrency: 1, maxWaiting: 4 },
});

/**
 * Routes of the signed-in user's avatar (`avatarApi` in `core/api/files.api.ts`), whose file has at
 * most `LIMITS.avatarBytes` (`core/limits.ts`); `boot/app.ts` mounts them. At most 4 are received
 * at a time (`receive` in this file); uploads per hour and user: `uploadsPerHour` in
 * `core/rate-limits.ts`; messages: `avatarMessages` in `core/account/profile.copy.ts`.
 */
export function avatarRoutes(deps: AvatarDeps & ReceiveDeps, requireUser: MiddlewareHandler<AppEnv>) {
  return apiRoutes(
    avatarApi,
    { requireUser },
    {
      "PUT /api/profile/avatar": {
        use: [limitUploads(deps), receive.bounds],
        handle: async (c) => {
          const { bytes: file } = await receive.read(c, deps);
          return saveAvatar(deps, { userId: c.var.user.id, file });
        },
      },
      "DELETE /api/profile/avatar": (c) => removeAvatar(deps, c.var.user.id),
    },
  );
}
