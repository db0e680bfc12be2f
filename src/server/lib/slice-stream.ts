import type { ByteRange } from "./byte-range.ts";

/**
 * Returns the bytes of a range of a stream, when an S3 service sends the whole file although it was
 * asked for a range (`storage.s3.ts`). Leaving the result early cancels the stream.
 */
export function sliceStream(
  source: ReadableStream<Uint8Array<ArrayBuffer>>,
  { start, end }: ByteRange,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  async function* slice() {
    let at = 0;
    for await (const chunk of source) {
      const part = chunk.subarray(Math.max(0, start - at), Math.max(0, end - at));
      at += chunk.length;
      if (part.length > 0) yield part;
      if (at >= end) return;
    }
  }
  return ReadableStream.from(slice());
}
