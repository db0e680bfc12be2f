import { compress } from "./compression.ts";
import { ENCODINGS, type Encoding } from "./encodings.ts";
import { contentHash, type WebFile } from "./web-file.ts";

interface TextFile extends Pick<WebFile, "type" | "cacheControl"> {
  readonly text: string;
  readonly policy?: string;
}

/** A text that this server wrote itself: compressed when first asked for, once. */
export function textFile({ text, ...rest }: TextFile): WebFile {
  const plain = new TextEncoder().encode(text);
  const compressed = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  return {
    ...rest,
    hash: contentHash(text),
    encodings: ENCODINGS,
    bytes(encoding) {
      if (!encoding) return plain;
      const known = compressed.get(encoding) ?? compress(plain, encoding, "small");
      compressed.set(encoding, known);
      return known;
    },
  };
}
