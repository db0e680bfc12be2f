/** Rules for the cells of import files, which platforms publish exactly as they are. */

/** A cell that consists of an amount: "-5", "+1,250.00", "-20 €", "$-3". */
const SIGNED_AMOUNT = /^[-+]\p{Sc}?\s?\d[\d.,\s]*(?:\p{Sc}|%|[A-Z]{3})?$/u;

/**
 * Whether a spreadsheet takes a cell as text. Cells that start like a formula are refused (a signed
 * amount such as "-20%" is not one), because an apostrophe before them would be published. The
 * schema of settings, `refuse-ad.ts` and the writers ask it.
 */
export function isSafeCell(text: string): boolean {
  if (/^[=@\t\r]/u.test(text)) return false;
  return !/^[-+]/u.test(text) || SIGNED_AMOUNT.test(text);
}

/**
 * Characters without width that hide in pasted text, and marks of direction. Joiners stay, because
 * emoji and several scripts need them.
 */
const INVISIBLE = /[\u200B\u2060\uFEFF\u200E\u200F\u061C\u00AD]/gu;

/**
 * Cleans a text for a cell of an export file: NFC, trimmed, no invisible characters and, unless
 * `lines` is set, on one line. `export-ad.ts` calls it for texts of ads, `export-names.ts` for
 * names.
 */
export function cellText(text: string, { lines = false } = {}): string {
  const clean = text.normalize("NFC").replaceAll(INVISIBLE, "").replaceAll(/\r\n?/gu, "\n");
  return (lines ? clean : clean.replaceAll(/\s*\n\s*/gu, " ")).trim();
}

/**
 * Removes characters from the start of a text that make a spreadsheet run it as a formula.
 * `export-ad.ts` and `export-names.ts` use it for names of campaigns and products, which are not
 * part of an approval; an ad's own text with such a start is refused instead (`refuseAd` in
 * `server/modules/exports/refuse-ad.ts`).
 */
export function safeCell(text: string): string {
  return isSafeCell(text) ? text : text.replace(/^[=@+\-\s]+/u, "");
}

/**
 * Reduces a text to printable ASCII without quotes, commas and tabs, so that all importers read it
 * in the same way. `export-names.ts` calls it for names of ads and files.
 */
export function asciiName(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .replaceAll(/[^\x20-\x7E]|["',;|<>]/gu, " ")
    .replaceAll(/\s+/gu, " ")
    .trim()
    .replace(/^[=+@\-\s]+/u, "");
}
