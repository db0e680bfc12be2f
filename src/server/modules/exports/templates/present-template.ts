import { templateCopy } from "#core/exports/template.copy.ts";
import { platformsOf, templateFieldsOf, type TemplateField } from "#core/exports/template-fields.ts";
import type {
  ColumnChoice,
  TableMapping,
  Template,
  TemplateColumn,
  TemplateTable,
} from "#core/exports/templates.ts";
import type { TableReading, TableRows } from "#server/workers/templates/template-reading.ts";
import type { ExportAd, WriterInput } from "../formats/format.ts";
import { callToActionText, pausedWord } from "./sheet-words.ts";
import { isWritten, newRowsOf, templateRows } from "./template-cells.ts";
import type { TemplateSheet } from "./template-sheet.ts";

/** A sheet with data of its row that the caller has. */
interface StoredSheet extends TemplateSheet {
  readonly campaignId: string;
  readonly bytes: number;
}

/** Fields that an ad needs somewhere in the sheet; one field of each group is enough. */
const WANTED: readonly (readonly TemplateField[])[] = [["adName", "key"], ["taggedUrl", "url"], ["picture"]];

interface Context {
  readonly ads: readonly ExportAd[];
  readonly input: Omit<WriterInput, "ads">;
}

function presentColumn(
  table: TableReading,
  { columns, copyFrom }: TableMapping,
  rows: TableRows | undefined,
  choice: ColumnChoice,
): TemplateColumn {
  const { at, field, state, hint } = choice;
  const cell = rows?.rows[0]?.[at] ?? null;
  const written = columns[at];
  const example = cell ?? (written && copyFrom !== null ? templateCopy.copied(copyFrom) : null);
  return { at, header: table.columns[at]?.header ?? "", field, state, hint, example };
}

/** Values of the ads for which the sheet has no column. */
function missingLabels({ network, mapping }: TemplateSheet, { ads }: Context): string[] {
  const written = new Set(
    mapping.flatMap(({ columns }) => columns.filter(isWritten).map(({ field }) => field)),
  );
  const options = templateFieldsOf(network);
  const label = (field: TemplateField) => options.find((option) => option.field === field)?.label ?? field;
  const wanted = WANTED.filter(
    ([field]) => field !== "picture" || ads.some(({ picture }) => picture !== null),
  );
  const texts = options.filter(({ field }) => {
    const [kind, name = "", number] = field.split(".");
    if (kind !== "text" || (number !== undefined && number !== "1")) return false;
    return ads.some(({ fields }) => (fields[name]?.length ?? 0) > 0);
  });
  const hasText = (field: TemplateField) =>
    written.has(field) ||
    (field === "text.headlines.1" && written.has("headlineList")) ||
    (field === "text.descriptions.1" && written.has("descriptionList"));
  return [
    ...wanted.flatMap((fields) => (fields.some((field) => written.has(field)) ? [] : label(fields[0]!))),
    ...texts.flatMap(({ field, label: text }) => (hasText(field) ? [] : text)),
  ];
}

/** Columns that look required and that new rows leave empty. */
function requiredHeaders({ reading, mapping }: TemplateSheet, rows: readonly TableRows[]): string[] {
  return reading.tables.flatMap(({ columns }, index) =>
    columns.flatMap(({ header, isRequired }, at) => {
      const cell = rows[index]?.rows[0]?.[at] ?? (mapping[index]?.copyFrom === null ? "" : null);
      return isRequired && cell === "" ? [header] : [];
    }),
  );
}

/** Buttons that the list of a column does not contain. */
function unlistedButtons({ reading, mapping }: TemplateSheet, { ads }: Context): string[] {
  return reading.tables.flatMap(({ columns }, index) =>
    columns.flatMap((column, at) => {
      const choice = mapping[index]?.columns[at];
      if (!column.list || !choice || choice.field !== "callToAction" || !isWritten(choice)) return [];
      const words = new Set(ads.map((ad) => callToActionText(ad, column)));
      return [...words]
        .filter((word) => word !== "" && !column.list?.includes(word))
        .map((word) => templateCopy.notListed(column.header, word));
    }),
  );
}

/**
 * Columns for states in which no word for "paused" is known. With one of them the sheet cannot be
 * exported, because ads would start at once.
 */
function unpausable({ network, reading, mapping }: TemplateSheet): string[] {
  return reading.tables.flatMap(({ columns }, index) =>
    columns.flatMap((column, at) => {
      const isStatus = mapping[index]?.columns[at]?.field === "status";
      return isStatus && pausedWord(network, column) === undefined ? [column.header] : [];
    }),
  );
}

/**
 * Whether an export can use a sheet: an ad's name, a text or the list of headlines is written, and
 * everything can be paused (`pausedWord` in `sheet-words.ts`). `createExport`
 * (`create-export.service.ts`) refuses other sheets (words: `core/exports/messages.ts`), and the
 * API tells the dialog.
 */
export const isUsable = (sheet: TemplateSheet): boolean =>
  unpausable(sheet).length === 0 &&
  sheet.mapping.some(({ columns }) =>
    columns.some((choice) => isWritten(choice) && /^(?:text\.|headlineList$|adName$)/.test(choice.field)),
  );

/**
 * Converts a user's own sheet to the API's format (`core/exports/templates.ts`), with the cells of
 * the first ad as examples, for the list of own sheets and after an upload or change
 * (`templates.service.ts`). Which notes it has (for example fields that an ad needs, `WANTED`) is
 * decided in this file; their words: `core/exports/template.copy.ts`.
 */
export function presentTemplate(sheet: StoredSheet, context: Context): Template {
  const { campaignId, network, name, bytes, reading, mapping } = sheet;
  const { ads, input } = context;
  const rows = templateRows(sheet, ads, input);
  const missing = missingLabels(sheet, context);
  const required = requiredHeaders(sheet, rows);
  const copied = mapping.find(({ copyFrom }) => copyFrom !== null)?.copyFrom ?? null;
  return {
    ...{ campaignId, network, name, bytes },
    platforms: [...platformsOf(network)],
    fields: templateFieldsOf(network).map((option) => ({ ...option })),
    isUsable: isUsable(sheet),
    notes: [
      ...unpausable(sheet).map(templateCopy.noPause),
      ...(missing.length > 0 ? [templateCopy.missing(missing)] : []),
      ...(required.length > 0 ? [templateCopy.required(required)] : []),
      ...unlistedButtons(sheet, context),
      ...(copied === null ? [] : [templateCopy.copiedNote(copied)]),
    ],
    tables: reading.tables.map((table, index): TemplateTable => {
      const own = mapping[index] ?? { columns: [], copyFrom: null };
      const { tab, level, headerRow, lastRow } = table;
      return {
        ...{ tab, level, headerRow, lastRow },
        newRows: newRowsOf(table, ads.length),
        rows: [...table.rows],
        copyFrom: own.copyFrom,
        columns: own.columns.map((choice) => presentColumn(table, own, rows[index], choice)),
      };
    }),
  };
}
