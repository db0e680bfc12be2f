import * as z from "zod/mini";
import type { ReportReading, ReportRow } from "../reports/report-reading.ts";
import { MAX_GROUPS } from "./limits.ts";

const MAX_NAME_CHARS = 200;

const groupSchema = z.object({
  name: z.string(),
  impressions: z.number(),
  clicks: z.number(),
  /** `null` if the report has no such column. */
  conversions: z.nullable(z.number()),
});

/**
 * The sums of one campaign of a report, or of the whole report, made by `sumByCampaign`; part of
 * `ReportSums`, and the choice in the form of results (`report-preview.tsx`).
 */
export type ReportGroup = z.output<typeof groupSchema>;

/**
 * Sums of an uploaded report by campaign, in the response to the form for results
 * (`core/api/overview.api.ts`). `sumByCampaign` makes it. Nothing is stored; a report with more
 * than `MAX_GROUPS` (`limits.ts`) campaigns has one sum.
 */
export const reportSumsSchema = z.object({
  /** Column names in the report. */
  columns: z.object({ impressions: z.string(), clicks: z.string(), conversions: z.nullable(z.string()) }),
  /** `rows`: summed rows, `totals`: skipped total rows. */
  rows: z.number(),
  totals: z.number(),
  /**
   * Whether a sum was rounded: platforms that attribute conversions to several ads report
   * fractions.
   */
  rounded: z.boolean(),
  /** Sums per campaign, or of the whole report with an empty name. */
  groups: z.array(groupSchema),
});

/**
 * Sums of a platform's report by campaign, from `report.service.ts` on the server to the form of
 * results, whose fields it fills in.
 */
export type ReportSums = z.output<typeof reportSumsSchema>;

type Figure = "impressions" | "clicks" | "conversions";

/**
 * Sums views, clicks and conversions of the campaigns of a report that the user selects, to fill in
 * the form of results (`results-form.tsx`); a missing figure counts as 0. `sumByCampaign` calls it
 * too.
 */
export function sumFigures(
  parts: readonly { readonly [figure in Figure]: number | null }[],
): Record<Figure, number> {
  const sum = (figure: Figure) => parts.reduce((total, part) => total + (part[figure] ?? 0), 0);
  return { impressions: sum("impressions"), clicks: sum("clicks"), conversions: sum("conversions") };
}

const nameOf = ({ campaign, adSet, adName }: ReportRow) =>
  (campaign || adSet || adName).slice(0, MAX_NAME_CHARS);

/**
 * Sums a parsed report by campaign (by ad set, else by ad, for rows without one), or as a whole
 * beyond `MAX_GROUPS` (`limits.ts`) groups; conversions are rounded, names cut at `MAX_NAME_CHARS`
 * (this file). `modules/overview/report.service.ts` calls it.
 */
export function sumByCampaign(reading: ReportReading): ReportSums {
  const { rows, header, mapping, clicksColumn, totals } = reading;
  const titleOf = (at: number | undefined) => (at === undefined ? "" : (header[at] ?? "").trim());
  const hasConversions = mapping.conversions !== undefined;
  const groups = Map.groupBy(rows, nameOf);
  const shown = groups.size <= MAX_GROUPS ? [...groups] : [["", rows] as const];
  const sums = shown.map(([name, own]) => ({ name, ...sumFigures(own) }));
  return {
    columns: {
      impressions: titleOf(mapping.impressions),
      clicks: titleOf(clicksColumn && mapping[clicksColumn]),
      conversions: hasConversions ? titleOf(mapping.conversions) : null,
    },
    rows: rows.length,
    totals: totals.length,
    rounded: sums.some(({ conversions }) => !Number.isInteger(conversions)),
    groups: sums.map(({ conversions, ...group }) => ({
      ...group,
      conversions: hasConversions ? Math.round(conversions) : null,
    })),
  };
}
