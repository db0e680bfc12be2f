import type { ZipEntry } from "#server/lib/zip.ts";

const encoder = new TextEncoder();
const json = (value: unknown) => JSON.stringify(value, undefined, 2);

/**
 * Creates a file of the data export with one JSON document, indented by two spaces;
 * `archiveEntries` in `data-export.service.ts` calls it and chooses the names.
 */
export function jsonEntry(name: string, value: unknown): ZipEntry {
  return { name, compress: true, open: async () => new Blob([`${json(value)}\n`]).stream() };
}

/**
 * Creates a file of the data export with a JSON array whose items are read page by page;
 * `archiveEntries` in `data-export.service.ts` calls it for lists that may be long. The pages come
 * from the `readAll...` functions of the slices.
 */
export function listEntry(name: string, pages: AsyncIterable<readonly unknown[]>): ZipEntry {
  return { name, compress: true, open: async () => ReadableStream.from(encodePages(pages)) };
}

async function* encodePages(pages: AsyncIterable<readonly unknown[]>) {
  let separator = "[\n";
  for await (const page of pages) {
    for (const item of page) {
      yield encoder.encode(separator + json(item));
      separator = ",\n";
    }
  }
  yield encoder.encode(separator === "[\n" ? "[]\n" : "\n]\n");
}
