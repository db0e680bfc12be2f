/** Name of the `meta` element by which the server tells its pages that the mails of this machine are shown at `/outbox`. */
export const OUTBOX_META = "outbox";
