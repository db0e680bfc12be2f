import type { MiddlewareHandler } from "hono";
import { profileApi } from "#core/api/profile.api.ts";
import { apiRoutes } from "#server/http/api-routes.ts";
import type { AppEnv } from "#server/http/env.ts";
import { clientOf } from "#server/http/client.ts";
import type { SecurityLogDeps } from "../security-log/security-log.public.ts";
import { changePassword, type ChangePasswordDeps } from "./change-password.service.ts";
import { clearAllCookies, type CookieDeps } from "./cookies.ts";
import { deleteAccount, type DeleteAccountDeps } from "../account-deletion/account-deletion.public.ts";
import { readProfile, updateProfile, type ProfileDeps } from "./profile.service.ts";

type ProfileRoutesDeps = ProfileDeps & ChangePasswordDeps & DeleteAccountDeps & CookieDeps & SecurityLogDeps;

/**
 * Routes for the profile (`profile.service.ts`), password (`change-password.service.ts`) and
 * deletion (`account-deletion/delete-account.service.ts`) of the signed-in user's account; paths
 * and schemas: `core/api/profile.api.ts`. `boot/app.ts` mounts them.
 */
export function profileRoutes(deps: ProfileRoutesDeps, requireUser: MiddlewareHandler<AppEnv>) {
  return apiRoutes(
    profileApi,
    { requireUser },
    {
      "GET /api/profile": (c) => readProfile(deps, c.var.user.id),
      "PATCH /api/profile": (c, { body }) =>
        updateProfile(deps, { userId: c.var.user.id, client: clientOf(c), ...body }),
      "POST /api/profile/password": async (c, { body }) => {
        const { id: userId } = c.var.user;
        const { sessionId } = c.var;
        await changePassword(deps, { userId, sessionId, client: clientOf(c), ...body });
        c.var.log.info({ userId }, "password changed");
        return { status: true as const };
      },
      "DELETE /api/profile": async (c, { body: { password } }) => {
        const { id: userId, email } = c.var.user;
        await deleteAccount(deps, { userId, email, password, client: clientOf(c) });
        clearAllCookies(c, deps);
        c.var.log.info({ userId }, "account deleted");
        return { status: true as const };
      },
    },
  );
}
