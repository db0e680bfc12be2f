/**
 * Interval in ms at which `SessionProvider` checks the session's lease. The length of the lease is
 * `LEASE_MS` in `server/modules/accounts/session.service.ts`.
 */
export const TICK_MS = 30_000;
const EXTEND_AT_TICKS = 3;
const EXPIRY_MARGIN_MS = 90_000;

/**
 * Whether `createSessionStore` should extend the lease now, at one of its ticks: if at most
 * `EXTEND_AT_TICKS` whole ticks (`TICK_MS`) are left, that is less than 2 minutes. Times in ms
 * since 1970. The server sets the length of the lease (`LEASE_MS` in
 * `server/modules/accounts/session.service.ts`).
 */
export function shouldExtend(expiresAt: number, now: number): boolean {
  return Math.floor((expiresAt - now) / TICK_MS) <= EXTEND_AT_TICKS;
}

/**
 * Whether the lease has ended or ends within `EXPIRY_MARGIN_MS`, so that the tick of
 * `createSessionStore` reads the session again. Times in ms since 1970. The server sets the lease's
 * length (`LEASE_MS` in `server/modules/accounts/session.service.ts`).
 */
export function isExpired(expiresAt: number, now: number): boolean {
  return expiresAt - now < EXPIRY_MARGIN_MS;
}
