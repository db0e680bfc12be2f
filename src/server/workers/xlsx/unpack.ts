import { Unzip, UnzipInflate, type UnzipFile } from "fflate";

/**
 * Largest unpacked content in bytes of a spreadsheet that workers read; a small ZIP file can hold
 * far more. `unpack` (reports) and `openZip` (users' own sheets; `workers/templates/zip-parts.ts`)
 * enforce it.
 */
export const MAX_UNPACKED_BYTES = 50 * 1024 * 1024;
/**
 * Most files of a spreadsheet that are read; `unpack` and `openZip` (`templates/zip-parts.ts`)
 * refuse others.
 */
export const MAX_PARTS = 1000;
/** Bytes that are unpacked before the limit is checked again. */
const CHUNK = 64 * 1024;

/**
 * The file is no spreadsheet, or it is too large after decompression. `read-report-file.ts`
 * converts it to a message of `core/reports/messages.ts` for the user.
 */
export class UnpackError extends Error {
  readonly reason: "too_large" | "malformed";

  constructor(reason: "too_large" | "malformed", cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/**
 * Unpacks the wanted parts of a ZIP file, at most 1,000 files (`MAX_PARTS`) and
 * `MAX_UNPACKED_BYTES`, and counts the bytes meanwhile, because the sizes in the file can be wrong.
 * `readWorkbook` (`read-workbook.ts`) calls it in a worker; throws `UnpackError`.
 */
export function unpack(bytes: Uint8Array, wanted: (name: string) => boolean): Map<string, Uint8Array> {
  const parts = new Map<string, Uint8Array[]>();
  let total = 0;
  /**
   * Keeps the first error: the library catches errors of its callbacks and then reports another
   * error.
   */
  const failures: UnpackError[] = [];
  const unzip = new Unzip((file: UnzipFile) => {
    if (parts.size >= MAX_PARTS) throw new UnpackError("too_large");
    if (!wanted(file.name)) return;
    const chunks: Uint8Array[] = [];
    parts.set(file.name, chunks);
    file.ondata = (error, chunk) => {
      total += chunk?.length ?? 0;
      if (error) failures.push(new UnpackError("malformed", error));
      else if (total > MAX_UNPACKED_BYTES) failures.push(new UnpackError("too_large"));
      else chunks.push(chunk);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let from = 0; from < bytes.length && failures.length === 0; from += CHUNK) {
      unzip.push(bytes.subarray(from, from + CHUNK), from + CHUNK >= bytes.length);
    }
  } catch (error) {
    failures.push(error instanceof UnpackError ? error : new UnpackError("malformed", error));
  }
  if (failures[0]) throw failures[0];
  return new Map([...parts].map(([name, chunks]) => [name, Buffer.concat(chunks)]));
}
