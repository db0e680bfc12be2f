/** Characters that XML 1.0 cannot contain. */
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/gu;

/**
 * Escapes a text for the XML of a spreadsheet (ECMA-376), and "_x0041_", which Excel would read as
 * a character. `xlsx.ts` of exports and `workers/templates/fill-workbook.ts` call it.
 */
export function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(FORBIDDEN, "")
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/gu, "_x005F_")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/**
 * Letters of a column of a spreadsheet, which cells and messages name: 0 is A, 26 is AA.
 * `exports/formats/xlsx.ts` and, for users' own sheets, `fill-workbook.ts` and
 * `workbook-template.ts` call it.
 */
export function columnLetters(index: number): string {
  const rest = index >= 26 ? columnLetters(Math.floor(index / 26) - 1) : "";
  return rest + String.fromCharCode(65 + (index % 26));
}
