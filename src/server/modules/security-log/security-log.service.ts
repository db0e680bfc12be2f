import { deviceLabel, readDevice } from "#core/account/devices.ts";
import type { SecurityEventDetails, SecurityEventKind } from "#core/account/security-events.ts";
import type { Db, Queryable, Tx } from "#server/db/client.ts";
import type { Client } from "#server/http/client.ts";
import type { Clock } from "#server/lib/clock.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { deleteEvents, insertEvent, insertFailedSignIn } from "./security-events.repo.ts";
import { writeSecurityLine, type SecurityLineDeps } from "./security-line.ts";

/**
 * Dependencies of recording a security event: clock, ids, log and secret; `boot/deps.ts` provides
 * them, and most services of accounts extend them.
 */
export interface SecurityLogDeps extends SecurityLineDeps {
  readonly clock: Clock;
  readonly newId: () => string;
}

interface NewEvent {
  readonly userId: UserId;
  readonly event: SecurityEventKind;
  /** The client that caused it; absent for jobs, webhooks and commands. */
  readonly client?: Client | undefined;
  readonly details?: SecurityEventDetails;
}

const origin = (client: Client | undefined) => ({
  clientIp: client?.clientIp ?? null,
  device: client ? deviceLabel(readDevice(client.userAgent ?? null)) : null,
});

/**
 * Stores a security event and returns it, without a line for the operator. The commands of
 * operators call it (`grantTier` in `entitlements/grants.service.ts`,
 * `reset-second-factor.service.ts`), and `recordSecurityEvent`. Kinds:
 * `core/account/security-events.ts`; name of the device: `core/account/devices.ts`.
 */
export async function storeSecurityEvent(
  db: Queryable,
  { clock, newId }: Pick<SecurityLogDeps, "clock" | "newId">,
  { client, details = {}, ...event }: NewEvent,
) {
  const stored = { id: newId(), ...event, ...origin(client), details };
  await insertEvent(db, clock, stored);
  return stored;
}

/**
 * Stores a security event in the caller's transaction and writes the operator's line
 * (`security-line.ts`); services of accounts, `billing/plan-events.ts` and generations call it.
 * Call it last in the transaction: the line is written before the commit, so that a crash cannot
 * lose it. Kinds: `core/account/security-events.ts`, words: `security-activity.copy.ts` beside it.
 */
export async function recordSecurityEvent(
  db: Queryable,
  deps: SecurityLogDeps,
  event: NewEvent,
): Promise<void> {
  const { id: eventId, ...stored } = await storeSecurityEvent(db, deps, event);
  writeSecurityLine(deps, { ...stored, eventId });
}

interface RefusedSignIn {
  readonly email: string;
  readonly client: Client;
  /** Code of the refusal. */
  readonly reason: string;
}

interface FailedSignIn extends RefusedSignIn {
  /** The account of the address. */
  readonly userId: UserId | undefined;
}

/**
 * Records a sign-in with wrong credentials for `sign-in.service.ts`; at most
 * `FAILED_SIGN_INS_A_DAY` (`security-events.repo.ts`) are stored for an account. An unknown address
 * gets only a line (`security-line.ts`; device: `core/account/devices.ts`). The commit does not
 * wait for the disk: that wait would reveal which addresses have an account.
 */
export async function recordFailedSignIn(
  { db, ...deps }: SecurityLogDeps & { readonly db: Db },
  { email, client, reason, userId }: FailedSignIn,
): Promise<void> {
  const eventId = deps.newId();
  const failure = { userId, ...origin(client), details: { reason } };
  const isStored = await db.transaction(async (tx) => {
    await tx.execute("set local synchronous_commit = off");
    return insertFailedSignIn(tx, deps.clock, { id: eventId, ...failure });
  });
  writeSecurityLine(deps, { event: "sign_in_failed", ...failure, email, ...(isStored && { eventId }) });
}

/**
 * Writes the operator's line (`security-line.ts`) about a sign-in that was refused before its
 * password was checked; `sign-in.service.ts` calls it beyond `signInLimits`
 * (`accounts/account-limits.ts`). Nothing is stored.
 */
export function logRefusedSignIn(deps: SecurityLineDeps, { email, client, reason }: RefusedSignIn): void {
  writeSecurityLine(deps, { event: "sign_in_failed", ...origin(client), details: { reason }, email });
}

/**
 * Deletes the security events of an account, for `endAccount` (`account-deletion/end-account.ts`).
 * Its deletion remains in the operator's log (`logAccountDeletion`).
 */
export async function eraseSecurityEvents(tx: Tx, userId: UserId): Promise<void> {
  await deleteEvents(tx, userId);
}

/**
 * Writes the operator's line (`security-line.ts`) about an account that its owner deleted, for
 * `deleteAccount` (`account-deletion/delete-account.service.ts`). Nothing is stored.
 */
export function logAccountDeletion(
  deps: SecurityLineDeps,
  { userId, client }: { readonly userId: UserId; readonly client: Client },
): void {
  writeSecurityLine(deps, { event: "account_deleted", userId, ...origin(client), details: {} });
}
