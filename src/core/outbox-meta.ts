/**
 * Name of the `meta` element that marks pages of a server with the outbox at `/outbox`: `pages.ts`
 * on the server inserts it, `has-outbox.ts` in the browser reads it.
 */
export const OUTBOX_META = "outbox";
