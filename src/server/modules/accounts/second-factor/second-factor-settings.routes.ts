import { Hono, type MiddlewareHandler } from "hono";
import { describeRoute } from "hono-openapi";
import {
  addedFactorSchema,
  confirmPasswordSchema,
  newPasskeySchema,
  passkeyOptionsSchema,
  recoveryCodesSchema,
  secondFactorStateSchema,
  totpCodeSchema,
  totpSetupSchema,
} from "#core/account/second-factor.ts";
import type { ErrorCode } from "#core/errors.ts";
import type { AppEnv } from "#server/http/env.ts";
import { limitBody } from "#server/http/middleware/body-limits.ts";
import { validate } from "#server/http/middleware/validate.ts";
import { responses } from "#server/http/responses.ts";
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
/** Errors of every call with a password. */
const PASSWORD_ERRORS: readonly ErrorCode[] = ["invalid_input", "unauthorized", "rate_limited", "busy"];

type SecondFactorSettingsDeps = PasskeySettingsDeps & TotpSettingsDeps;

/** Routes for the passkeys, authenticator app and recovery codes of the signed-in user. */
export function secondFactorSettingsRoutes(
  deps: SecondFactorSettingsDeps,
  requireUser: MiddlewareHandler<AppEnv>,
) {
  return new Hono<AppEnv>()
    .use(requireUser, limitBody(BODY_BYTES))
    .get(
      "/",
      describeRoute({
        summary: "Your second factors",
        description: "Without keys and codes.",
        responses: responses("Passkeys, authenticator app and recovery codes", secondFactorStateSchema, [
          "unauthorized",
        ]),
      }),
      async (c) => c.json(await readSecondFactor(deps, c.var.user.id)),
    )
    .post(
      "/passkeys/options",
      describeRoute({
        summary: "Start to add a passkey",
        description: "Options for `navigator.credentials.create()`. The challenge works once, for 5 minutes.",
        responses: responses("PublicKeyCredentialCreationOptionsJSON", passkeyOptionsSchema, [
          ...PASSWORD_ERRORS,
          "passkey_limit",
          "passkeys_unavailable",
        ]),
      }),
      validate("json", confirmPasswordSchema),
      async (c) => {
        const { user, clientIp } = c.var;
        const { password } = c.req.valid("json");
        return c.json(await startPasskeyCreation(deps, { user, password, clientIp }));
      },
    )
    .post(
      "/passkeys",
      describeRoute({
        summary: "Add a passkey",
        description:
          "The first factor turns two-step sign-in on: it returns recovery codes and ends all other sessions.",
        responses: responses("The second factors, and new recovery codes or null", addedFactorSchema, [
          "invalid_input",
          "unauthorized",
          "passkey_refused",
          "passkey_exists",
          "passkey_limit",
          "passkeys_unavailable",
        ]),
      }),
      validate("json", newPasskeySchema),
      async (c) => {
        const { user, sessionId } = c.var;
        const added = await addPasskey(deps, { userId: user.id, sessionId, ...c.req.valid("json") });
        c.var.log.info({ userId: user.id }, "passkey added");
        return c.json(added);
      },
    )
    .delete(
      "/passkeys/:id",
      describeRoute({
        summary: "Remove a passkey",
        responses: responses("The second factors", secondFactorStateSchema, [
          ...PASSWORD_ERRORS,
          "not_found",
        ]),
      }),
      validate("json", confirmPasswordSchema),
      async (c) => {
        const userId = c.var.user.id;
        const { password } = c.req.valid("json");
        const removal = { userId, id: c.req.param("id"), password, clientIp: c.var.clientIp };
        const state = await removePasskey(deps, removal);
        c.var.log.info({ userId }, "passkey removed");
        return c.json(state);
      },
    )
    .post(
      "/totp",
      describeRoute({
        summary: "Start to add an authenticator app",
        description: "The key has no effect until a code confirms it within 5 minutes.",
        responses: responses("Key and address for the app", totpSetupSchema, [
          ...PASSWORD_ERRORS,
          "totp_exists",
        ]),
      }),
      validate("json", confirmPasswordSchema),
      async (c) => {
        const { id: userId, email } = c.var.user;
        const { password } = c.req.valid("json");
        return c.json(await startTotpSetup(deps, { userId, email, password, clientIp: c.var.clientIp }));
      },
    )
    .post(
      "/totp/confirm",
      describeRoute({
        summary: "Confirm an authenticator app",
        description:
          "The first factor turns two-step sign-in on: it returns recovery codes and ends all other sessions.",
        responses: responses("The second factors, and new recovery codes or null", addedFactorSchema, [
          "invalid_input",
          "unauthorized",
          "totp_setup_expired",
        ]),
      }),
      validate("json", totpCodeSchema),
      async (c) => {
        const { user, sessionId } = c.var;
        const added = await confirmTotp(deps, { userId: user.id, sessionId, ...c.req.valid("json") });
        c.var.log.info({ userId: user.id }, "authenticator app added");
        return c.json(added);
      },
    )
    .delete(
      "/totp",
      describeRoute({
        summary: "Remove the authenticator app",
        responses: responses("The second factors", secondFactorStateSchema, [
          ...PASSWORD_ERRORS,
          "not_found",
        ]),
      }),
      validate("json", confirmPasswordSchema),
      async (c) => {
        const userId = c.var.user.id;
        const { password } = c.req.valid("json");
        const state = await removeTotp(deps, { userId, password, clientIp: c.var.clientIp });
        c.var.log.info({ userId }, "authenticator app removed");
        return c.json(state);
      },
    )
    .post(
      "/recovery-codes",
      describeRoute({
        summary: "Create new recovery codes",
        description: "The old codes stop working. Only hashes of the new ones are stored.",
        responses: responses("The new codes", recoveryCodesSchema, [...PASSWORD_ERRORS, "no_second_factor"]),
      }),
      validate("json", confirmPasswordSchema),
      async (c) => {
        const userId = c.var.user.id;
        const { password } = c.req.valid("json");
        const created = await createRecoveryCodes(deps, { userId, password, clientIp: c.var.clientIp });
        c.var.log.info({ userId }, "recovery codes renewed");
        return c.json(created);
      },
    );
}
