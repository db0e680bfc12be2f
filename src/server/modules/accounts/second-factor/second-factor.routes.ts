import type { Context } from "hono";
import { secondFactorApi } from "#core/api/second-factor.api.ts";
import { apiRoutes } from "#server/http/api-routes.ts";
import { clientOf } from "#server/http/client.ts";
import type { AppEnv } from "#server/http/env.ts";
import { limitAccountBody } from "../account-limits.ts";
import type { ClientQueue } from "../client-queue.ts";
import { clearPendingSignIn, readDeviceId, readPendingSignInToken } from "../cookies.ts";
import { countSignIn, type SignInMetrics } from "../count-sign-in.ts";
import { openSession } from "../open-session.ts";
import type { SessionDeps } from "../session.service.ts";
import { confirmSignIn, type ConfirmSignInDeps, type FactorProof } from "./confirm-sign-in.service.ts";
import { signInWithPasskey, startPasskeySignIn, type PasskeySignInDeps } from "./passkey-sign-in.service.ts";
import { readPendingSignIn, startPasskeyConfirmation } from "./pending-sign-in.service.ts";

interface SecondFactorRoutesDeps extends SessionDeps, ConfirmSignInDeps, PasskeySignInDeps, SignInMetrics {
  readonly clientQueue: ClientQueue;
}

/**
 * Routes of the second factor after a password (`pending-sign-in.service.ts`,
 * `confirm-sign-in.service.ts`), and of the sign-in with a passkey (`passkey-sign-in.service.ts`);
 * paths and schemas: `core/api/second-factor.api.ts`. `boot/app.ts` mounts them; size of bodies:
 * `limitAccountBody` in `accounts/account-limits.ts`.
 */
export function secondFactorRoutes(deps: SecondFactorRoutesDeps) {
  /** Completes the browser's pending sign-in. */
  async function confirm(c: Context<AppEnv>, proof: FactorProof) {
    const { clientIp } = c.var;
    const confirmation = {
      token: readPendingSignInToken(c, deps),
      proof,
      client: clientOf(c),
      readDeviceId: (email: string) => readDeviceId(c, deps, email),
    };
    const signedIn = await deps.clientQueue(clientIp, () =>
      countSignIn(deps, () => confirmSignIn(deps, confirmation)),
    );
    clearPendingSignIn(c, deps);
    c.var.log.info({ userId: signedIn.user.id, factor: proof.kind }, "signed in");
    return openSession(c, deps, signedIn);
  }

  return apiRoutes(
    secondFactorApi,
    { use: [limitAccountBody] },
    {
      "GET /api/auth/second-factor": (c) => readPendingSignIn(deps, readPendingSignInToken(c, deps)),
      "POST /api/auth/totp/sign-in": (c, { body }) => confirm(c, { kind: "totp", ...body }),
      "POST /api/auth/recovery-codes/sign-in": (c, { body }) =>
        confirm(c, { kind: "recovery-code", ...body }),
      "POST /api/auth/passkeys/second-factor/options": async (c) => ({
        ...(await startPasskeyConfirmation(deps, readPendingSignInToken(c, deps))),
      }),
      "POST /api/auth/passkeys/second-factor": (c, { body }) => confirm(c, { kind: "passkey", ...body }),
      "POST /api/auth/passkeys/sign-in/options": async (c) => {
        const { clientIp } = c.var;
        return { ...(await deps.clientQueue(clientIp, () => startPasskeySignIn(deps, clientIp))) };
      },
      "POST /api/auth/passkeys/sign-in": async (c, { body }) => {
        const { clientIp } = c.var;
        const request = {
          ...body,
          client: clientOf(c),
          readDeviceId: (email: string) => readDeviceId(c, deps, email),
        };
        const signedIn = await deps.clientQueue(clientIp, () =>
          countSignIn(deps, () => signInWithPasskey(deps, request)),
        );
        c.var.log.info({ userId: signedIn.user.id, factor: "passkey" }, "signed in");
        return openSession(c, deps, signedIn);
      },
    },
  );
}
