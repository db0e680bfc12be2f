import type { Context, MiddlewareHandler } from "hono";
import { secondFactorSettingsApi } from "#core/api/second-factor.api.ts";
import { apiRoutes } from "#server/http/api-routes.ts";
import { clientOf } from "#server/http/client.ts";
import type { AppEnv } from "#server/http/env.ts";
import { limitAccountBody } from "../account-limits.ts";
import {
  addPasskey,
  removePasskey,
  startPasskeyCreation,
  type PasskeySettingsDeps,
} from "./passkey-settings.service.ts";
import { createRecoveryCodes } from "./recovery-codes.service.ts";
import { readSecondFactor } from "./second-factor-state.service.ts";
import { confirmTotp, removeTotp, startTotpSetup, type TotpSettingsDeps } from "./totp-settings.service.ts";

type SecondFactorSettingsDeps = PasskeySettingsDeps & TotpSettingsDeps;

/**
 * Routes of "Two-step sign-in" on the profile page: passkeys (`passkey-settings.service.ts`),
 * authenticator app (`totp-settings.service.ts`) and recovery codes (`recovery-codes.service.ts`);
 * paths and schemas: `core/api/second-factor.api.ts`. `boot/app.ts` mounts them; size of bodies:
 * `limitAccountBody` in `accounts/account-limits.ts`.
 */
export function secondFactorSettingsRoutes(
  deps: SecondFactorSettingsDeps,
  requireUser: MiddlewareHandler<AppEnv>,
) {
  /** Logs a change of the user's second factor and returns the response. */
  async function logged<T>(c: Context<AppEnv>, change: string, response: Promise<T>): Promise<T> {
    const body = await response;
    c.var.log.info({ userId: c.var.user.id }, change);
    return body;
  }

  return apiRoutes(
    secondFactorSettingsApi,
    { requireUser, use: [limitAccountBody] },
    {
      "GET /api/profile/second-factor": (c) => readSecondFactor(deps, c.var.user.id),
      "POST /api/profile/second-factor/passkeys/options": async (c, { body: { password } }) => {
        const { user } = c.var;
        return { ...(await startPasskeyCreation(deps, { user, password, client: clientOf(c) })) };
      },
      "POST /api/profile/second-factor/passkeys": (c, { body }) => {
        const { user, sessionId } = c.var;
        return logged(
          c,
          "passkey added",
          addPasskey(deps, { userId: user.id, sessionId, ...body, client: clientOf(c) }),
        );
      },
      "DELETE /api/profile/second-factor/passkeys/:id": (c, { params: { id }, body: { password } }) => {
        const removal = { userId: c.var.user.id, id, password, client: clientOf(c) };
        return logged(c, "passkey removed", removePasskey(deps, removal));
      },
      "POST /api/profile/second-factor/totp": (c, { body: { password } }) => {
        const { id: userId, email } = c.var.user;
        return startTotpSetup(deps, { userId, email, password, client: clientOf(c) });
      },
      "POST /api/profile/second-factor/totp/confirm": (c, { body: { code } }) => {
        const { user, sessionId } = c.var;
        const confirmation = { userId: user.id, sessionId, code, client: clientOf(c) };
        return logged(c, "authenticator app added", confirmTotp(deps, confirmation));
      },
      "DELETE /api/profile/second-factor/totp": (c, { body: { password } }) => {
        const removal = { userId: c.var.user.id, password, client: clientOf(c) };
        return logged(c, "authenticator app removed", removeTotp(deps, removal));
      },
      "POST /api/profile/second-factor/recovery-codes": (c, { body: { password } }) => {
        const request = { userId: c.var.user.id, password, client: clientOf(c) };
        return logged(c, "recovery codes renewed", createRecoveryCodes(deps, request));
      },
    },
  );
}
