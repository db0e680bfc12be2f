import { Hono, type Context } from "hono";
import { describeRoute } from "hono-openapi";
import { sessionResponseSchema } from "#core/account/responses.ts";
import {
  passkeyAssertionSchema,
  passkeyOptionsSchema,
  pendingSignInSchema,
  recoveryCodeSchema,
  totpCodeSchema,
} from "#core/account/second-factor.ts";
import type { ErrorCode } from "#core/errors.ts";
import type { AppEnv } from "#server/http/env.ts";
import { validate } from "#server/http/middleware/validate.ts";
import { responses } from "#server/http/responses.ts";
import type { ClientQueue } from "../client-queue.ts";
import { clearPendingSignIn, readDeviceId, readPendingSignInToken } from "../cookies.ts";
import { countSignIn, type SignInMetrics } from "../count-sign-in.ts";
import { openSession } from "../open-session.ts";
import type { SessionDeps } from "../session.service.ts";
import { confirmSignIn, type ConfirmSignInDeps, type Proof } from "./confirm-sign-in.service.ts";
import { signInWithPasskey, startPasskeySignIn, type PasskeySignInDeps } from "./passkey-sign-in.service.ts";
import { readPendingSignIn, startPasskeyConfirmation } from "./pending-sign-in.service.ts";

export interface SecondFactorRoutesDeps
  extends SessionDeps, ConfirmSignInDeps, PasskeySignInDeps, SignInMetrics {
  readonly clientQueue: ClientQueue;
}

const CONFIRM_ERRORS: readonly ErrorCode[] = ["invalid_input", "second_factor_expired", "rate_limited"];

/** Routes below `/api/auth`: the second factor after a password, and the sign-in with a passkey. */
export function secondFactorRoutes(deps: SecondFactorRoutesDeps) {
  /** Completes the browser's pending sign-in. */
  async function confirm(c: Context<AppEnv>, proof: Proof) {
    const { clientIp } = c.var;
    const confirmation = {
      token: readPendingSignInToken(c, deps),
      proof,
      clientIp,
      userAgent: c.req.header("user-agent"),
      readDeviceId: (email: string) => readDeviceId(c, deps, email),
    };
    const signedIn = await deps.clientQueue(clientIp, () =>
      countSignIn(deps, () => confirmSignIn(deps, confirmation)),
    );
    clearPendingSignIn(c, deps);
    c.var.log.info({ userId: signedIn.user.id, factor: proof.kind }, "signed in");
    return openSession(c, deps, signedIn);
  }

  return new Hono<AppEnv>()
    .get(
      "/second-factor",
      describeRoute({
        summary: "The sign-in that waits for a second factor",
        description:
          "After `second_factor_required`: what this browser can complete its sign-in with, and until when.",
        responses: responses("The accepted factors", pendingSignInSchema, ["second_factor_expired"]),
      }),
      async (c) => c.json(await readPendingSignIn(deps, readPendingSignInToken(c, deps))),
    )
    .post(
      "/totp/sign-in",
      describeRoute({
        summary: "Complete a sign-in with an authenticator app",
        description: "Each code works once. A sign-in permits five tries over all factors.",
        responses: responses("The new session", sessionResponseSchema, CONFIRM_ERRORS),
      }),
      validate("json", totpCodeSchema),
      async (c) => c.json(await confirm(c, { kind: "totp", ...c.req.valid("json") })),
    )
    .post(
      "/recovery-codes/sign-in",
      describeRoute({
        summary: "Complete a sign-in with a recovery code",
        description: "Each code works once, and its use is announced to the owner by mail.",
        responses: responses("The new session", sessionResponseSchema, CONFIRM_ERRORS),
      }),
      validate("json", recoveryCodeSchema),
      async (c) => c.json(await confirm(c, { kind: "recovery-code", ...c.req.valid("json") })),
    )
    .post(
      "/passkeys/second-factor/options",
      describeRoute({
        summary: "Start to complete a sign-in with a passkey",
        description: "Options for `navigator.credentials.get()`. The challenge works once, for 5 minutes.",
        responses: responses("PublicKeyCredentialRequestOptionsJSON", passkeyOptionsSchema, [
          "second_factor_expired",
          "passkeys_unavailable",
        ]),
      }),
      async (c) => c.json(await startPasskeyConfirmation(deps, readPendingSignInToken(c, deps))),
    )
    .post(
      "/passkeys/second-factor",
      describeRoute({
        summary: "Complete a sign-in with a passkey",
        responses: responses("The new session", sessionResponseSchema, [
          ...CONFIRM_ERRORS,
          "passkey_refused",
          "passkeys_unavailable",
        ]),
      }),
      validate("json", passkeyAssertionSchema),
      async (c) => c.json(await confirm(c, { kind: "passkey", ...c.req.valid("json") })),
    )
    .post(
      "/passkeys/sign-in/options",
      describeRoute({
        summary: "Start to sign in with a passkey",
        description:
          "Options for `navigator.credentials.get()` for any passkey of this site. The challenge works once, for 5 minutes.",
        responses: responses("PublicKeyCredentialRequestOptionsJSON", passkeyOptionsSchema, [
          "rate_limited",
          "passkeys_unavailable",
        ]),
      }),
      async (c) => {
        const { clientIp } = c.var;
        return c.json(await deps.clientQueue(clientIp, () => startPasskeySignIn(deps, clientIp)));
      },
    )
    .post(
      "/passkeys/sign-in",
      describeRoute({
        summary: "Sign in with a passkey",
        description:
          "Needs no password and no second factor: the authenticator must have verified the user, for example by fingerprint or PIN.",
        responses: responses("The new session", sessionResponseSchema, [
          "invalid_input",
          "passkey_refused",
          "rate_limited",
          "passkeys_unavailable",
        ]),
      }),
      validate("json", passkeyAssertionSchema),
      async (c) => {
        const { clientIp } = c.var;
        const request = { ...c.req.valid("json"), clientIp, userAgent: c.req.header("user-agent") };
        const signedIn = await deps.clientQueue(clientIp, () =>
          countSignIn(deps, () => signInWithPasskey(deps, request)),
        );
        c.var.log.info({ userId: signedIn.user.id, factor: "passkey" }, "signed in");
        return c.json(await openSession(c, deps, signedIn));
      },
    );
}
