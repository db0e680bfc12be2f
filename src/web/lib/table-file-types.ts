/**
 * Types of tables that the file inputs of `ReportButton` and `SheetPicker` offer: CSV, TSV and
 * Excel. The server recognizes a workbook by its bytes (`isZip`) and reads all else as text
 * (`read-report-file.ts` and `template-file.ts` in `server/workers`).
 */
export const TABLE_FILE_TYPES =
  ".csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
