import { pipeline, type Readable, type Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { ReadError } from "./read-error.ts";

const DECODERS: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  br: createBrotliDecompress,
  deflate: createInflate,
};

function decode(body: Readable, encoding: string): Readable {
  if (encoding === "" || encoding === "identity") return body;
  // Several encodings, such as "gzip, gzip", are refused with the unknown ones.
  const decoder = DECODERS[encoding];
  if (!decoder) throw new ReadError("malformed");
  return pipeline(body, decoder(), () => {});
}

/** Limits of `readBounded`: how much of a website's response is read. */
interface BodyLimits {
  readonly maxBytes: number;
  /** Returns the beginning of a body that is too large, instead of an error. */
  readonly truncate: boolean;
  /** Called with the size of each decoded piece; may throw. */
  readonly count: (bytes: number) => void;
}

/**
 * Returns the decoded body of a website's response, for `visit.ts`. Above `maxBytes` decoded bytes
 * (`READING_LIMITS` in `core/readings/limits.ts`) it throws `ReadError` ("too_large"), or returns
 * the beginning with `truncate`. Decoded bytes count, because a small compressed body can become
 * gigabytes. Encodings: `DECODERS` in this file, others throw "malformed"; it also throws the
 * errors of the decoder and of `count`.
 */
export async function readBounded(
  body: Readable,
  encoding: string,
  { maxBytes, truncate, count }: BodyLimits,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let total = 0;
  for await (const chunk of decode(body, encoding) as AsyncIterable<Uint8Array>) {
    total += chunk.length;
    count(chunk.length);
    chunks.push(chunk);
    if (total <= maxBytes) continue;
    if (!truncate) throw new ReadError("too_large");
    break;
  }
  // Copies the bytes, because a small buffer shares its memory with others.
  return Uint8Array.from(Buffer.concat(chunks).subarray(0, maxBytes));
}
