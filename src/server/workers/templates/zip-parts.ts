import { crc32, deflateRawSync, inflateRawSync } from "node:zlib";
import { templateProblems } from "#core/exports/template.copy.ts";
import { MAX_PARTS, MAX_UNPACKED_BYTES } from "../xlsx/unpack.ts";
import { TemplateProblem } from "./template-reading.ts";

/** A file of a ZIP archive, by its entry in the directory. */
interface ZipPart {
  readonly name: string;
  /** Where its entry in the directory starts, and its length. */
  readonly entry: number;
  readonly entryBytes: number;
  readonly method: number;
  readonly packedBytes: number;
  readonly size: number;
  /** Where its header in the archive starts. */
  readonly start: number;
}

/**
 * A user's workbook as a ZIP file whose parts can be read and replaced, from `openZip`; all other
 * parts stay byte for byte. `workbook-facts.ts` and `refuse-workbook.ts` read it,
 * `fill-workbook.ts` replaces parts. `read` gives `undefined` for a missing part and throws
 * `TemplateProblem`.
 */
export interface ZipParts {
  readonly names: readonly string[];
  /** Content of a file; `undefined` without one. Throws `TemplateProblem`. */
  readonly read: (name: string) => Uint8Array | undefined;
  /**
   * The archive with new contents of some files. Every other file keeps its bytes, packed as they
   * are, and the order and the dates of all stay.
   */
  readonly replace: (contents: ReadonlyMap<string, Uint8Array>) => Uint8Array;
}

const END_RECORD = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const ENCRYPTED = 1;
/** Checksum and sizes follow the content instead of being in the header. */
const DESCRIPTOR = 8;
const STORED = 0;
const DEFLATED = 8;

const malformed = () => new TemplateProblem(templateProblems.notASheet);

/** Position of the record at the end of an archive; a comment may follow it. */
function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_BYTES - 0xffff);
  for (let at = view.byteLength - END_BYTES; at >= first; at--) {
    const commentBytes = view.getUint16(at + 20, true);
    if (view.getUint32(at, true) === END_RECORD && at + END_BYTES + commentBytes === view.byteLength)
      return at;
  }
  throw malformed();
}

function readDirectory(
  bytes: Uint8Array,
  view: DataView,
): { parts: ZipPart[]; directory: number; end: number } {
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  const directory = view.getUint32(end + 16, true);
  if (count > MAX_PARTS) throw new TemplateProblem(templateProblems.unpacked);
  const parts: ZipPart[] = [];
  let at = directory;
  for (let index = 0; index < count; index++) {
    if (view.getUint32(at, true) !== ENTRY) throw malformed();
    if (view.getUint16(at + 8, true) & ENCRYPTED) throw new TemplateProblem(templateProblems.encrypted);
    const nameBytes = view.getUint16(at + 28, true);
    const entryBytes =
      ENTRY_BYTES + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    parts.push({
      name: new TextDecoder().decode(bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes)),
      entry: at,
      entryBytes,
      method: view.getUint16(at + 10, true),
      packedBytes: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      start: view.getUint32(at + 42, true),
    });
    at += entryBytes;
  }
  // Two files of one name, or an archive with something between its directory and its end, could be
  // read differently by another program.
  if (at !== end || new Set(parts.map(({ name }) => name)).size < parts.length) throw malformed();
  return { parts, directory, end };
}

/** Where the packed content of a file starts. */
function contentStart(view: DataView, { start }: ZipPart): number {
  if (view.getUint32(start, true) !== LOCAL_HEADER) throw malformed();
  return start + LOCAL_BYTES + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
}

function inflate(packed: Uint8Array, method: number, maxBytes: number): Uint8Array {
  if (method === STORED) return packed;
  if (method !== DEFLATED) throw malformed();
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, maxBytes) });
  } catch (error) {
    const isLarge = error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
    throw isLarge ? new TemplateProblem(templateProblems.unpacked) : malformed();
  }
}

/** A file of the archive with new content: its header, the content, and its entry. */
function packPart(bytes: Uint8Array, view: DataView, part: ZipPart, content: Uint8Array) {
  const packed = deflateRawSync(content);
  const sum = crc32(content);
  const header = bytes.slice(part.start, contentStart(view, part));
  const entry = bytes.slice(part.entry, part.entry + part.entryBytes);
  for (const [copy, flags, fields] of [
    [header, 6, 14],
    [entry, 8, 16],
  ] as const) {
    const target = new DataView(copy.buffer);
    target.setUint16(flags, target.getUint16(flags, true) & ~DESCRIPTOR, true);
    target.setUint16(flags + 2, DEFLATED, true);
    target.setUint32(fields, sum, true);
    target.setUint32(fields + 4, packed.length, true);
    target.setUint32(fields + 8, content.length, true);
  }
  return { local: [header, packed], entry };
}

/**
 * Opens a user's workbook by its ZIP directory, when it is read (`workbook-template.ts`) or filled
 * in (`fill-workbook.ts`). All contents together are unpacked once, to count their real sizes (at
 * most `MAX_PARTS` files and `MAX_UNPACKED_BYTES` of `xlsx/unpack.ts`), and kept until the archive
 * is dropped. Throws `TemplateProblem` (words: `core/exports/template.copy.ts`) for an archive that
 * is damaged, encrypted, ambiguous or too large unpacked.
 */
export function openZip(bytes: Uint8Array): ZipParts {
  try {
    // A Buffer's `slice` would share its memory instead of copying it.
    return openParts(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch (error) {
    // Positions outside of the file.
    throw error instanceof RangeError ? malformed() : error;
  }
}

function openParts(bytes: Uint8Array): ZipParts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { parts, directory, end } = readDirectory(bytes, view);
  const inOrder = parts.toSorted((one, other) => one.start - other.start);
  const contents = new Map<string, Uint8Array>();
  let rest = MAX_UNPACKED_BYTES;
  for (const [index, part] of inOrder.entries()) {
    const from = contentStart(view, part);
    if (from + part.packedBytes > (inOrder[index + 1]?.start ?? directory)) throw malformed();
    const content = inflate(bytes.subarray(from, from + part.packedBytes), part.method, rest);
    rest -= content.length;
    if (rest < 0) throw new TemplateProblem(templateProblems.unpacked);
    contents.set(part.name, content);
  }

  function replace(changed: ReadonlyMap<string, Uint8Array>): Uint8Array {
    const pieces: Uint8Array[] = [bytes.subarray(0, inOrder[0]?.start ?? directory)];
    const entries = new Map<ZipPart, Uint8Array>();
    let position = pieces[0]?.length ?? 0;
    for (const [index, part] of inOrder.entries()) {
      const content = changed.get(part.name);
      const next = inOrder[index + 1]?.start ?? directory;
      const { local, entry } = content
        ? packPart(bytes, view, part, content)
        : {
            local: [bytes.subarray(part.start, next)],
            entry: bytes.slice(part.entry, part.entry + part.entryBytes),
          };
      new DataView(entry.buffer).setUint32(42, position, true);
      entries.set(part, entry);
      pieces.push(...local);
      position += local.reduce((sum, piece) => sum + piece.length, 0);
    }
    const list = parts.flatMap((part) => entries.get(part) ?? []);
    const record = bytes.slice(end);
    const target = new DataView(record.buffer);
    target.setUint32(
      12,
      list.reduce((sum, entry) => sum + entry.length, 0),
      true,
    );
    target.setUint32(16, position, true);
    return Buffer.concat([...pieces, ...list, record]);
  }

  return { names: parts.map(({ name }) => name), read: (name) => contents.get(name), replace };
}
