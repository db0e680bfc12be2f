import { OUTBOX_META } from "#core/outbox-meta.ts";

/**
 * Page that lists sent mails if no mail server is configured; only `OutboxLink` leads there. The
 * server has the same path in `server/boot/app.ts` and in the links of `outbox-pages.ts`.
 */
export const OUTBOX_PATH = "/outbox";

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Whether `OutboxLink` shows its link: on a loopback host (`LOOPBACK`), if the server added the
 * meta tag `OUTBOX_META` (`core/outbox-meta.ts`). On the development server always, because it has
 * the outbox but does not add the tag.
 */
export function hasOutbox(): boolean {
  if (!LOOPBACK.has(window.location.hostname)) return false;
  return import.meta.env.DEV || document.querySelector(`meta[name="${OUTBOX_META}"]`) !== null;
}
