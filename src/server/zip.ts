import { crc32 } from "node:zlib";
import { endOfArchive, endOfFile, fileHeader, directoryEntry, type ZippedFile } from "./zip-records.ts";

/** One file of an archive. */
export interface ZipEntry {
  /** With folders, separated by slashes. */
  readonly name: string;
  /** `undefined` for a file that is gone: the archive goes on without it. */
  readonly open: () => Promise<ReadableStream<Uint8Array<ArrayBuffer>> | undefined>;
  /** Pictures are as small as they get already. */
  readonly compress?: boolean;
}

type Entries = Iterable<ZipEntry> | AsyncIterable<ZipEntry>;
type Bytes = Uint8Array<ArrayBuffer>;

/**
 * An archive as it grows: one file at a time is read, and nothing more than its reader asks for, so that memory holds a piece
 * of one file and not all of them. More than 65,535 files and 4 GB are fine. A file that cannot be read ends the archive with
 * the error: half of it never looks whole.
 */
export function zipStream(entries: Entries): ReadableStream<Bytes> {
  return ReadableStream.from(pack(entries));
}

async function* pack(entries: Entries): AsyncGenerator<Bytes> {
  const directory: Bytes[] = [];
  let position = 0;
  const written = (piece: Bytes) => {
    position += piece.length;
    return piece;
  };
  for await (const entry of entries) {
    const source = await entry.open();
    if (!source) continue;
    const { name, compress = false } = entry;
    const file = { name, compress, offset: position, crc: 0, size: 0, packed: 0 };
    yield written(fileHeader(file));
    for await (const piece of packFile(source, file)) yield written(piece);
    yield written(endOfFile(file));
    directory.push(directoryEntry(file));
  }
  const start = position;
  for (const piece of directory) yield written(piece);
  yield endOfArchive({ files: directory.length, start, end: position });
}

/** The bytes of a file as they lie in the archive; its sums are complete when the last one is out. */
async function* packFile(source: ReadableStream<Bytes>, file: ZippedFile): AsyncGenerator<Bytes> {
  const counted = source.pipeThrough(
    new TransformStream<Bytes, Bytes>({
      transform(piece, controller) {
        file.crc = crc32(piece, file.crc);
        file.size += piece.length;
        controller.enqueue(piece);
      },
    }),
  );
  const packed = file.compress ? counted.pipeThrough(new CompressionStream("deflate-raw")) : counted;
  for await (const piece of packed) {
    file.packed += piece.length;
    yield piece;
  }
}
