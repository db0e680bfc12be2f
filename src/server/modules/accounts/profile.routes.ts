import { Hono, type MiddlewareHandler } from "hono";
import { describeRoute } from "hono-openapi";
import { profileAnswerSchema, statusSchema } from "#core/account/answers.ts";
import { changePasswordSchema, deleteAccountSchema } from "#core/account/profile-schemas.ts";
import { profileSchema } from "#core/account/schemas.ts";
import { answers } from "#server/http/answers.ts";
import type { AppEnv } from "#server/http/env.ts";
import { validate } from "#server/http/middleware/validate.ts";
import { changePassword, type ChangePasswordDeps } from "./change-password.service.ts";
import { clearAll, type CookieDeps } from "./cookies.ts";
import { deleteAccount, type DeleteAccountDeps } from "./delete-account.service.ts";
import { readProfile, updateProfile, type ProfileDeps } from "./profile.service.ts";

type ProfileRoutesDeps = ProfileDeps & ChangePasswordDeps & DeleteAccountDeps & CookieDeps;

/** The signed-in user's own profile, password and account. */
export function profileRoutes(deps: ProfileRoutesDeps, requireUser: MiddlewareHandler<AppEnv>) {
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
    )
    .post(
      "/password",
      describeRoute({
        summary: "Change the password",
        description: "Every other session ends, and a mail tells the owner.",
        responses: answers("The new password is in force", statusSchema, [
          "invalid_input",
          "password_too_weak",
          "unauthorized",
          "rate_limited",
          "busy",
        ]),
      }),
      requireUser,
      validate("json", changePasswordSchema),
      async (c) => {
        const { id: userId } = c.var.user;
        const client = c.var.clientIp;
        await changePassword(deps, {
          userId,
          sessionId: c.var.sessionId,
          client,
          ...c.req.valid("json"),
        });
        c.var.log.info({ userId }, "password changed");
        return c.json({ status: true as const });
      },
    )
    .delete(
      "/",
      describeRoute({
        summary: "Delete the account",
        description:
          "For good: every session ends, everything in it is removed, a subscription ends at once, a last mail confirms it.",
        responses: answers("The account is gone", statusSchema, [
          "invalid_input",
          "unauthorized",
          "rate_limited",
          "busy",
        ]),
      }),
      requireUser,
      validate("json", deleteAccountSchema),
      async (c) => {
        const { id: userId, email } = c.var.user;
        const { password } = c.req.valid("json");
        await deleteAccount(deps, { userId, email, password, client: c.var.clientIp });
        clearAll(c, deps);
        c.var.log.info({ userId }, "account deleted");
        return c.json({ status: true as const });
      },
    );
}
