import type { Context, MiddlewareHandler } from "hono";
import { secondFactorSettingsApi } from "#core/api/second-factor.api.ts";
import { apiRoutes } from "#server/http/api-routes.ts";
import type { AppEnv } from "#server/http/env.ts";
import { limitBody } from "#server/http/middleware/body-limits.ts";
import {
  addPasskey,
  removePasskey,
  startPasskeyCreation,
  type PasskeySettingsDeps,
} from "./passkey-settings.service.ts";
import { createRecoveryCodes } from "./recovery-codes.service.ts";
import { readSecondFactor } from "./second-factor-state.service.ts";
import { confirmTotp, removeTotp, startTotpSetup, type TotpSettingsDeps } from "./totp-settings.service.ts";

const BODY_BYTES = 16 * 1024;

type SecondFactorSettingsDeps = PasskeySettingsDeps & TotpSettingsDeps;

/** Routes of the passkeys, authenticator app and recovery codes of the signed-in user. */
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
    { requireUser, use: [limitBody(BODY_BYTES)] },
    {
      "GET /api/profile/second-factor": (c) => readSecondFactor(deps, c.var.user.id),
      "POST /api/profile/second-factor/passkeys/options": async (c, { body: { password } }) => {
        const { user, clientIp } = c.var;
        return { ...(await startPasskeyCreation(deps, { user, password, clientIp })) };
      },
      "POST /api/profile/second-factor/passkeys": (c, { body }) => {
        const { user, sessionId } = c.var;
        return logged(c, "passkey added", addPasskey(deps, { userId: user.id, sessionId, ...body }));
      },
      "DELETE /api/profile/second-factor/passkeys/:id": (c, { params: { id }, body: { password } }) => {
        const { user, clientIp } = c.var;
        const removal = { userId: user.id, id, password, clientIp };
        return logged(c, "passkey removed", removePasskey(deps, removal));
      },
      "POST /api/profile/second-factor/totp": (c, { body: { password } }) => {
        const { id: userId, email } = c.var.user;
        return startTotpSetup(deps, { userId, email, password, clientIp: c.var.clientIp });
      },
      "POST /api/profile/second-factor/totp/confirm": (c, { body: { code } }) => {
        const { user, sessionId } = c.var;
        return logged(c, "authenticator app added", confirmTotp(deps, { userId: user.id, sessionId, code }));
      },
      "DELETE /api/profile/second-factor/totp": (c, { body: { password } }) => {
        const { user, clientIp } = c.var;
        const removal = { userId: user.id, password, clientIp };
        return logged(c, "authenticator app removed", removeTotp(deps, removal));
      },
      "POST /api/profile/second-factor/recovery-codes": (c, { body: { password } }) => {
        const { user, clientIp } = c.var;
        const request = { userId: user.id, password, clientIp };
        return logged(c, "recovery codes renewed", createRecoveryCodes(deps, request));
      },
    },
  );
}
