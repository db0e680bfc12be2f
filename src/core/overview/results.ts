import * as z from "zod/mini";
import { GENERATION_KINDS } from "../generations/kinds.ts";
import { fieldMessages } from "../messages.ts";
import { readNumber } from "./numbers.ts";
import { resultsMessages, resultsCopy } from "./results.copy.ts";

/** Rows on one page of the list of campaigns. */
export const CAMPAIGNS_PAGE_SIZE = 5;
/** More than any campaign reaches; keeps sums exact. */
export const MAX_FIGURE = 1_000_000_000_000;

/** A whole number, typed with thousands separators or sent as a number. */
function count(label: string) {
  const required = fieldMessages.required(label);
  const whole = resultsMessages.notWhole(label);
  return z.pipe(
    z.union([z.string(), z.number()], required),
    z.pipe(
      z.transform((value: string | number, context) => {
        const text = String(value).trim();
        const number = readNumber(text);
        if (text !== "" && number !== undefined && Number.isInteger(number)) return number;
        context.issues.push({ code: "custom", input: value, message: text === "" ? required : whole });
        return z.NEVER;
      }),
      z.number().check(z.lte(MAX_FIGURE, resultsMessages.tooLarge(label))),
    ),
  );
}

/** What a platform reports for one campaign. Conversions may exceed clicks: some people come back later by themselves. */
export const resultsSchema = z
  .object({
    impressions: count(resultsCopy.impressions),
    clicks: count(resultsCopy.clicks),
    conversions: count(resultsCopy.conversions),
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
export type Results = z.output<typeof resultsSchema>;
export type ResultsFormValues = z.input<typeof resultsSchema>;

const storedResultsSchema = z.object({
  impressions: z.number(),
  clicks: z.number(),
  conversions: z.number(),
});

/** A completed generation whose ads may run somewhere. */
export const campaignSchema = z.object({
  id: z.string(),
  kind: z.enum(GENERATION_KINDS),
  title: z.string(),
  createdAt: z.iso.datetime(),
  /** Only full packages count as campaigns that are active or ended; `null` for everything else. */
  active: z.nullable(z.boolean()),
  results: z.nullable(storedResultsSchema),
});
export type Campaign = z.output<typeof campaignSchema>;

export const campaignListSchema = z.object({
  items: z.array(campaignSchema),
  /** Ask for the next page with it; `null` on the last one. */
  nextCursor: z.nullable(z.string()),
});
export type CampaignList = z.output<typeof campaignListSchema>;

export const listCampaignsSchema = z.object({
  cursor: z.optional(z.string().check(z.maxLength(200))),
});
