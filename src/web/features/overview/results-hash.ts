/**
 * Id of `ResultsCard`. A link to it also opens the form of the newest generation without results.
 */
export const RESULTS_ID = "results";
/** Fragment of links of `StatCards` and `ChecklistCard` to `ResultsCard`. */
export const RESULTS_HASH = `#${RESULTS_ID}`;
