import { OUTBOX_META } from "#core/outbox-meta.ts";

/** The page that shows sent mails while no mail server is set up. */
export const OUTBOX_PATH = "/outbox";

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Whether this visitor can read the mails of the product: the server says so in the page, and answers on loopback names
 * alone. The development server serves pages that say nothing.
 */
export function hasOutbox(): boolean {
  if (!LOOPBACK.has(window.location.hostname)) return false;
  return import.meta.env.DEV || document.querySelector(`meta[name="${OUTBOX_META}"]`) !== null;
}
