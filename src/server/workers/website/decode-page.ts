const BYTE_ORDER_MARKS: readonly (readonly [string, string])[] = [
  ["efbbbf", "utf-8"],
  ["fffe", "utf-16le"],
  ["feff", "utf-16be"],
];
/** A page declares its charset within its first 1,024 bytes (HTML standard). */
const DECLARATION_BYTES = 1024;

const charsetIn = (text: string) => /charset\s*=\s*["']?\s*([\w-]{1,40})/i.exec(text)?.[1];

/**
 * Decodes the bytes of a website's page or style sheet by its byte order mark, its header or its
 * declaration in the first 1,024 bytes (`DECLARATION_BYTES`), else as UTF-8. The tasks of
 * `read-page.ts` and `site-files.ts` start with it.
 */
export function decodePageText(bytes: Uint8Array, contentType: string): string {
  const start = Buffer.from(bytes.subarray(0, DECLARATION_BYTES));
  const mark = BYTE_ORDER_MARKS.find(([hex]) => start.toString("hex").startsWith(hex))?.[1];
  const head = start.toString("latin1");
  const declared = /@charset\s+"([\w-]{1,40})"/i.exec(head)?.[1] ?? charsetIn(head);
  const label = mark ?? charsetIn(contentType) ?? declared ?? "utf-8";
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
