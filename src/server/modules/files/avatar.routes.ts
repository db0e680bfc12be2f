import { Hono, type MiddlewareHandler } from "hono";
import { describeRoute, resolver } from "hono-openapi";
import { profileAnswerSchema } from "#core/account/answers.ts";
import { avatarMessages } from "#core/account/profile-words.ts";
import { LIMITS } from "#core/limits.ts";
import type { AppEnv } from "#server/http/env.ts";
import { FILE_FORM } from "#server/http/uploaded-form.ts";
import { removeAvatar, takeAvatar, type AvatarDeps } from "./avatar.service.ts";
import { imageReceiver, imageRefusals, limitUploads, type ReceiveDeps } from "./receive-image.ts";

const receive = imageReceiver({
  maxBytes: LIMITS.avatarBytes,
  messages: avatarMessages,
  limits: { atOnce: 4, waiting: 64 },
  limitsOfOneUser: { atOnce: 1, waiting: 4 },
});

const PROFILE = {
  description: "The profile",
  content: { "application/json": { schema: resolver(profileAnswerSchema) } },
};

/** The signed-in user's own picture. */
export function avatarRoutes(deps: AvatarDeps & ReceiveDeps, requireUser: MiddlewareHandler<AppEnv>) {
  return new Hono<AppEnv>()
    .put(
      "/",
      describeRoute({
        summary: "Set the avatar",
        description:
          "JPEG, PNG or WebP, at most 5 MB. It is decoded, cut to a square and drawn anew without metadata; only its owner can open it. The earlier one is removed.",
        requestBody: FILE_FORM,
        responses: {
          200: PROFILE,
          ...imageRefusals("Larger than 5 MB"),
        },
      }),
      requireUser,
      limitUploads(deps),
      receive.bounds,
      async (c) =>
        c.json(await takeAvatar(deps, { userId: c.var.user.id, file: await receive.read(c, deps) })),
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
