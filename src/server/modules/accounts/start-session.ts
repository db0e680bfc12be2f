import type { SignInMethod } from "#core/account/security-events.ts";
import type { Tx } from "#server/db/client.ts";
import type { Client } from "#server/http/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { recordSecurityEvent, type SecurityLogDeps } from "../security-log/security-log.public.ts";
import type { AccountMailDeps } from "./account-mails.service.ts";
import { queueNewDeviceMail } from "./new-device-mail.ts";
import { insertSession, type SessionEnd } from "./sessions.repo.ts";
import { hashToken, newToken } from "#server/lib/tokens.ts";

const TOKEN_BYTES = 32;
const USER_AGENT_MAX = 300;

/**
 * Dependencies of a new session: its row, the security event and the mail about a new device;
 * `boot/deps.ts` provides them to the sign-in services, which extend it.
 */
export interface StartSessionDeps extends AccountMailDeps, SecurityLogDeps {}

/**
 * A new session from `startSession`; `openSession` (`open-session.ts`) puts its token into the
 * browser's cookie. When it ends is decided by `sessions.repo.ts` (days: `core/account/limits.ts`).
 */
export interface StartedSession extends SessionEnd {
  readonly id: string;
  /** Only for the signed cookie; the table stores its hash. */
  readonly token: string;
  readonly startedAt: Date;
}

interface NewSession {
  readonly user: { readonly id: UserId; readonly email: string };
  readonly client: Client;
  readonly method: SignInMethod;
  /** Whether this browser has signed in to the account before. */
  readonly isKnownDevice: boolean;
}

/**
 * Starts a session of an authenticated user, in the transaction of a sign-in (`sign-in.service.ts`;
 * in `second-factor/` `confirm-sign-in.service.ts` and `passkey-sign-in.service.ts`) or of a
 * verification (`link.routes.ts`), and records it in the security log. Stores the user agent, cut
 * to `USER_AGENT_MAX` (this file). A new device is announced to the owner by mail
 * (`new-device-mail.ts`). Lifetime: `SESSION_IDLE_DAYS` in `core/account/limits.ts`. Call it last
 * in the transaction.
 */
export async function startSession(
  tx: Tx,
  deps: StartSessionDeps,
  { user, client, method, isKnownDevice }: NewSession,
): Promise<StartedSession> {
  const { clock, newId } = deps;
  const id = newId();
  const token = newToken(TOKEN_BYTES);
  const started = await insertSession(tx, clock, {
    id,
    userId: user.id,
    tokenHash: hashToken(token),
    userAgent: client.userAgent?.slice(0, USER_AGENT_MAX) ?? "",
  });
  if (!isKnownDevice) await queueNewDeviceMail(tx, deps, { user, client });
  const event = isKnownDevice ? "sign_in" : "new_device_sign_in";
  await recordSecurityEvent(tx, deps, { userId: user.id, event, client, details: { method } });
  return { id, token, ...started };
}
