/**
 * The records of a ZIP file, by APPNOTE.TXT 6.3.10 (pkware.com, read 2026-11): sizes and sum follow each file, since it is
 * packed while it is read, and the directory at the end is in the ZIP64 form where the numbers need it.
 */

/** A file on its way into the archive. */
export interface ZippedFile {
  readonly name: string;
  readonly compress: boolean;
  /** Where its header begins. */
  readonly offset: number;
  crc: number;
  size: number;
  packed: number;
}

const VERSION = 45;
/** Sizes follow the file; its name is UTF-8. */
const FLAGS = 0x0808;
const MAX_16 = 0xffff;
const MAX_32 = 0xffffffff;
/** Made on a system with Unix modes; a plain file that its owner may write. */
const MADE_BY = (3 << 8) | VERSION;
const MODE = (0o100644 << 16) >>> 0;
/** The earliest day that the format knows: an archive says nothing about when it was made. */
const DATE = (1 << 5) | 1;

type Field = readonly [bytes: 2 | 4 | 8, value: number];

function record(...fields: readonly Field[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(fields.reduce((sum, [length]) => sum + length, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [length, value] of fields) {
    if (length === 2) view.setUint16(at, value, true);
    else if (length === 4) view.setUint32(at, value, true);
    else view.setBigUint64(at, BigInt(value), true);
    at += length;
  }
  return bytes;
}

function join(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat(parts));
}

const encode = (name: string) => new TextEncoder().encode(name);
const method = ({ compress }: ZippedFile) => (compress ? 8 : 0);

function checkSizes({ size, packed }: ZippedFile): void {
  if (size > MAX_32 || packed > MAX_32) throw new Error("a file of an archive is larger than 4 GB");
}

/** What stands before a file. */
export function fileHeader(file: ZippedFile): Uint8Array<ArrayBuffer> {
  const name = encode(file.name);
  const head = record(
    [4, 0x04034b50],
    [2, VERSION],
    [2, FLAGS],
    [2, method(file)],
    [2, 0],
    [2, DATE],
    [4, 0],
    [4, 0],
    [4, 0],
    [2, name.length],
    [2, 0],
  );
  return join(head, name);
}

/** What stands behind a file. */
export function endOfFile(file: ZippedFile): Uint8Array<ArrayBuffer> {
  checkSizes(file);
  return record([4, 0x08074b50], [4, file.crc], [4, file.packed], [4, file.size]);
}

/** A file's line in the directory. */
export function directoryEntry(file: ZippedFile): Uint8Array<ArrayBuffer> {
  const name = encode(file.name);
  const far = file.offset >= MAX_32;
  const extra = far ? record([2, 1], [2, 8], [8, file.offset]) : new Uint8Array();
  const head = record(
    [4, 0x02014b50],
    [2, MADE_BY],
    [2, VERSION],
    [2, FLAGS],
    [2, method(file)],
    [2, 0],
    [2, DATE],
    [4, file.crc],
    [4, file.packed],
    [4, file.size],
    [2, name.length],
    [2, extra.length],
    [2, 0],
    [2, 0],
    [2, 0],
    [4, MODE],
    [4, far ? MAX_32 : file.offset],
  );
  return join(head, name, extra);
}

interface Directory {
  readonly files: number;
  /** Where the directory begins and ends. */
  readonly start: number;
  readonly end: number;
}

/** What an archive ends with. */
export function endOfArchive({ files, start, end }: Directory): Uint8Array<ArrayBuffer> {
  const size = end - start;
  const large = files >= MAX_16 || end >= MAX_32;
  const zip64 = record(
    [4, 0x06064b50],
    [8, 44],
    [2, MADE_BY],
    [2, VERSION],
    [4, 0],
    [4, 0],
    [8, files],
    [8, files],
    [8, size],
    [8, start],
    ...([
      [4, 0x07064b50],
      [4, 0],
      [8, end],
      [4, 1],
    ] as const),
  );
  const tail = record(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, Math.min(files, MAX_16)],
    [2, Math.min(files, MAX_16)],
    [4, Math.min(size, MAX_32)],
    [4, Math.min(start, MAX_32)],
    [2, 0],
  );
  return large ? join(zip64, tail) : tail;
}
