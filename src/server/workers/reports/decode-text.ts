/** Characters of the beginning that show whether a text was encoded twice. */
const SAMPLE = 4096;

/** Occur in binary files, never in text. */
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000e-\u001f]/;

function decodeAs(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return CONTROL_CHARACTERS.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

/** UTF-8 that was read as Windows-1252 and stored again: "é" became "Ã©". */
const DOUBLE_ENCODED =
  /Ã[\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]/;

/** Bytes of Windows-1252 for the characters that Latin-1 does not have. */
const WINDOWS_1252 = new Map(
  Array.from({ length: 32 }, (_, at) => 0x80 + at).map((byte) => [
    new TextDecoder("windows-1252").decode(Uint8Array.of(byte)),
    byte,
  ]),
);

/**
 * Undoes a second UTF-8 encoding, which Meta's reports can have ("Ã¼" for "ü").
 * `read-report-file.ts` calls it for each CSV report; other texts are returned as they are.
 */
export function repairDoubleEncoding(text: string): string {
  if (!DOUBLE_ENCODED.test(text.slice(0, SAMPLE))) return text;
  const bytes = Array.from(text, (character) => WINDOWS_1252.get(character) ?? character.codePointAt(0)!);
  if (bytes.some((byte) => byte > 0xff)) return text;
  return decodeAs("utf-8", Uint8Array.from(bytes)) ?? text;
}

/**
 * Decodes a CSV report by its byte order mark, else as UTF-8, else as Windows-1252 of older
 * spreadsheets. `undefined` for files that are not text. `read-report-file.ts` calls it and then
 * throws `ReportProblem`; users' own sheets have `decodeSheet`
 * (`workers/templates/sheet-encoding.ts`).
 */
export function decodeReportText(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decodeAs("utf-16le", bytes);
  if (first === 0xfe && second === 0xff) return decodeAs("utf-16be", bytes);
  return decodeAs("utf-8", bytes) ?? decodeAs("windows-1252", bytes);
}
