import type { Report } from "#core/overview/report.ts";
import { reportMessages } from "#core/overview/results.copy.ts";
import { AppError, invalidField } from "#server/lib/errors.ts";
import type { UserId } from "#server/lib/user-id.ts";
import type { FileWorkers } from "#server/workers/file-workers.ts";
import type { UploadedForm } from "#server/workers/form-file.ts";
import { WorkerFailure } from "#server/workers/worker-failure.ts";

/** What reading an uploaded report needs: workers that parse it. */
export interface ReportDeps {
  readonly fileWorkers: FileWorkers;
}

const refuse = (message: string) => invalidField("file", message);

/** The 413 for an uploaded report beyond `MAX_REPORT_BYTES`. */
export const reportTooLarge = () => new AppError("payload_too_large", { message: reportMessages.tooLarge });

async function readInWorker({ fileWorkers }: ReportDeps, userId: UserId, form: UploadedForm) {
  try {
    return await fileWorkers.run(userId, "readReport", form, [form.body]);
  } catch (error) {
    if (error instanceof WorkerFailure) throw refuse(reportMessages.tooMuchWork);
    throw error;
  }
}

/**
 * Reads the report in an uploaded form (`POST /api/results/report`). Throws 400 with the reason,
 * 413 and 429.
 */
export async function readUploadedReport(
  deps: ReportDeps,
  userId: UserId,
  form: UploadedForm,
): Promise<Report> {
  const result = await readInWorker(deps, userId, form);
  if (result.kind === "none") throw refuse(reportMessages.noFile);
  if (result.kind !== "read") throw reportTooLarge();
  const { report, problem } = result.reading;
  if (!report) throw refuse(problem);
  return report;
}
