/**
 * Name of the `meta` element that marks pages of a server with the outbox at `/outbox`: `readPage`
 * on the server inserts it, `hasOutbox` in the browser reads it.
 */
export const OUTBOX_META = "outbox";
