/** Without it, Excel does not read a CSV file as UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * A CSV file for spreadsheets: UTF-8 with a byte order mark, CRLF, every cell quoted, formulas
 * disarmed. `campaign/files.ts` and `copy/copy-files.ts` make tables of archives with it.
 */
export function csvTable(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((cells) => `${cells.map(cell).join(",")}\r\n`).join("");
}

/** Quotes a CSV cell and escapes text that a spreadsheet would run as a formula. */
function cell(text: string): string {
  const escaped = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${escaped.replaceAll('"', '""')}"`;
}
