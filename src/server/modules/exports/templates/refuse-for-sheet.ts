import { PLATFORMS } from "#core/platforms/platforms.ts";
import { templateRefusals } from "#core/exports/template.copy.ts";
import { missingCharacter } from "#server/workers/templates/sheet-encoding.ts";
import type { ExportAd, Refusal, WriterInput } from "../formats/format.ts";
import { templateRows } from "./template-cells.ts";
import type { TemplateSheet } from "./template-sheet.ts";

/** The field of an ad that a column shows; the address for all that is made from it. */
function fieldName(field: string): string | null {
  if (field.startsWith("text.")) return field.split(".")[1] ?? null;
  return /url/i.test(field) ? "url" : null;
}

/**
 * Returns why an ad cannot be written into the user's own sheet, else `undefined`: a character that
 * its encoding lacks (`workers/templates/sheet-encoding.ts`), or a text with more UTF-16 units than
 * the column's own rule allows (`maxLength`, which `workers/templates/cell-validations.ts` reads).
 * `refuse-ad.ts` calls it for the format `template`; words: `templateRefusals` in
 * `core/exports/template.copy.ts`.
 */
export function refuseForSheet(
  sheet: TemplateSheet,
  ad: ExportAd,
  input: Omit<WriterInput, "ads">,
): Refusal | undefined {
  const rows = templateRows(sheet, [{ ...ad, picture: ad.picture ?? "" }], input);
  for (const [index, { columns }] of sheet.reading.tables.entries()) {
    for (const [at, { header, maxLength = Infinity }] of columns.entries()) {
      const cell = rows[index]?.rows[0]?.[at] ?? "";
      const field = fieldName(sheet.mapping[index]?.columns[at]?.field ?? "");
      const missing = sheet.reading.text && missingCharacter(sheet.reading.text.encoding, cell);
      if (missing) return { why: templateRefusals.encoding(header, missing), field };
      if (cell.length > maxLength) return { why: templateRefusals.tooLong(header, maxLength), field };
    }
  }
  return undefined;
}

/**
 * Returns the uploaded sheet for an ad's network (`PLATFORMS` in `core/platforms/platforms.ts`), if
 * there is one; `refuse-ad.ts` and `write-folder.ts` call it.
 */
export const sheetOf = ({ platform }: Pick<ExportAd, "platform">, { sheets }: Pick<WriterInput, "sheets">) =>
  sheets?.get(PLATFORMS[platform].network);
