import { reportMessages } from "#core/reports/messages.ts";
import type { ReportAnswers, ReportReading } from "#core/reports/report-reading.ts";
import { AppError, invalidField } from "#server/lib/errors.ts";
import type { UserId } from "#server/lib/user-id.ts";
import type { FileWorkers } from "#server/workers/file-workers.ts";
import type { UploadedForm } from "#server/workers/form-file.ts";
import type { RememberedAnswers } from "#server/workers/reports/read-table.ts";
import { WorkerFailure } from "#server/workers/worker-failure.ts";

/**
 * Dependencies of parsing an uploaded report: the workers that parse it. `boot/deps.ts` provides
 * them.
 */
export interface ReadUploadDeps {
  readonly fileWorkers: FileWorkers;
}

/** An uploaded report with the user's corrections of how to parse it. */
interface ReportUpload {
  readonly userId: UserId;
  readonly form: UploadedForm;
  readonly answers?: ReportAnswers;
  readonly remembered?: RememberedAnswers;
}

const refuse = (message: string) => invalidField("file", message);

/**
 * The error 413 for an uploaded report beyond `REPORT_LIMITS.bytes` (`core/reports/limits.ts`),
 * thrown by `upload-limits.ts` and after reading; its words are in `core/reports/messages.ts`.
 */
export const reportTooLarge = () => new AppError("payload_too_large", { message: reportMessages.tooLarge });

async function readInWorker(
  { fileWorkers }: ReadUploadDeps,
  { userId, form, answers = {}, remembered = {} }: ReportUpload,
) {
  try {
    return await fileWorkers.run(userId, "readReport", { form, answers, remembered }, [form.body]);
  } catch (error) {
    if (error instanceof WorkerFailure) throw refuse(reportMessages.tooMuchWork);
    throw error;
  }
}

/**
 * Reads the report in an uploaded form in a worker (`server/workers/reports/read-report-file.ts`);
 * the results tab (`keep-report.service.ts`) and the overview's form call it. Throws 400 with the
 * reason (`core/reports/messages.ts`), and 413 for a file above the form's `maxBytes`, for which
 * the routes pass `REPORT_LIMITS.bytes` (`core/reports/limits.ts`).
 */
export async function readUpload(
  deps: ReadUploadDeps,
  upload: ReportUpload,
): Promise<{ readonly fileName: string; readonly reading: ReportReading }> {
  const read = await readInWorker(deps, upload);
  if (read.kind === "none") throw refuse(reportMessages.noFile);
  if (read.kind !== "read") throw reportTooLarge();
  const { reading, problem } = read.result;
  if (!reading) throw refuse(problem);
  return { fileName: read.fileName, reading };
}
