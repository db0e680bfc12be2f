import { Hono, type MiddlewareHandler } from "hono";
import { describeRoute, resolver } from "hono-openapi";
import { profileResponseSchema } from "#core/account/responses.ts";
import { avatarMessages } from "#core/account/profile.copy.ts";
import { LIMITS } from "#core/limits.ts";
import type { AppEnv } from "#server/http/env.ts";
import { FILE_FORM } from "#server/http/uploaded-form.ts";
import { removeAvatar, saveAvatar, type AvatarDeps } from "./avatar.service.ts";
import { imageReceiver, imageErrorResponses, limitUploads, type ReceiveDeps } from "./receive-image.ts";

const receive = imageReceiver({
  maxBytes: LIMITS.avatarBytes,
  messages: avatarMessages,
  limits: { concurrency: 4, maxWaiting: 64 },
  limitsPerUser: { concurrency: 1, maxWaiting: 4 },
});

const PROFILE = {
  description: "The profile",
  content: { "application/json": { schema: resolver(profileResponseSchema) } },
};

/** Routes of the signed-in user's avatar. */
export function avatarRoutes(deps: AvatarDeps & ReceiveDeps, requireUser: MiddlewareHandler<AppEnv>) {
  return new Hono<AppEnv>()
    .put(
      "/",
      describeRoute({
        summary: "Set the avatar",
        description:
          "JPEG, PNG or WebP, at most 5 MB. It is decoded, cropped to a square and re-encoded without metadata; only its owner can open it. The previous one is removed.",
        requestBody: FILE_FORM,
        responses: {
          200: PROFILE,
          ...imageErrorResponses("Larger than 5 MB"),
        },
      }),
      requireUser,
      limitUploads(deps),
      receive.bounds,
      async (c) =>
        c.json(await saveAvatar(deps, { userId: c.var.user.id, file: await receive.read(c, deps) })),
    )
    .delete(
      "/",
      describeRoute({
        summary: "Remove the avatar",
        responses: { 200: PROFILE, 401: { description: "`unauthorized`" } },
      }),
      requireUser,
      async (c) => c.json(await removeAvatar(deps, c.var.user.id)),
    );
}
