import { OUTBOX_META } from "#core/outbox-meta.ts";

/** Page that lists sent mails if no mail server is configured; `OutboxLink` leads there. */
export const OUTBOX_PATH = "/outbox";

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Whether the outbox page is available: the server announces it with a meta tag, and serves it on
 * loopback hosts only. The development server has the outbox but does not add the tag.
 */
export function hasOutbox(): boolean {
  if (!LOOPBACK.has(window.location.hostname)) return false;
  return import.meta.env.DEV || document.querySelector(`meta[name="${OUTBOX_META}"]`) !== null;
}
