import { Hono, type MiddlewareHandler } from "hono";
import { describeRoute } from "hono-openapi";
import { profileResponseSchema, statusResponseSchema } from "#core/account/responses.ts";
import { changePasswordSchema, deleteAccountSchema } from "#core/account/profile-schemas.ts";
import { profileSchema } from "#core/account/schemas.ts";
import { responses } from "../../http/responses.ts";
import type { AppEnv } from "#server/http/env.ts";
import { clientOf } from "#server/http/client.ts";
import { validate } from "#server/http/middleware/validate.ts";
import type { SecurityLogDeps } from "../security-log/security-log.public.ts";
import { changePassword, type ChangePasswordDeps } from "./change-password.service.ts";
import { clearAllCookies, type CookieDeps } from "./cookies.ts";
import { deleteAccount, type DeleteAccountDeps } from "../account-deletion/account-deletion.public.ts";
import { readProfile, updateProfile, type ProfileDeps } from "./profile.service.ts";

type ProfileRoutesDeps = ProfileDeps & ChangePasswordDeps & DeleteAccountDeps & CookieDeps & SecurityLogDeps;

/** Routes for the profile, password and account of the signed-in user. */
export function profileRoutes(deps: ProfileRoutesDeps, requireUser: MiddlewareHandler<AppEnv>) {
  return new Hono<AppEnv>()
    .get(
      "/",
      describeRoute({
        summary: "The profile",
        responses: responses("The signed-in user's profile", profileResponseSchema, ["unauthorized"]),
      }),
      requireUser,
      async (c) => c.json(await readProfile(deps, c.var.user.id)),
    )
    .patch(
      "/",
      describeRoute({
        summary: "Change the profile",
        description: "Only the name can change; other fields are ignored.",
        responses: responses("The changed profile", profileResponseSchema, ["invalid_input", "unauthorized"]),
      }),
      requireUser,
      validate("json", profileSchema),
      async (c) => {
        const change = { userId: c.var.user.id, client: clientOf(c), ...c.req.valid("json") };
        return c.json(await updateProfile(deps, change));
      },
    )
    .post(
      "/password",
      describeRoute({
        summary: "Change the password",
        description: "All other sessions end, and a mail notifies the owner.",
        responses: responses("The password has changed", statusResponseSchema, [
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
        const { sessionId } = c.var;
        await changePassword(deps, { userId, sessionId, client: clientOf(c), ...c.req.valid("json") });
        c.var.log.info({ userId }, "password changed");
        return c.json({ status: true as const });
      },
    )
    .delete(
      "/",
      describeRoute({
        summary: "Delete the account",
        description:
          "Permanent: all sessions end, all data is erased, a subscription ends at once, and a final mail confirms it.",
        responses: responses("The account is deleted", statusResponseSchema, [
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
        await deleteAccount(deps, { userId, email, password, client: clientOf(c) });
        clearAllCookies(c, deps);
        c.var.log.info({ userId }, "account deleted");
        return c.json({ status: true as const });
      },
    );
}
