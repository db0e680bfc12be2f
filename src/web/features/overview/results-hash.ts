/** Where on the page the results are; a link to it also opens the form of the newest campaign without any. */
export const RESULTS_ID = "results";
export const RESULTS_HASH = `#${RESULTS_ID}`;
