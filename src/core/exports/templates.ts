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
export const COLUMN_STATES = ["found", "ask", "set", "locked", "left"] as const;
/** State of a column of the user's own sheet, stored with it; see `COLUMN_STATES`. */
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
 * Entity that a row of a table in the user's own sheet describes. Only workbooks with tabs for each
 * level have more than `ad`.
 */
export const TABLE_LEVELS = ["campaign", "adGroup", "ad"] as const;
/**
 * Kind of the rows of a table in the user's own sheet: campaigns, ad groups or ads; see
 * `TABLE_LEVELS`.
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
 * Schema of a user's own sheet in responses, with its tables, columns and the values that an export
 * would write into them.
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
 * A user's own sheet in responses; `present-template.ts` builds it, and the dialog shows its
 * columns with examples.
 */
export type Template = z.output<typeof templateSchema>;
/** One table of a user's own sheet in responses; workbooks can have several. */
export type TemplateTable = Template["tables"][number];
/**
 * One column of a user's own sheet in responses: its header, the chosen field and example cells.
 */
export type TemplateColumn = TemplateTable["columns"][number];

/** Schema of the response to the list of a campaign's own sheets. */
export const templateListSchema = z.object({ items: z.array(templateSchema) });
/** The sheets that a user uploaded for a campaign, at most one for each ad network. */
export type TemplateList = z.output<typeof templateListSchema>;

/**
 * Body of the route that corrects the fields of the columns of the user's own sheet; columns that
 * are not listed stay unchanged.
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
/** A valid correction of columns, for `changeTemplate` in `templates.service.ts`. */
export type ChangeTemplate = z.output<typeof changeTemplateSchema>;

/** The field of one column of the user's own sheet, as it is stored, with its certainty. */
export interface ColumnChoice {
  readonly at: number;
  readonly field: TemplateField;
  readonly state: ColumnState;
  readonly hint: string | null;
}

/**
 * The fields of one table of the user's own sheet, as they are stored: its columns in their order,
 * and the row that new rows copy.
 */
export interface TableMapping {
  readonly columns: readonly ColumnChoice[];
  readonly copyFrom: number | null;
}
