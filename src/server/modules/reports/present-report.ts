import type { KeptReport } from "#core/reports/api.ts";
import type { ReportEntry } from "./reports.repo.ts";

/**
 * Converts a kept report to the API's format (`core/reports/api.ts`), for the list
 * (`reports.service.ts`) and the responses to changes (`keep-report.service.ts`).
 */
export function presentReport(entry: ReportEntry): KeptReport {
  const { id, campaignId, fileName, network, language, rows, replaced, totals } = entry;
  return {
    ...{ id, campaignId, fileName, network, language, rows, replaced, totals },
    currencies: [...entry.currencies],
    from: entry.dayFrom,
    to: entry.dayTo,
    createdAt: entry.createdAt.toISOString(),
  };
}
