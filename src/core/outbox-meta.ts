/** Name of the `meta` element that tells pages that the server offers the outbox at `/outbox`. */
export const OUTBOX_META = "outbox";
