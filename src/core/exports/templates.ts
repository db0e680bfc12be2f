/** The user's own sheets as the API has them. */
import * as z from "zod/mini";
import { NETWORKS, PLATFORM_IDS } from "../platforms/platforms.ts";
import type { TemplateField } from "./template-fields.ts";

/** Bounds of a user's own sheet; the worker that reads it refuses more. */
export const TEMPLATE_LIMITS = {
  bytes: 2 * 1024 * 1024,
  rows: 5000,
  columns: 600,
  cellChars: 20_000,
} as const;

/** Days after which an unused sheet is deleted; the mapping of its header is kept. */
export const TEMPLATE_DAYS = 30;

/** Networks whose sheets can be filled in; ads of Facebook and Instagram share one. */
const network = z.enum(NETWORKS as [string, ...string[]]);

const field = z.string().check(z.maxLength(60));

/** How sure the content of a column is; only `found`, `set` and `locked` ones are written. */
export const COLUMN_STATES = ["found", "ask", "set", "locked", "left"] as const;
/** One of `COLUMN_STATES`. */
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

/** What rows of a table stand for: only workbooks with tabs for each have more than `ad`. */
export const TABLE_LEVELS = ["campaign", "adGroup", "ad"] as const;
/** One of `TABLE_LEVELS`. */
export type TableLevel = (typeof TABLE_LEVELS)[number];

const tableSchema = z.object({
  /** Name of the tab; `null` in a text file. */
  tab: z.nullable(z.string()),
  level: z.enum(TABLE_LEVELS),
  /** Number of the row with the column names, from 1. */
  headerRow: z.number(),
  /** Number of the last row with content; new rows stand below it. */
  lastRow: z.number(),
  newRows: z.number(),
  /** Rows below the header, the newest 50. */
  rows: z.array(z.number()),
  /** Row whose other cells new rows copy; `null` if they stay empty. */
  copyFrom: z.nullable(z.number()),
  columns: z.array(columnSchema),
});

/** A user's own sheet with what Adloom would write into it. */
export const templateSchema = z.object({
  campaignId: z.string(),
  network,
  platforms: z.array(z.enum(PLATFORM_IDS)),
  /** File name as uploaded. */
  name: z.string(),
  bytes: z.number(),
  tables: z.array(tableSchema),
  /** What a column can get. */
  fields: z.array(z.object({ field, label: z.string() })),
  /** What to know before the export, in words. */
  notes: z.array(z.string()),
  /** Whether an export can use it; the notes say why not. */
  isUsable: z.boolean(),
});
/** A sheet in responses, which `present-template.ts` builds. */
export type Template = z.output<typeof templateSchema>;
/** A table of a sheet in responses. */
export type TemplateTable = Template["tables"][number];
/** A column of a sheet in responses. */
export type TemplateColumn = TemplateTable["columns"][number];

/** Sheets of a campaign. */
export const templateListSchema = z.object({ items: z.array(templateSchema) });
/** Sheets of a campaign in responses. */
export type TemplateList = z.output<typeof templateListSchema>;

/** Body that corrects what is written into columns; others stay as they are. */
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
/** A valid correction, for `templates.service.ts`. */
export type ChangeTemplate = z.output<typeof changeTemplateSchema>;

/** What is written into a column, as it is stored. */
export interface ColumnChoice {
  readonly at: number;
  readonly field: TemplateField;
  readonly state: ColumnState;
  readonly hint: string | null;
}

/** The mapping of a table: its columns in their order, and the row to copy. */
export interface TableMapping {
  readonly columns: readonly ColumnChoice[];
  readonly copyFrom: number | null;
}
