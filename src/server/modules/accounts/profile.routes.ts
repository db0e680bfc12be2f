import { Hono, type MiddlewareHandler } from "hono";
import { describeRoute } from "hono-openapi";
import { profileAnswerSchema } from "../../../core/account/answers.ts";
import { profileSchema } from "../../../core/account/schemas.ts";
import { answers } from "../../http/answers.ts";
import type { AppEnv } from "../../http/env.ts";
import { validate } from "../../http/validate.ts";
import { readProfile, updateProfile, type ProfileDeps } from "./profile.service.ts";

/** The signed-in user's own profile. */
export function profileRoutes(deps: ProfileDeps, requireUser: MiddlewareHandler<AppEnv>) {
  return new Hono<AppEnv>()
    .get(
      "/",
      describeRoute({
        summary: "The profile",
        responses: answers("The signed-in user's profile", profileAnswerSchema, ["unauthorized"]),
      }),
      requireUser,
      async (c) => c.json(await readProfile(deps, c.var.user.id)),
    )
    .patch(
      "/",
      describeRoute({
        summary: "Change the profile",
        description: "Only the name can be changed here; every other field is ignored.",
        responses: answers("The changed profile", profileAnswerSchema, ["invalid_input", "unauthorized"]),
      }),
      requireUser,
      validate("json", profileSchema),
      async (c) => c.json(await updateProfile(deps, c.var.user.id, c.req.valid("json"))),
    );
}
