import { MAX_FIGURE } from "./limits.ts";

/**
 * Messages for implausible results, for the schema in `results.ts`. The number in `tooLarge` is
 * `MAX_FIGURE` in `limits.ts`.
 */
export const resultsMessages = {
  notWhole: (label: string) => `${label} must be a whole number, 0 or more`,
  tooLarge: (label: string) => `${label} must be at most ${MAX_FIGURE.toLocaleString("en")}`,
  tooManyClicks: "There cannot be more clicks than impressions",
  noImpressions: "There cannot be conversions without impressions",
} as const;
