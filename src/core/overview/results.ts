import * as z from "zod/mini";
import { TOOL_KINDS } from "../generations/kinds.ts";
import { fieldMessages } from "../messages.ts";
import { readNumber } from "./numbers.ts";
import { resultsCopy } from "./results.copy.ts";
import { resultsMessages } from "./messages.ts";
import { MAX_FIGURE } from "./limits.ts";
import { cursorField } from "../fields.ts";

/** Whole number: text with or without thousands separators, or a number. */
function countField(label: string) {
  const required = fieldMessages.required(label);
  const notWhole = resultsMessages.notWhole(label);
  return z.pipe(
    z.union([z.string(), z.number()], {
      error: ({ input }) => (input === undefined ? required : fieldMessages.notNumber(label)),
    }),
    z.pipe(
      z.transform((value: string | number, context) => {
        const text = String(value).trim();
        const number = readNumber(text);
        if (text !== "" && number !== undefined && Number.isInteger(number)) return number;
        context.issues.push({ code: "custom", input: value, message: text === "" ? required : notWhole });
        return z.NEVER;
      }),
      z.number().check(z.lte(MAX_FIGURE, resultsMessages.tooLarge(label))),
    ),
  );
}

/**
 * Results of a campaign, in the form on the start page and in the request. Conversions may exceed
 * clicks: people also convert on a later visit. Messages are in `messages.ts`, labels in
 * `results.copy.ts`. Typed figures are read by `numbers.ts`, the largest is `MAX_FIGURE` in
 * `limits.ts`.
 */
export const resultsSchema = z
  .object({
    impressions: countField(resultsCopy.impressions),
    clicks: countField(resultsCopy.clicks),
    conversions: countField(resultsCopy.conversions),
  })
  .check(
    z.refine(({ impressions, clicks }) => clicks <= impressions, {
      path: ["clicks"],
      error: resultsMessages.tooManyClicks,
    }),
    z.refine(({ impressions, conversions }) => conversions === 0 || impressions > 0, {
      path: ["conversions"],
      error: resultsMessages.noImpressions,
    }),
  );

/**
 * Checked results that a user records for a generation; `modules/overview/results.service.ts`
 * stores them. Limits are those of `resultsSchema`.
 */
export type Results = z.output<typeof resultsSchema>;

/**
 * Results as `results-form.tsx` on the start page holds them, before `resultsSchema` checks them.
 * Limits: `MAX_FIGURE` in `limits.ts`.
 */
export type ResultsFormValues = z.input<typeof resultsSchema>;

const storedResultsSchema = z.object({
  impressions: z.number(),
  clicks: z.number(),
  conversions: z.number(),
});

/**
 * A completed generation with its recorded results (`null` without), for full packages whether it
 * is active and its campaign (else `null`), in responses of `core/api/overview.api.ts`;
 * `modules/overview/results.service.ts` makes it.
 */
export const generationResultsSchema = z.object({
  id: z.string(),
  kind: z.enum(TOOL_KINDS),
  title: z.string(),
  createdAt: z.iso.datetime(),
  /** Whether a full package is active; `null` for other kinds. */
  active: z.nullable(z.boolean()),
  /** The campaign built from a full package, which keeps reports; `null` without one. */
  campaignId: z.nullable(z.string()),
  /** Whether the results are sums of kept reports, which replace what was typed. */
  fromReports: z.boolean(),
  results: z.nullable(storedResultsSchema),
});

/**
 * A generation with its recorded results, from `modules/overview/results.service.ts` to the results
 * card of the start page.
 */
export type GenerationResults = z.output<typeof generationResultsSchema>;

/**
 * Response of `GET /api/results`: a page of `RESULTS_PAGE_SIZE` generations with their results,
 * newest first; `modules/overview/results.service.ts` makes it. `nextCursor` is `null` on the last
 * page.
 */
export const resultsListSchema = z.object({
  items: z.array(generationResultsSchema),
  /** Cursor of the next page; `null` on the last page. */
  nextCursor: z.nullable(z.string()),
});

/**
 * A page of `RESULTS_PAGE_SIZE` generations with their results, from
 * `modules/overview/results.service.ts` to the start page.
 */
export type ResultsList = z.output<typeof resultsListSchema>;

/**
 * Query of `GET /api/results`, for `results.service.ts` of `modules/overview`: the cursor of the
 * page before; `RESULTS_PAGE_SIZE` is the size of a page.
 */
export const listResultsSchema = z.object({
  cursor: cursorField,
});
