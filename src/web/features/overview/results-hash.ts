/**
 * Anchor of the results. A link to it also opens the form of the newest campaign without results.
 */
export const RESULTS_ID = "results";
/** Fragment of links on the start page to the results card. */
export const RESULTS_HASH = `#${RESULTS_ID}`;
