import type { ReportAnswers } from "#core/reports/report-reading.ts";
import { readReportFile, type ReportFileResult } from "./reports/read-report-file.ts";
import type { RememberedAnswers } from "./reports/read-table.ts";
import { readFilm } from "./media/read-film.ts";
import { readRecording } from "./media/read-recording.ts";
import { isAllowedByRobots } from "./website/check-robots.ts";
import { drawSvg } from "./website/draw-svg.ts";
import { readPage } from "./website/read-page.ts";
import { readWebManifest, readStyleSheet } from "./website/site-files.ts";
import { readFormFile, type FormFile, type UploadedForm } from "./form-file.ts";
import { fillTemplate, readTemplate } from "./templates/template-file.ts";
import type { Tasks } from "./tasks.ts";

/** An uploaded report with the user's answers and corrections, for this report and earlier ones. */
interface UploadedReport {
  readonly form: UploadedForm;
  readonly answers: ReportAnswers;
  readonly remembered: RememberedAnswers;
}

/** A report that was read, or why it was not. */
type ReadReport =
  | Exclude<FormFile, { readonly kind: "file" }>
  | { readonly kind: "read"; readonly fileName: string; readonly result: ReportFileResult };

/** Reads a platform's report from an uploaded form. */
async function readReport({ form, answers, remembered }: UploadedReport): Promise<ReadReport> {
  const file = await readFormFile(form);
  if (file.kind !== "file") return file;
  return { kind: "read", fileName: file.name, result: readReportFile(file.bytes, answers, remembered) };
}

/**
 * Tasks that parse files of users and of websites, by name. They run in worker threads only,
 * through `FileWorkers` (limits: `file-workers.ts`); a new task is an entry here.
 */
export const FILE_TASKS = {
  readFormFile,
  readReport,
  readTemplate,
  fillTemplate,
  isAllowedByRobots,
  readPage,
  readStyleSheet,
  readWebManifest,
  drawSvg,
  readFilm,
  readRecording,
} satisfies Tasks;
