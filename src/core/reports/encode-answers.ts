import type { GivenAnswers } from "./api.ts";

/** Answers as the query parameter `answers` of an upload, for the web app and tests. */
export const encodeAnswers = (answers: GivenAnswers): string => JSON.stringify(answers);
