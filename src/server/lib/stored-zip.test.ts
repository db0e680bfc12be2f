import { buffer } from "node:stream/consumers";
import { crc32 } from "node:zlib";
import { strFromU8, unzipSync } from "fflate";
import { expect, it } from "vitest";
import type { ByteRange } from "./byte-range.ts";
import { layoutZip, readZip } from "./stored-zip.ts";

const FILES: Record<string, string> = {
  "README.txt": "Ünïcode ".repeat(500),
  "facebook/bilder/größe.png": "pixels",
  "empty.txt": "",
};
const entries = Object.entries(FILES).map(([name, text]) => {
  const content = new TextEncoder().encode(text);
  return { name, content, bytes: content.length, crc32: crc32(content) };
});
type Entry = (typeof entries)[number];

/** Opens content in chunks of 7 bytes, and records what was opened. */
function opener(opened: string[] = []) {
  return async ({ name, content }: Entry) => {
    opened.push(name);
    return ReadableStream.from(
      (function* () {
        for (let at = 0; at < content.length; at += 7) yield content.slice(at, at + 7);
      })(),
    ) as ReadableStream<Uint8Array<ArrayBuffer>>;
  };
}

const read = (range?: ByteRange, opened?: string[]) =>
  buffer(readZip(layoutZip(entries), opener(opened), range));

it("contains every file and has the computed size", async () => {
  const bytes = await read();
  expect(bytes.length).toBe(layoutZip(entries).size);
  const files = unzipSync(bytes);
  expect(Object.keys(files)).toEqual(Object.keys(FILES));
  for (const [name, text] of Object.entries(FILES)) expect(strFromU8(files[name]!)).toBe(text);
});

it("returns the same bytes for any range", async () => {
  const whole = await read();
  for (let start = 0; start < whole.length; start += 97) {
    for (const end of [start + 1, start + 50, whole.length]) {
      const range = { start, end: Math.min(end, whole.length) };
      expect(Buffer.compare(await read(range), whole.subarray(range.start, range.end))).toBe(0);
    }
  }
});

it("opens only the files inside the range", async () => {
  const { size } = layoutZip(entries);
  const opened: string[] = [];
  await read({ start: size - 30, end: size }, opened);
  expect(opened).toEqual([]);
});

it("fails when a file is shorter or longer than its entry", async () => {
  for (const change of [-1, 1]) {
    const wrong = entries.map((entry) => ({ ...entry, bytes: entry.bytes + change })).slice(0, 1);
    await expect(buffer(readZip(layoutZip(wrong), opener()))).rejects.toThrow("README.txt has");
  }
});

it("refuses more than the format can hold", () => {
  const large = { name: "a", bytes: 2 ** 31, crc32: 0 };
  expect(() => layoutZip([large, { ...large, name: "b" }])).toThrow("too large");
});
