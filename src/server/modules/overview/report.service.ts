import { sumByCampaign, type ReportSums } from "#core/overview/report.ts";
import { reportMessages } from "#core/reports/reports.copy.ts";
import { invalidField } from "#server/lib/errors.ts";
import type { UserId } from "#server/lib/user-id.ts";
import type { UploadedForm } from "#server/workers/form-file.ts";
import { readUpload, type ReadUploadDeps } from "../reports/reports.public.ts";

/**
 * Reads the report in an uploaded form and sums it by campaign. Throws 400 with the reason, 413 and
 * 429.
 */
export async function readUploadedReport(
  deps: ReadUploadDeps,
  userId: UserId,
  form: UploadedForm,
): Promise<ReportSums> {
  const { reading } = await readUpload(deps, { userId, form });
  const unreadable = reading.skipped.find(({ why }) => why === "bad_number");
  if (unreadable) throw invalidField("file", reportMessages.unreadableRow(unreadable.row));
  if (reading.clicksColumn === undefined) throw invalidField("file", reportMessages.noClicks);
  return sumByCampaign(reading);
}
