import type { SheetEncoding } from "./template-reading.ts";

/** Occur in binary files, never in text. */
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000e-\u001f]/;

/**
 * A decoded text file with its encoding, from `decodeSheet`; a byte order mark stays in the text,
 * so that it is written again by `fillTextTemplate` (`text-template.ts`).
 */
export interface DecodedSheet {
  readonly text: string;
  readonly encoding: SheetEncoding;
}

function decodeAs(encoding: SheetEncoding, bytes: Uint8Array): DecodedSheet | undefined {
  try {
    const text = new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
    return CONTROL_CHARACTERS.test(text) ? undefined : { text, encoding };
  } catch {
    return undefined;
  }
}

/**
 * Decodes a text file by its byte order mark, else as UTF-8, else as Windows-1252. `undefined` for
 * files that are not text (`TemplateProblem` `notASheet`). `text-template.ts` calls it to read and
 * to write; reports have a decoder of their own, because theirs is never written again.
 */
export function decodeSheet(bytes: Uint8Array): DecodedSheet | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decodeAs("utf-16le", bytes);
  if (first === 0xfe && second === 0xff) return decodeAs("utf-16be", bytes);
  return decodeAs("utf-8", bytes) ?? decodeAs("windows-1252", bytes);
}

/** Byte of each character that Windows-1252 has beyond ASCII. */
const WINDOWS_1252 = new Map(
  Array.from({ length: 128 }, (_, at) => 0x80 + at).map((byte) => [
    new TextDecoder("windows-1252").decode(Uint8Array.of(byte)),
    byte,
  ]),
);

const byteOf = (character: string) =>
  character < "\u0080" ? character.charCodeAt(0) : WINDOWS_1252.get(character);

/**
 * Finds the first character of a text that an encoding lacks; `undefined` if it has all. Only
 * Windows-1252 lacks any. `refuseForSheet` (`modules/exports/templates/refuse-for-sheet.ts`) calls
 * it on the main thread, to leave out an ad with such a character.
 */
export function missingCharacter(encoding: SheetEncoding, text: string): string | undefined {
  if (encoding !== "windows-1252") return undefined;
  return [...text].find((character) => byteOf(character) === undefined);
}

/**
 * Encodes new rows in the encoding that the text file had, and the text above them to find their
 * position in bytes, for `fillTextTemplate` (`text-template.ts`); a character that Windows-1252
 * lacks becomes "?".
 */
export function encodeSheet(encoding: SheetEncoding, text: string): Uint8Array {
  const whole = text.toWellFormed();
  if (encoding === "utf-8") return Buffer.from(whole, "utf8");
  if (encoding === "windows-1252") return Uint8Array.from(whole, (character) => byteOf(character) ?? 0x3f);
  const units = Buffer.from(whole, "utf16le");
  return encoding === "utf-16be" ? units.swap16() : units;
}
