import type { ZipEntry } from "#server/lib/zip.ts";

const encoder = new TextEncoder();
const json = (value: unknown) => JSON.stringify(value, undefined, 2);

/** A file with one JSON document. */
export function jsonEntry(name: string, value: unknown): ZipEntry {
  return { name, compress: true, open: async () => new Blob([`${json(value)}\n`]).stream() };
}

/** A file with a JSON list that is read a page at a time. */
export function listEntry(name: string, pages: AsyncIterable<readonly unknown[]>): ZipEntry {
  return { name, compress: true, open: async () => ReadableStream.from(encoded(pages)) };
}

async function* encoded(pages: AsyncIterable<readonly unknown[]>) {
  let before = "[\n";
  for await (const page of pages) {
    for (const item of page) {
      yield encoder.encode(before + json(item));
      before = ",\n";
    }
  }
  yield encoder.encode(before === "[\n" ? "[]\n" : "\n]\n");
}
