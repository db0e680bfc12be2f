import { isSafeCell } from "#core/exports/cells.ts";
import type { UserId } from "#server/lib/user-id.ts";
import type { FileWorkers } from "#server/workers/file-workers.ts";
import type { FileCollector } from "../collect-files.ts";
import type { WriterInput, WrittenFile } from "../formats/format.ts";
import { templateRows } from "./template-cells.ts";
import type { TemplateSheet } from "./template-sheet.ts";

/** Dependencies of writing a user's own sheet; `write-folder.ts` passes them. */
export interface TemplateWriter {
  readonly files: Pick<FileCollector, "read">;
  readonly fileWorkers: FileWorkers;
  readonly userId: UserId;
}

/** Name of the filled sheet: "fern-export-filled.xlsx". */
const filledName = (name: string) => name.replace(/(\.\w+)$/u, "-filled$1");

/**
 * Writes ads into a copy of the user's own sheet for `write-folder.ts`; a worker fills it in
 * (`server/workers/templates/template-file.ts`). The file is named like the uploaded one, with
 * "-filled". Throws if a cell starts like a formula (`core/exports/cells.ts`): such ads were left
 * out before, and no file may ever contain one. Throws also if the worker reports a problem.
 */
export async function writeTemplate(
  { files, fileWorkers, userId }: TemplateWriter,
  sheet: TemplateSheet,
  { ads, ...input }: WriterInput,
): Promise<WrittenFile> {
  const tables = templateRows(sheet, ads, input);
  for (const cell of tables.flatMap(({ rows }) => rows.flat())) {
    if (cell !== null && !isSafeCell(cell)) {
      throw new Error(`a cell starts like a formula: ${cell.slice(0, 20)}`);
    }
  }
  const original = await files.read(sheet.fileId);
  const result = await fileWorkers.run(userId, "fillTemplate", {
    bytes: await original.content(),
    reading: sheet.reading,
    tables,
  });
  if ("problem" in result) throw new Error(result.problem);
  return { name: filledName(sheet.name), bytes: result.bytes };
}
