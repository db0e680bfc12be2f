import type { Ad } from "#core/campaigns/ad.ts";
import { fieldsOf, textsOf } from "#core/campaigns/ad-fields.ts";
import { missingParts } from "#core/campaigns/ad-state.ts";
import { openTaskCopy } from "#core/campaigns/campaigns.copy.ts";
import { MAX_URL } from "#core/campaigns/limits.ts";
import { isSafeCell } from "#core/exports/cells.ts";
import { EXPORT_FORMATS, formatSpec, type ExportFormat } from "#core/exports/formats.ts";
import { leftBehindCopy } from "#core/exports/left-behind.copy.ts";
import type { TextField } from "#core/platforms/platform.ts";
import { fitsField } from "#core/platforms/text-fields.ts";
import { cellFields, toExportAd, type ExportedVersion } from "./export-ad.ts";
import type { ExportAd, Refusal, WriterInput } from "./formats/format.ts";
import { FORMATS } from "./formats/formats.ts";
import { refuseForSheet, sheetOf } from "./templates/refuse-for-sheet.ts";

/**
 * A version of an ad that may be exported, with the state of its texts and the findings about it;
 * `select-ads.ts` makes it, and `refuseAd` decides.
 */
export interface ExportCandidate extends ExportedVersion {
  readonly state: Ad["state"];
  /** Findings about this version; none for an approved version that is not the newest. */
  readonly findings: Ad["findings"];
}

function labelOf({ platform }: ExportedVersion, part: string): string {
  if (part === "media") return openTaskCopy.media;
  if (part === "url") return openTaskCopy.url;
  return fieldsOf(platform)[part]?.label ?? part;
}

function missingPart(ad: ExportCandidate): Refusal | undefined {
  const fields = cellFields(ad.platform, ad.fields);
  const [part] = missingParts({ ...ad, fields, hasMedia: ad.media !== null });
  return part === undefined ? undefined : { why: openTaskCopy.missing(labelOf(ad, part), part), field: part };
}

function blockingFinding({ findings }: ExportCandidate): Refusal | undefined {
  const found = findings.find(({ severity, override }) => severity === "reject" && override === null);
  return found && { why: found.message, field: found.field };
}

const isFormula = (text: string) => !isSafeCell(text);

function formula({ platform, fields }: ExportAd): Refusal | undefined {
  const [name, field] =
    Object.entries(fieldsOf(platform)).find(([candidate]) => textsOf(fields[candidate]).some(isFormula)) ??
    [];
  return field && name !== undefined ? { why: leftBehindCopy.formula(field.label), field: name } : undefined;
}

/** Whether an importer accepts the texts of a field; overridden findings do not matter here. */
function isImportable(field: TextField, texts: readonly string[]): boolean {
  if (texts.length > (field.list?.max ?? 1)) return false;
  if (field.role === "path" && texts.some((text) => /[/\s]/u.test(text))) return false;
  return texts.every((text) => text === "" || fitsField(field, text));
}

function limit({ platform, fields }: ExportAd, format: ExportFormat): Refusal | undefined {
  if (!formatSpec(format).isImported) return undefined;
  const [name, field] =
    Object.entries(fieldsOf(platform)).find(
      ([candidate, spec]) => !isImportable(spec, textsOf(fields[candidate])),
    ) ?? [];
  return field && name !== undefined
    ? { why: leftBehindCopy.limit(field.label, EXPORT_FORMATS[format].name), field: name }
    : undefined;
}

/**
 * Before a sheet is uploaded, its columns are unknown: the preview shows all fields of the format.
 */
function refuseForTemplate(ad: ExportAd, input: Omit<WriterInput, "ads">): Refusal | undefined {
  const sheet = sheetOf(ad, input);
  return sheet && refuseForSheet(sheet, ad, input);
}

/**
 * Returns why an ad cannot be in the files of a format: the most fundamental reason, or
 * `undefined`; this function has the order. `selectAds` (`select-ads.ts`) calls it for preview and
 * export. Words: `core/exports/left-behind.copy.ts`, `core/campaigns/campaigns.copy.ts` or the
 * finding's. Limits: the fields of `core/platforms/platforms.ts` (formats with `isImported` in
 * `core/exports/formats.ts`), `MAX_URL` in `core/campaigns/limits.ts`, and `refuse` of the writer
 * or `refuse-for-sheet.ts`.
 */
export function refuseAd(
  ad: ExportCandidate,
  format: ExportFormat,
  input: Omit<WriterInput, "ads">,
): Refusal | undefined {
  if (ad.state === "writing") return { why: leftBehindCopy.writing, field: null };
  if (ad.state === "failed") return { why: leftBehindCopy.failed, field: null };
  const refusal = missingPart(ad) ?? blockingFinding(ad);
  if (refusal) return refusal;
  const written = toExportAd(ad, { productName: "", picture: null });
  if (written.taggedUrl.length > MAX_URL) return { why: leftBehindCopy.address, field: "url" };
  const own =
    format === "template" ? refuseForTemplate(written, input) : FORMATS[format].refuse?.(written, input);
  return formula(written) ?? limit(written, format) ?? own;
}
