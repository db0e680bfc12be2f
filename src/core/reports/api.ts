/** Platforms' reports as the API has them. */
import * as z from "zod/mini";
import { LIMITS } from "../limits.ts";
import { NETWORKS, PLATFORM_IDS } from "../platforms/platforms.ts";
import { REPORT_LIMITS, REPORT_PICKS, MAX_ANSWERS } from "./limits.ts";
import { REPORT_FIELDS, REPORT_LANGUAGES } from "./report-fields.ts";
import { REPORT_QUESTIONS } from "./report-reading.ts";
import { reportMessages } from "./messages.ts";
import { cursorField } from "../fields.ts";

const time = z.iso.datetime();
const day = z.iso.date();
const id = z.string().check(z.maxLength(LIMITS.name));
const field = z.enum(REPORT_FIELDS);
const column = z.int().check(z.gte(0), z.lt(REPORT_LIMITS.columns));

/**
 * Ways in which a row of a report is matched to its ad; `match-rows.ts` on the server decides in
 * which order they are tried. Words are `by` in `report-reading.copy.ts`.
 */
const MATCH_WAYS = ["name", "url", "image", "exported_name", "linked_id", "hand"] as const;
/**
 * Way in which a row of a report was matched to its ad (`match-rows.ts`, `row-source.ts`), stored
 * with it; see `MATCH_WAYS`.
 */
export type MatchWay = (typeof MATCH_WAYS)[number];

/**
 * The ad that the user picks for rows of a report that name none; `null` deletes a remembered
 * choice (`match-report.service.ts`). A `source` has at most 64 characters; `row-source.ts` on the
 * server makes it.
 */
export const matchSchema = z.object({
  /** `source` of a group of rows, from a reading or from the results. */
  source: z.string().check(z.maxLength(64)),
  adId: z.nullable(id),
});
/**
 * The user's choice of an ad for rows of a report, in requests to keep a report (`match-rows.ts`)
 * or to match kept rows (`matchByHand` in `server/modules/reports/reports.service.ts`).
 */
export type ReportMatch = z.output<typeof matchSchema>;

const answersSchema = z.object({
  /** Index of the column of each field; other columns are left out. Replaces the found mapping. */
  mapping: z.optional(z.partialRecord(field, column)),
  decimalSign: z.optional(z.enum([".", ","])),
  dateOrder: z.optional(z.enum(["day-first", "month-first"])),
  /** ISO 4217 code of amounts whose currency the file does not say. */
  currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/, reportMessages.currencyCode))),
  matches: z.optional(z.array(matchSchema).check(z.maxLength(REPORT_PICKS))),
});
/**
 * Corrections and answers of the user about a parsed report; `encodeAnswers` (`encode-answers.ts`)
 * writes them into the next request, `read-upload.service.ts` reads the report by them. Limits are
 * `REPORT_PICKS` and `REPORT_LIMITS` in `limits.ts`, fields in `report-fields.ts`.
 */
export type GivenAnswers = z.output<typeof answersSchema>;

/**
 * Query of the routes that read or keep a report: `answers` is JSON, which `encodeAnswers`
 * (`encode-answers.ts`) writes; its longest is `MAX_ANSWERS` (`limits.ts`). Messages are in
 * `messages.ts`.
 */
export const readReportSchema = z.object({
  answers: z._default(
    z.pipe(
      z.pipe(
        z.string().check(z.maxLength(MAX_ANSWERS)),
        z.transform((text: string, context): unknown => {
          try {
            return JSON.parse(text);
          } catch {
            context.issues.push({ code: "custom", input: text, message: reportMessages.badAnswers });
            return z.NEVER;
          }
        }),
      ),
      answersSchema,
    ),
    {},
  ),
});

const columnSchema = z.object({
  /** Position in the file, for `answers.mapping`. */
  index: z.number(),
  /** Name in the file. */
  name: z.string(),
  /** Field that the column is read as; `null` if the column is ignored. */
  field: z.nullable(field),
  /** Cell of the first row as parsed: "Nov 2, 2026", "$12.83". */
  value: z.string(),
  /** The same cell as written: "02.11.2026". */
  written: z.string(),
  /** Why, in words: "Chosen over “Klicks (alle)”"; `null` without anything to say. */
  note: z.nullable(z.string()),
});

const matchedAdSchema = z.object({
  adId: z.string(),
  key: z.string(),
  platform: z.enum(PLATFORM_IDS),
  variant: z.string(),
  rows: z.number(),
  /** Days with figures; 0 if the report has no days. */
  days: z.number(),
  by: z.enum(MATCH_WAYS),
});

/**
 * Rows of a report about an ad that is no ad of the campaign; they are kept as other ads. Part of
 * readings and of results (`core/results/api.ts`).
 */
export const unknownRowsSchema = z.object({
  source: z.string(),
  name: z.string(),
  adSet: z.string(),
  campaign: z.string(),
  rows: z.number(),
  impressions: z.number(),
});
/**
 * Rows of a report about one ad that is no ad of the campaign, made by `present-reading.ts`;
 * `unknown-rows.tsx` shows them.
 */
export type UnknownRows = z.output<typeof unknownRowsSchema>;

/**
 * Response of `POST /api/campaigns/:id/reports/read`: a parsed report, of which nothing is stored;
 * `present-reading.ts` makes it, the Results tab shows it for correction. Languages and fields are
 * in `report-fields.ts`, questions in `report-reading.ts`. `network` and `language` are `null` if
 * they cannot be determined, `from` and `to` without days.
 */
export const reportReadingSchema = z.object({
  fileName: z.string(),
  /** `null` if it cannot be determined. */
  network: z.nullable(z.enum(NETWORKS)),
  language: z.nullable(z.enum(REPORT_LANGUAGES)),
  /** Rows below the header, totals included. */
  rows: z.number(),
  columns: z.array(columnSchema),
  /** Whether mapping and answers are those of an earlier report with the same columns. */
  remembered: z.boolean(),
  /** Questions that must be answered before the rows can be kept. */
  questions: z.array(z.enum(REPORT_QUESTIONS)),
  matched: z.object({ rows: z.number(), ads: z.array(matchedAdSchema) }),
  /** At most `REPORT_PICKS` (`limits.ts`) groups, those with most views first. */
  unknown: z.object({ rows: z.number(), groups: z.array(unknownRowsSchema) }),
  /** Totals that are left out, with the label as written. */
  totals: z.array(z.object({ line: z.number(), label: z.string(), impressions: z.number() })),
  /** Rows that look like totals but are not the sum of the others, so they count. */
  notTotals: z.array(z.object({ line: z.number(), label: z.string() })),
  /** Rows that cannot be read, in words; at most `MAX_PROBLEMS` (`present-reading.ts`). */
  problems: z.array(z.object({ line: z.number(), what: z.string() })),
  unreadable: z.number(),
  currencies: z.array(z.string()),
  /** First and last day; `null` without days. */
  from: z.nullable(day),
  to: z.nullable(day),
  /** Earlier rows of the same ads and days that these replace. */
  replaces: z.number(),
  /** Sentences about the whole report: two currencies, no days, a column to add. */
  notes: z.array(z.string()),
});
/**
 * A parsed report, made by `present-reading.ts` for its preview on the Results tab, before its rows
 * are kept.
 */
export type ReportReadingView = z.output<typeof reportReadingSchema>;

/**
 * A report whose rows are kept, in responses of the report routes; `present-report.ts` makes it.
 * Languages and fields are in `report-fields.ts`. `network` and `language` are `null` if they are
 * unknown, `from` and `to` without days.
 */
export const reportSchema = z.object({
  id: z.string(),
  campaignId: z.string(),
  fileName: z.string(),
  network: z.nullable(z.enum(NETWORKS)),
  language: z.nullable(z.enum(REPORT_LANGUAGES)),
  /** Rows that were kept, one for each ad and day. */
  rows: z.number(),
  /** Rows of earlier reports that it replaced when it was kept. */
  replaced: z.number(),
  totals: z.number(),
  currencies: z.array(z.string()),
  from: z.nullable(day),
  to: z.nullable(day),
  createdAt: time,
});
/**
 * A report whose rows the campaign keeps, made by `present-report.ts`; the list of reports shows
 * it.
 */
export type KeptReport = z.output<typeof reportSchema>;

/**
 * Response of the list of a campaign's reports, newest first; `REPORTS_PAGE_SIZE` is the size of a
 * page. `reports.service.ts` makes it. `nextCursor` is `null` on the last page.
 */
export const reportListSchema = z.object({
  items: z.array(reportSchema),
  nextCursor: z.nullable(z.string()),
});
/**
 * A page of `REPORTS_PAGE_SIZE` kept reports of a campaign, newest first, from `reports.service.ts`
 * to the Results tab.
 */
export type KeptReportList = z.output<typeof reportListSchema>;

/**
 * Query of the list of a campaign's reports: the cursor from the page before
 * (`reports.service.ts`). `REPORTS_PAGE_SIZE` is the size of a page.
 */
export const listReportsSchema = z.object({ cursor: cursorField });
