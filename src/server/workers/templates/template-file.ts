import { templateProblems } from "#core/exports/template.copy.ts";
import { readFormFile, type FormFile, type UploadedForm } from "../form-file.ts";
import { isZip } from "../xlsx/read-workbook.ts";
import { DoctypeError } from "../xlsx/read-xml.ts";
import { fillWorkbookTemplate } from "./fill-workbook.ts";
import { TemplateProblem, type TableRows, type TemplateReading } from "./template-reading.ts";
import { fillTextTemplate, readTextTemplate } from "./text-template.ts";
import { readWorkbookTemplate } from "./workbook-template.ts";

/** Result of reading a user's own sheet: its tables, or an error message for the user. */
type TemplateResult =
  | { readonly reading: TemplateReading; readonly problem?: undefined }
  | { readonly reading?: undefined; readonly problem: string };

/** Error message about a workbook, whose XML can be malformed in any way. */
function problemOf(error: unknown, isWorkbook: boolean): string {
  if (error instanceof TemplateProblem) return error.message;
  if (error instanceof DoctypeError) return templateProblems.doctype;
  if (isWorkbook) return templateProblems.notASheet;
  throw error;
}

/** First bytes of a workbook that is encrypted, or of the format before XLSX. */
const OLD_WORKBOOK = [0xd0, 0xcf, 0x11, 0xe0];

/**
 * Reads a user's own sheet, a workbook or a text file, as a part of the task `readTemplate`: its
 * tables (`workbook-template.ts`, `text-template.ts`), or a problem in the words of
 * `core/exports/template.copy.ts`. Only workers and tests call it: a workbook that unpacks to 50 MB
 * (`MAX_UNPACKED_BYTES` in `xlsx/unpack.ts`) takes seconds.
 */
export function readTemplateFile(bytes: Uint8Array): TemplateResult {
  const isWorkbook = isZip(bytes);
  try {
    if (OLD_WORKBOOK.every((byte, at) => bytes[at] === byte))
      throw new TemplateProblem(templateProblems.encrypted);
    return { reading: isWorkbook ? readWorkbookTemplate(bytes) : readTextTemplate(bytes) };
  } catch (error) {
    return { problem: problemOf(error, isWorkbook) };
  }
}

/** An uploaded sheet with its reading, as the task `readTemplate` returns it. */
type UploadedTemplate =
  | Exclude<FormFile, { kind: "file" }>
  | (TemplateResult & { readonly kind: "read"; readonly bytes: Uint8Array; readonly name: string });

/**
 * Task that reads the sheet of an uploaded form; `templates.service.ts` runs it for each upload.
 * Returns the bytes, the name and the result of `readTemplateFile`, or that the file is missing or
 * too large (`TEMPLATE_LIMITS.bytes` in `core/exports/limits.ts`, which `templates.routes.ts`
 * passes).
 */
export async function readTemplate(form: UploadedForm): Promise<UploadedTemplate> {
  const file = await readFormFile(form);
  if (file.kind !== "file") return file;
  return { ...readTemplateFile(file.bytes), kind: "read", bytes: file.bytes, name: file.name };
}

/** A stored sheet with the rows to add, the input of the task `fillTemplate`. */
interface TemplateWork {
  readonly bytes: Uint8Array;
  readonly reading: TemplateReading;
  /** For each table of the reading. */
  readonly tables: readonly TableRows[];
}

/**
 * Task that adds rows to a sheet that `readTemplate` has read before; `write-template.ts` runs it.
 * A sheet without room for them gives a problem in words (`core/exports/template.copy.ts`).
 * `fill-workbook.ts` and `text-template.ts` write.
 */
export function fillTemplate({
  bytes,
  reading,
  tables,
}: TemplateWork): { readonly bytes: Uint8Array } | { readonly problem: string } {
  try {
    const fill = reading.text === null ? fillWorkbookTemplate : fillTextTemplate;
    return { bytes: fill(bytes, reading, tables) };
  } catch (error) {
    if (error instanceof TemplateProblem) return { problem: error.message };
    throw error;
  }
}
