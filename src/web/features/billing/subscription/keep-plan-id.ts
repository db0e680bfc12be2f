/** The button that takes a cancellation back. It gets the focus once the one that cancelled is gone. */
export const KEEP_PLAN_ID = "keep-plan";
