import type { ByteRange } from "./byte-range.ts";

/**
 * Archives of files whose sizes and checksums are known before: nothing is compressed, so that the
 * archive has the same bytes each time, its size is known, and a broken download continues at any
 * byte. `zip.ts` compresses archives that are sent once.
 */

/**
 * A file of an export's archive that is stored uncompressed, with its checksum known in advance.
 */
interface StoredEntry {
  /** Path inside the archive, with slashes. */
  readonly name: string;
  readonly bytes: number;
  /** CRC-32 of the content. */
  readonly crc32: number;
}

/** A part of an archive: bytes of the format itself, or the content of an entry. */
type Segment<Entry> =
  | { readonly start: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly start: number; readonly entry: Entry };

/**
 * Positions of files and directory in the archive of an export, so that a download can send a part
 * of it.
 */
interface ZipLayout<Entry> {
  /** Bytes of the whole archive. */
  readonly size: number;
  readonly segments: readonly Segment<Entry>[];
}

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_RECORD = 0x06054b50;
const VERSION = 20;
/** Unix, so that the permissions below count. */
const MADE_BY = (3 << 8) | VERSION;
/** Names are UTF-8. */
const FLAGS = 1 << 11;
/** 1980-01-01, the earliest date of the format: a fixed one makes archives reproducible. */
const DATE = (1 << 5) | 1;
const PERMISSIONS = 0o100644;
const MAX_SIZE = 0xffffffff;
const MAX_ENTRIES = 0xffff;

const encoder = new TextEncoder();

/**
 * The fields that both headers of an entry have, from "version needed" to the length of the name.
 */
function writeCommon(
  view: DataView,
  offset: number,
  { bytes, crc32 }: StoredEntry,
  nameLength: number,
): void {
  view.setUint16(offset, VERSION, true);
  view.setUint16(offset + 2, FLAGS, true);
  // Compression method and time stay 0.
  view.setUint16(offset + 8, DATE, true);
  view.setUint32(offset + 10, crc32, true);
  view.setUint32(offset + 14, bytes, true);
  view.setUint32(offset + 18, bytes, true);
  view.setUint16(offset + 22, nameLength, true);
}

function localHeader(entry: StoredEntry, name: Uint8Array): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(30 + name.length);
  const view = new DataView(header.buffer);
  view.setUint32(0, LOCAL_HEADER, true);
  writeCommon(view, 4, entry, name.length);
  header.set(name, 30);
  return header;
}

function centralHeader(entry: StoredEntry, name: Uint8Array, start: number): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(46 + name.length);
  const view = new DataView(header.buffer);
  view.setUint32(0, CENTRAL_HEADER, true);
  view.setUint16(4, MADE_BY, true);
  writeCommon(view, 6, entry, name.length);
  view.setUint32(38, PERMISSIONS * 0x10000, true);
  view.setUint32(42, start, true);
  header.set(name, 46);
  return header;
}

function endRecord(entries: number, start: number, bytes: number): Uint8Array<ArrayBuffer> {
  const record = new Uint8Array(22);
  const view = new DataView(record.buffer);
  view.setUint32(0, END_RECORD, true);
  view.setUint16(8, entries, true);
  view.setUint16(10, entries, true);
  view.setUint32(12, bytes, true);
  view.setUint32(16, start, true);
  return record;
}

/**
 * Computes the layout of an archive. `build-archive.ts` of `exports` calls it for the size,
 * `exports.service.ts` at each download. Throws for 65,535 files or more (`MAX_ENTRIES`), and above
 * 4 GB (`MAX_SIZE`), which the format without its 64-bit extension cannot hold.
 */
export function layoutZip<Entry extends StoredEntry>(entries: readonly Entry[]): ZipLayout<Entry> {
  const segments: Segment<Entry>[] = [];
  const central: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const add = (bytes: Uint8Array<ArrayBuffer>) => {
    segments.push({ start: size, bytes });
    size += bytes.length;
  };
  for (const entry of entries) {
    const name = encoder.encode(entry.name);
    central.push(centralHeader(entry, name, size));
    add(localHeader(entry, name));
    segments.push({ start: size, entry });
    size += entry.bytes;
    if (size > MAX_SIZE) break;
  }
  const start = size;
  for (const header of central) add(header);
  const bytes = size - start;
  if (entries.length >= MAX_ENTRIES || size > MAX_SIZE - 22) throw new Error("the archive is too large");
  add(endRecord(entries.length, start, bytes));
  return { size, segments };
}

const lengthOf = (segment: Segment<StoredEntry>) =>
  "bytes" in segment ? segment.bytes.length : segment.entry.bytes;

/**
 * Yields the bytes of an archive, or a range of them, reading one file at a time and none that is
 * outside the range; `exports.service.ts` calls it at a download. Throws when a file has another
 * length than its entry, so that an incomplete archive is never mistaken for a complete one.
 */
export async function* readZip<Entry extends StoredEntry>(
  { size, segments }: ZipLayout<Entry>,
  open: (entry: Entry) => Promise<ReadableStream<Uint8Array<ArrayBuffer>>>,
  { start, end }: ByteRange = { start: 0, end: size },
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (const segment of segments) {
    const from = Math.max(0, start - segment.start);
    const to = Math.min(lengthOf(segment), end - segment.start);
    if (from >= to) continue;
    if ("bytes" in segment) yield segment.bytes.subarray(from, to);
    else yield* readEntry(segment.entry, await open(segment.entry), from, to);
  }
}

async function* readEntry(
  { name, bytes }: StoredEntry,
  content: ReadableStream<Uint8Array<ArrayBuffer>>,
  from: number,
  to: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let position = 0;
  // Leaving the loop early closes the file.
  for await (const chunk of content) {
    const part = chunk.subarray(Math.max(0, from - position), Math.max(0, to - position));
    position += chunk.length;
    if (part.length > 0) yield part;
    if (to < bytes && position >= to) return;
  }
  if (position !== bytes) throw new Error(`${name} has ${position} bytes instead of ${bytes}`);
}
