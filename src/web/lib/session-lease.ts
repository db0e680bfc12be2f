/** The specified refresh: a tick every 30 s, an extension when 3 ticks or fewer remain, a margin of 90 s. */
export const TICK_MS = 30_000;
const EXTEND_AT_TICKS = 3;
const EXPIRY_MARGIN_MS = 90_000;

/** Whether this tick should ask for a longer lease. Times in ms since 1970. */
export function shouldExtend(expiresAt: number, now: number): boolean {
  return Math.floor((expiresAt - now) / TICK_MS) <= EXTEND_AT_TICKS;
}

/** Whether the lease is too old to rely on without asking the server first. */
export function isExpired(expiresAt: number, now: number): boolean {
  return expiresAt - now < EXPIRY_MARGIN_MS;
}
