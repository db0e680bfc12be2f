import type { ReportResult } from "#core/overview/report.ts";
import { readFilm } from "./media/read-film.ts";
import { readRecording } from "./media/read-recording.ts";
import { readReportFile } from "./report-file.ts";
import { isAllowedByRobots } from "./website/check-robots.ts";
import { drawSvg } from "./website/draw-svg.ts";
import { readPage } from "./website/read-page.ts";
import { readWebManifest, readStyleSheet } from "./website/site-files.ts";
import { readFormFile, type FormFile, type UploadedForm } from "./form-file.ts";
import { fillTemplate, readTemplate } from "./templates/template-file.ts";
import type { Tasks } from "./tasks.ts";

/** Reads a platform's report from an uploaded form. */
async function readReport(form: UploadedForm): Promise<FormFile | { kind: "read"; reading: ReportResult }> {
  const file = await readFormFile(form);
  return file.kind === "file" ? { kind: "read", reading: readReportFile(file.bytes) } : file;
}

/**
 * Tasks that parse files of users and of websites, by name. They run in worker threads only,
 * through `FileWorkers`; a new task is an entry here.
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
