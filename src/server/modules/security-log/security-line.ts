import type { SecurityEventDetails, SecurityEventKind } from "#core/account/security-events.ts";
import { keyedHash } from "#server/lib/keyed-hash.ts";
import type { UserId } from "#server/lib/user-id.ts";
import type { Logger } from "#server/observability/log.ts";

/**
 * Dependencies of `writeSecurityLine`: the log, and the secret that hashes accounts and addresses
 * (`server/lib/keyed-hash.ts`). `boot/deps.ts` provides them to `security-log.service.ts`.
 */
export interface SecurityLineDeps {
  readonly log: Logger;
  readonly secret: string;
}

/** A line of the operator's security log, as `writeSecurityLine` takes it. */
interface SecurityLine {
  readonly event: SecurityEventKind | "account_deleted";
  /** Id of the stored event; absent for events that are only in the operator's log. */
  readonly eventId?: string;
  readonly userId?: UserId | undefined;
  /** Address that a failed sign-in named. */
  readonly email?: string;
  readonly clientIp: string | null;
  readonly device: string | null;
  readonly details: SecurityEventDetails;
}

/**
 * Writes a line of the operator's security log, for `security-log.service.ts`: channel `security`,
 * at every log level except `silent`. Account and address are hashed (`server/lib/keyed-hash.ts`);
 * the other fields are those of this function.
 */
export function writeSecurityLine({ log, secret }: SecurityLineDeps, line: SecurityLine): void {
  const { event, eventId, userId, email, clientIp, device, details } = line;
  const level = log.level === "silent" ? "silent" : "info";
  log.child({ channel: "security" }, { level }).info(
    {
      event,
      eventId,
      account: userId === undefined ? undefined : keyedHash(secret, "security-log:account", userId),
      address: email === undefined ? undefined : keyedHash(secret, "security-log:address", email),
      client: clientIp,
      device,
      details,
    },
    "security event",
  );
}
