import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { ZipFile } from "yazl";

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

/** The earliest day that the format knows: an archive says nothing about when it was made, and is the same each time. */
const MTIME = new Date(1980, 0, 1);

/**
 * An archive as it grows: one file at a time is read, and nothing more than its reader asks for, so that memory holds a piece
 * of one file and not all of them. More than 65,535 files and 4 GB are fine. A file that cannot be read ends the archive with
 * the error: half of it never looks whole.
 */
export function zipStream(entries: Entries): ReadableStream<Uint8Array<ArrayBuffer>> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const left = new AbortController();
  output.once("close", () => left.abort());
  pack(zip, entries, left.signal).catch((error: Error) => output.destroy(error));
  return Readable.toWeb(output) as ReadableStream<Uint8Array<ArrayBuffer>>;
}

async function pack(zip: ZipFile, entries: Entries, left: AbortSignal): Promise<void> {
  for await (const { name, open, compress = false } of entries) {
    left.throwIfAborted();
    const source = await open();
    if (!source) continue;
    const file = Readable.fromWeb(source as Parameters<typeof Readable.fromWeb>[0], { signal: left });
    zip.addReadStream(file, name, { compress, mtime: MTIME, forceDosTimestamp: true });
    await finished(file);
  }
  zip.end();
}
