import { inSentence } from "../in-words.ts";
import type { CommonField } from "./common-fields.ts";
import { megabytes } from "../megabytes.ts";
import { TEMPLATE_LIMITS } from "./limits.ts";

const number = (count: number) => count.toLocaleString("en");
const plural = (count: number, one: string, more: string) => `${number(count)} ${count === 1 ? one : more}`;

/**
 * Meta's name for an ad group: the label of that field in `templateFieldsOf`
 * (`template-fields.ts`).
 */
export const META_AD_GROUP = "Ad set";

/**
 * Labels of `COMMON_FIELDS` (`common-fields.ts`) in the choice at a column of the user's own sheet;
 * `templateFieldsOf` (`template-fields.ts`) reads them.
 */
export const templateFieldCopy: Readonly<Record<CommonField, string>> = {
  keep: "Leave as it is",
  empty: "Leave empty",
  status: "Paused, always",
  campaign: "Campaign",
  adGroup: "Ad group",
  adName: "Key and name",
  key: "Key",
  url: "Web address",
  taggedUrl: "Web address with tags",
  urlTags: "Tags",
  callToAction: "Button",
  picture: "Picture",
  altText: "Picture description",
  platform: "Platform",
  businessName: "Business name",
  pageId: "Facebook Page",
  instagramId: "Instagram account",
  beneficiary: "Beneficiary",
  payer: "Payer",
  headlineList: "All headlines",
  descriptionList: "All descriptions",
  usual: "The usual value",
};

/**
 * Messages about why a user's own sheet cannot be read or filled in, for the workers and
 * `templates.service.ts`. Sizes come from `TEMPLATE_LIMITS` (`limits.ts`); "50 MB"
 * (`MAX_UNPACKED_BYTES` in `server/workers/xlsx/unpack.ts`) and "three" names (`LEAST_NAMES` in
 * `server/workers/templates/find-table.ts`) are written out.
 */
export const templateProblems = {
  noFile: "Please choose a CSV, TSV or XLSX file.",
  tooLarge: `The sheet is larger than ${megabytes(TEMPLATE_LIMITS.bytes)} MB. Please remove rows that are not needed.`,
  notASheet: "This is not a CSV, TSV or XLSX file that can be read. Please download the sheet again.",
  tooMuchWork: "Reading this sheet takes too long. Please remove rows and columns that are not needed.",
  unpacked: "The workbook is larger than 50 MB unpacked. Please download a smaller sheet.",
  doctype: "The workbook contains a document type, which no spreadsheet program writes. It was not opened.",
  macros: "The workbook contains macros. Please save it as XLSX without macros.",
  externalLinks: "The workbook has links to other files. Please remove them and save it again.",
  embedded: "The workbook contains embedded objects. Please remove them and save it again.",
  encrypted:
    "The workbook has a password or the older XLS format. Please save it as XLSX without a password.",
  rows: `The sheet has more than ${number(TEMPLATE_LIMITS.rows)} rows. Please remove rows that are not needed.`,
  columns: `The sheet has more than ${number(TEMPLATE_LIMITS.columns)} columns.`,
  cellChars: `A cell of the sheet has more than ${number(TEMPLATE_LIMITS.cellChars)} characters.`,
  quote: (row: number) => `Row ${number(row)}: a quotation mark is not closed.`,
  formula: (row: number, column: string) =>
    `Row ${number(row)}, column ${column}: the sheet contains a formula. Please replace it with its value.`,
  noHeader:
    "No row with known column names was found. The sheet needs at least three of them, for example a name, a text and a web address.",
  noRoom: "There is no room for new rows below the last row of the sheet.",
} as const;

/**
 * Text of the step of the export dialog that fills in the user's own sheets, with the remarks of
 * `propose-mapping.ts` and `present-template.ts`. The size is `TEMPLATE_LIMITS` in `limits.ts`; the
 * languages in `hint` are `TEMPLATE_LANGUAGES` in `server/workers/templates/column-concept.ts`.
 */
export const templateCopy = {
  title: "Fill your sheets",
  steps: "Steps",
  stepNames: ["Choose platforms", "Fill your sheets", "Done"],
  sheets: "Sheets",
  noSheet: "No sheet yet",
  choose: "Choose a sheet",
  other: "Other file",
  reading: "Reading...",
  hint: `CSV, TSV or XLSX, at most ${megabytes(TEMPLATE_LIMITS.bytes)} MB, as your account offers it for download. Column names in English, German, French, Spanish, Italian, Portuguese, Dutch, Polish or Japanese are recognized.`,
  lead: (platforms: string) =>
    `Download a sheet from the account in which the ads of ${platforms} will run: an empty one, or better an export of one of your ads.`,
  keeps: "Everything else in the sheet stays as it is, byte for byte.",
  loadFailed: "Your sheets could not be loaded.",
  saveFailed: "The change could not be saved.",
  facts: (columns: number, row: number, rows: number) =>
    `${plural(columns, "column", "columns")}, header in row ${number(row)}, ${
      rows === 0 ? "no rows yet" : plural(rows, "row of yours", "rows of yours")
    }`,
  tab: (name: string) => `Tab ${name}`,
  found: (count: number) => (count === 1 ? "column found" : "columns found"),
  toConfirm: "to confirm",
  untouched: "left exactly as they are",
  copyFrom: (row: number) => `Copy settings from row ${number(row)}`,
  copyRow: "Row to copy settings from",
  column: "Column in your sheet",
  writes: "Adloom writes",
  first: "In the first ad",
  state: "State",
  writesInto: (column: string) => `Adloom writes into ${column}`,
  isFound: "Found",
  isSet: "Confirmed",
  isLocked: "Fixed",
  isLeft: "Left",
  confirm: "Confirm",
  confirmColumn: (column: string) => `Confirm ${column}`,
  staysEmpty: "stays empty",
  staysAsIs: "stays as it is",
  copied: (row: number) => `as in row ${number(row)}`,
  showMore: (found: number, untouched: number) =>
    `Show ${[
      ...(found > 0 ? [`the other ${number(found)} found`] : []),
      ...(untouched > 0 ? [plural(untouched, "untouched column", "untouched columns")] : []),
    ].join(" and ")}`,
  showLess: "Show fewer columns",
  unnamed: (at: number) => `Column ${number(at)}, without a name`,
  looksLike: (label: string) => `Looks like “${label}”`,
  mayBe: (label: string) => `Could be another “${label}”`,
  newRows: (rows: number) => plural(rows, "new row", "new rows"),
  below: (row: number) => `below row ${number(row)}.`,
  unconfirmed: "Columns you do not confirm stay as they are.",
  needsSheet: (platforms: string) => `Choose a sheet for ${platforms}.`,
  back: "Back",
  next: "Next",
  nextSheet: (platforms: string) => `Next: ${platforms}`,
  missing: (labels: readonly string[]) =>
    `The sheet has no column for: ${inSentence(labels)}. Add what is missing by hand after the import.`,
  required: (columns: readonly string[]) =>
    `${inSentence(columns)} ${columns.length === 1 ? "looks" : "look"} required and will be empty in the new rows.`,
  notListed: (column: string, value: string) =>
    `The list of ${column} does not contain “${value}”. Choose the value there after the import.`,
  noPause: (column: string) =>
    `The list of ${column} has no word for “paused”, so nothing can be exported with this sheet.`,
  copiedNote: (row: number) =>
    `Row ${number(row)} is copied as it is, apart from names, texts, addresses, pictures, ids and states.`,
} as const;

/**
 * Reasons for which an ad is left out of the user's own sheet; `refuse-for-sheet.ts` chooses one,
 * and the dialog shows it.
 */
export const templateRefusals = {
  encoding: (label: string, character: string) =>
    `${label}: the encoding of your sheet has no “${character}”. Save the sheet as UTF-8`,
  tooLong: (column: string, max: number) => `${column}: your sheet takes at most ${number(max)} characters`,
} as const;
