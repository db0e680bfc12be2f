/**
 * Anchor of the results. A link to it also opens the form of the newest campaign without results.
 */
export const RESULTS_ID = "results";
export const RESULTS_HASH = `#${RESULTS_ID}`;
