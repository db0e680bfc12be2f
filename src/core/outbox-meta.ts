/**
 * Name of the `meta` element that marks pages of a server with the outbox at `/outbox`:
 * `server/http/pages/pages.ts` inserts it, `has-outbox.ts` in the browser reads it.
 */
export const OUTBOX_META = "outbox";
