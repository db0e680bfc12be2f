import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "./encodings.ts";

/** `small` for content that is sent many times, `fast` for a single response. */
type Effort = "small" | "fast";

const BROTLI_QUALITY: Record<Effort, number> = { small: constants.BROTLI_MAX_QUALITY, fast: 4 };
const GZIP_LEVEL: Record<Effort, number> = { small: constants.Z_BEST_COMPRESSION, fast: 6 };

/**
 * Compresses text with gzip or Brotli on the thread pool, for JSON responses (`compress-json.ts`,
 * fast) and generated files (`text-file.ts`, small); the levels of both are above.
 */
export async function compress(
  text: Uint8Array,
  encoding: Encoding,
  effort: Effort,
): Promise<Uint8Array<ArrayBuffer>> {
  const compressed =
    encoding === "gzip"
      ? promisify(gzip)(text, { level: GZIP_LEVEL[effort] })
      : promisify(brotliCompress)(text, {
          params: {
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
            [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
          },
        });
  return new Uint8Array(await compressed);
}
