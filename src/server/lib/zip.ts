import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { ZipFile } from "yazl";

/**
 * A file of an archive that `zipStream` writes: data export, results of generations. The
 * `export.service.ts` of slices and `archive.service.ts` make them and choose names and
 * compression. A file whose `open` gives `undefined` is left out.
 */
export interface ZipEntry {
  /** Path inside the archive, with slashes. */
  readonly name: string;
  /** `undefined` for a missing file, which the archive then omits. */
  readonly open: () => Promise<ReadableStream<Uint8Array<ArrayBuffer>> | undefined>;
  /** False for images, which are already compressed. */
  readonly compress?: boolean;
}

type Entries = Iterable<ZipEntry> | AsyncIterable<ZipEntry>;

/** Earliest date of the format. A fixed date makes archives reproducible. */
const MTIME = new Date(1980, 0, 1);

/**
 * Streams an archive (`data-export.service.ts`, `archive.service.ts`) with backpressure: it reads
 * one file at a time, so memory holds only a chunk of it. Supports more than 65,535 files and 4 GB.
 * A read error fails the stream, so that an incomplete archive is never mistaken for a complete
 * one. Sends the data export and the archives of generations.
 */
export function zipStream(entries: Entries): ReadableStream<Uint8Array<ArrayBuffer>> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const closed = new AbortController();
  output.once("close", () => closed.abort());
  pack(zip, entries, closed.signal).catch((error: Error) => output.destroy(error));
  return Readable.toWeb(output) as ReadableStream<Uint8Array<ArrayBuffer>>;
}

async function pack(zip: ZipFile, entries: Entries, signal: AbortSignal): Promise<void> {
  for await (const { name, open, compress = false } of entries) {
    signal.throwIfAborted();
    const source = await open();
    if (!source) continue;
    const file = Readable.fromWeb(source as Parameters<typeof Readable.fromWeb>[0], { signal });
    zip.addReadStream(file, name, { compress, mtime: MTIME, forceDosTimestamp: true });
    await finished(file);
  }
  zip.end();
}
