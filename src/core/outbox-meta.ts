/**
 * Name of the `meta` element that tells pages that the server offers the outbox at `/outbox`:
 * `readPage` on the server inserts it, `hasOutbox` in the browser reads it.
 */
export const OUTBOX_META = "outbox";
