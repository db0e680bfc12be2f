import type { GivenAnswers } from "./api.ts";

/**
 * Encodes the user's answers about a report as the query parameter `answers` of its upload, which
 * `results-queries.ts` of the web app sends; `readReportSchema` (`api.ts`) reads it.
 */
export const encodeAnswers = (answers: GivenAnswers): string => JSON.stringify(answers);
