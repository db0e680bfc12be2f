import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** One file of an archive. */
export interface ZipEntry {
  /** With folders, separated by slashes. */
  readonly name: string;
  readonly open: () => Promise<ReadableStream<Uint8Array>>;
  /** Pictures are as small as they get already. */
  readonly compress?: boolean;
}

/** An archive as it grows: one file at a time is read, so that memory holds a piece of one and not all of them. */
export function zipStream(entries: readonly ZipEntry[]): ReadableStream<Uint8Array<ArrayBuffer>> {
  const written = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>();
  const writer = written.writable.getWriter();
  const pack = async () => {
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    const zip = new Zip((error, piece) => {
      if (error) throw error;
      pieces.push(new Uint8Array(piece));
    });
    const flush = async () => {
      for (const piece of pieces.splice(0)) await writer.write(piece);
    };
    for (const { name, open, compress = false } of entries) {
      const file = compress ? new ZipDeflate(name) : new ZipPassThrough(name);
      zip.add(file);
      for await (const chunk of await open()) {
        file.push(chunk);
        await flush();
      }
      file.push(new Uint8Array(), true);
      await flush();
    }
    zip.end();
    await flush();
    await writer.close();
  };
  // A reader that goes away, or a file that cannot be read, ends the archive: half of it never looks whole.
  pack().catch((error: unknown) => writer.abort(error).catch(() => {}));
  return written.readable;
}
