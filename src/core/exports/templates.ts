/** The user's own sheets as the API has them. */
import * as z from "zod/mini";
import { TEMPLATE_LIMITS } from "./limits.ts";
import { NETWORKS, PLATFORM_IDS } from "../platforms/platforms.ts";
import type { TemplateField } from "./template-fields.ts";

/** Networks whose sheets can be filled in; ads of Facebook and Instagram share one. */
const network = z.enum(NETWORKS as [string, ...string[]]);

const field = z.string().check(z.maxLength(60));

/**
 * States of a column of the user's own sheet by the certainty of its content: found by its name, to
 * be confirmed, set by the user, locked, or unchanged. Nothing is written into columns in the
 * states `ask` and `left`.
 */
const COLUMN_STATES = ["found", "ask", "set", "locked", "left"] as const;
/**
 * State of a column of the user's own sheet, stored with it; see `COLUMN_STATES`.
 * `propose-mapping.ts` and the user's corrections set it.
 */
export type ColumnState = (typeof COLUMN_STATES)[number];

const columnSchema = z.object({
  /** Position in the sheet, from 0. */
  at: z.number(),
  header: z.string(),
  /** What Adloom writes, or would write once it is confirmed. */
  field,
  state: z.enum(COLUMN_STATES),
  /** Why the user is asked; `null` unless the state is `ask`. */
  hint: z.nullable(z.string()),
  /** The cell in the row of the first ad; `null` if the column is left as it is. */
  example: z.nullable(z.string()),
});

/**
 * What the rows of a table in the user's own sheet describe. Only workbooks with tabs for each
 * level have more than `ad` (`workers/templates/workbook-template.ts`).
 */
export const TABLE_LEVELS = ["campaign", "adGroup", "ad"] as const;
/**
 * Kind of the rows of a table in the user's own sheet: campaigns, ad groups or ads;
 * `workbook-template.ts` of the workers finds it. See `TABLE_LEVELS`.
 */
export type TableLevel = (typeof TABLE_LEVELS)[number];

const tableSchema = z.object({
  /** Name of the tab; `null` in a text file. */
  tab: z.nullable(z.string()),
  level: z.enum(TABLE_LEVELS),
  /** Number of the row with the column names, from 1. */
  headerRow: z.number(),
  /** Number of the last row with content; new rows are added below it. */
  lastRow: z.number(),
  newRows: z.number(),
  /** Rows below the header, the newest 50. */
  rows: z.array(z.number()),
  /** Row whose other cells new rows copy; `null` if they stay empty. */
  copyFrom: z.nullable(z.number()),
  columns: z.array(columnSchema),
});

/**
 * A user's own sheet in responses, with its tables, columns and the values that an export would
 * write into them; `present-template.ts` on the server makes it. States of columns are
 * `COLUMN_STATES`, fields are in `template-fields.ts`.
 */
export const templateSchema = z.object({
  campaignId: z.string(),
  network,
  platforms: z.array(z.enum(PLATFORM_IDS)),
  /** File name as uploaded. */
  name: z.string(),
  bytes: z.number(),
  tables: z.array(tableSchema),
  /** Fields that can fill a column. */
  fields: z.array(z.object({ field, label: z.string() })),
  /** What to know before the export, in words. */
  notes: z.array(z.string()),
  /** Whether an export can use it; the notes say why not. */
  isUsable: z.boolean(),
});
/**
 * A user's own sheet in responses; `present-template.ts` makes it, and the export dialog shows its
 * columns with examples.
 */
export type Template = z.output<typeof templateSchema>;
/**
 * One table of a user's own sheet in responses, made by `present-template.ts`; workbooks can have
 * several. `export/mapping-table.tsx` shows it.
 */
export type TemplateTable = Template["tables"][number];
/**
 * One column of a user's own sheet in responses: its header, the chosen field and an example cell.
 * `present-template.ts` makes it, `mapping-row.tsx` shows it.
 */
export type TemplateColumn = TemplateTable["columns"][number];

/**
 * Response with a campaign's own sheets (`core/api/templates.api.ts`), at most one for each ad
 * network. `templates.service.ts` makes it.
 */
export const templateListSchema = z.object({ items: z.array(templateSchema) });
/**
 * The sheets that a user uploaded for a campaign, from `templates.service.ts` to the export dialog.
 */
export type TemplateList = z.output<typeof templateListSchema>;

/**
 * Body of the route that corrects the fields of a sheet's columns; columns that are not listed
 * stay. `templates.service.ts` refuses fields that a column cannot have. The number of columns is
 * `TEMPLATE_LIMITS` in `limits.ts`.
 */
export const changeTemplateSchema = z.object({
  columns: z._default(
    z.array(z.object({ table: z.int(), at: z.int(), field })).check(z.maxLength(TEMPLATE_LIMITS.columns)),
    [],
  ),
  copyFrom: z._default(
    z.array(z.object({ table: z.int(), row: z.nullable(z.int()) })).check(z.maxLength(3)),
    [],
  ),
});
/**
 * Checked body with corrected columns, for `templates.service.ts`; the export dialog sends it.
 * Limits: `TEMPLATE_LIMITS` in `limits.ts`.
 */
export type ChangeTemplate = z.output<typeof changeTemplateSchema>;

/**
 * The field of one column of the user's own sheet with its certainty. `propose-mapping.ts` proposes
 * it, the user corrects it (`changeTemplate`), `exports.table.ts` stores it with the sheet, and
 * `template-cells.ts` writes cells by it.
 */
export interface ColumnChoice {
  readonly at: number;
  readonly field: TemplateField;
  readonly state: ColumnState;
  readonly hint: string | null;
}

/**
 * The fields of one table of the user's own sheet, as stored: its columns in order, and the row
 * that new rows copy. `template-cells.ts` fills rows by it.
 */
export interface TableMapping {
  readonly columns: readonly ColumnChoice[];
  readonly copyFrom: number | null;
}
