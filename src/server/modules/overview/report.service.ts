import { sumByCampaign, type ReportSums } from "#core/overview/report.ts";
import { reportMessages } from "#core/reports/messages.ts";
import { invalidField } from "#server/lib/errors.ts";
import type { UserId } from "#server/lib/user-id.ts";
import type { UploadedForm } from "#server/workers/form-file.ts";
import { readUpload, type ReadUploadDeps } from "../reports/reports.public.ts";

/**
 * Reads the report in an uploaded form with `readUpload` (`reports/read-upload.service.ts`), and
 * sums it by campaign (`core/overview/report.ts`), for `POST /api/results/report`
 * (`report.routes.ts`); nothing is stored. Throws 400 on `file` with the reason (words:
 * `core/reports/messages.ts`), also for an unreadable number or a missing column of clicks, and 413
 * beyond the form's `maxBytes`, for which the route passes `REPORT_LIMITS.bytes`
 * (`core/reports/limits.ts`).
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
