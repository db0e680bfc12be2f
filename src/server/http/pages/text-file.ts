import { compress } from "./compression.ts";
import { ENCODINGS, type Encoding } from "./encodings.ts";
import { contentHash, type WebFile } from "./web-file.ts";

interface TextFile extends Pick<WebFile, "type" | "headers"> {
  readonly text: string;
}

/**
 * Creates a web file from generated text, such as a page or robots.txt; compresses it on the first
 * request (`compression.ts`) and caches the result. `pages.ts` and `site-files.ts` call it at the
 * start.
 */
export function textFile({ text, ...rest }: TextFile): WebFile {
  const plain = new TextEncoder().encode(text);
  const compressed = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  return {
    ...rest,
    hash: contentHash(text),
    encodings: ENCODINGS,
    bytes(encoding) {
      if (!encoding) return plain;
      const cached = compressed.get(encoding) ?? compress(plain, encoding, "small");
      compressed.set(encoding, cached);
      return cached;
    },
  };
}
