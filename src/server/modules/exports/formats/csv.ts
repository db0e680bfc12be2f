import type { Sheet } from "./sheet.ts";

interface CsvOptions {
  /** Whether the file starts with a byte order mark, from which spreadsheets detect UTF-8. */
  readonly bom: boolean;
}

const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/**
 * Encodes a sheet as CSV (RFC 4180) in UTF-8 with every cell quoted and CRLF after each row. The
 * writers of CSV formats (`formats/<format>/<format>.ts`) end with it; each chooses whether the
 * file has a byte order mark (`bom`). Texts that a spreadsheet would run are refused before
 * (`refuse-ad.ts`, `isSafeCell` in `core/exports/cells.ts`).
 */
export function encodeCsv({ header, rows }: Sheet, { bom }: CsvOptions): Uint8Array {
  const lines = [header, ...rows].map((cells) => `${cells.map(quote).join(",")}\r\n`);
  return new TextEncoder().encode(`${bom ? "\uFEFF" : ""}${lines.join("")}`);
}
