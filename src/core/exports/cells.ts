/** Rules for the cells of import files, which platforms publish exactly as they are. */

/** A whole cell that is an amount: "-5", "+1,250.00", "-20 €", "$-3". */
const SIGNED_AMOUNT = /^[-+]\p{Sc}?\s?\d[\d.,\s]*(?:\p{Sc}|%|[A-Z]{3})?$/u;

/**
 * Whether a spreadsheet takes a cell as text. A cell that starts like a formula could run one, and
 * an apostrophe before it would be published, so such cells are refused instead of changed.
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

/** A text as it stands in a cell: NFC, trimmed, no invisible characters, one line if asked for. */
export function cellText(text: string, { lines = false } = {}): string {
  const clean = text.normalize("NFC").replaceAll(INVISIBLE, "").replaceAll(/\r\n?/gu, "\n");
  return (lines ? clean : clean.replaceAll(/\s*\n\s*/gu, " ")).trim();
}

/** A text that a cell may hold, without what starts a formula; for words that nobody approves. */
export function safeCell(text: string): string {
  return isSafeCell(text) ? text : text.replace(/^[=@+\-\s]+/u, "");
}

/** Printable ASCII without quotes, commas and tabs, for names that every importer reads alike. */
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
