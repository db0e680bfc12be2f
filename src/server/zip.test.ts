import { strFromU8, unzipSync } from "fflate";
import { expect, it } from "vitest";
import { zipStream } from "./zip.ts";
import { directoryEntry, endOfArchive } from "./zip-records.ts";

const open = (text: string) => async () => new Blob([text]).stream();

it("packs files as they come", async () => {
  const stream = zipStream([
    { name: "copy/ads.txt", open: open("Ünïcode ".repeat(5000)), compress: true },
    { name: "Halden-Facebook-ad.png", open: open("pixels") },
  ]);
  const files = unzipSync(await new Response(stream).bytes());
  expect(Object.keys(files)).toEqual(["copy/ads.txt", "Halden-Facebook-ad.png"]);
  expect(strFromU8(files["copy/ads.txt"]!)).toBe("Ünïcode ".repeat(5000));
  expect(strFromU8(files["Halden-Facebook-ad.png"]!)).toBe("pixels");
});

it("breaks off when a file cannot be read", async () => {
  const gone = async () => {
    throw new Error("the storage is away");
  };
  const stream = zipStream([
    { name: "a.txt", open: open("a") },
    { name: "b.txt", open: gone },
  ]);
  await expect(new Response(stream).bytes()).rejects.toThrow("the storage is away");
});

it("stops when nobody reads on", async () => {
  const reader = zipStream([{ name: "a.txt", open: open("x".repeat(1_000_000)) }]).getReader();
  await reader.read();
  await expect(reader.cancel()).resolves.toBeUndefined();
});

it("leaves out what is gone, and closes a file that nobody reads on", async () => {
  let closed = false;
  const endless = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
    cancel: () => void (closed = true),
  });
  const stream = zipStream([
    { name: "gone.txt", open: async () => undefined },
    { name: "endless.bin", open: async () => endless },
  ]);
  const reader = stream.getReader();
  for (let pieces = 0; pieces < 4; pieces++) await reader.read();
  await reader.cancel();
  expect(closed).toBe(true);
});

it("points beyond four gigabytes", () => {
  const offset = 5_000_000_000;
  const entry = directoryEntry({ name: "far.png", compress: false, offset, crc: 1, size: 3, packed: 3 });
  const far = new DataView(entry.buffer);
  expect(far.getUint32(42, true)).toBe(0xffffffff);
  expect(far.getBigUint64(46 + "far.png".length + 4, true)).toBe(BigInt(offset));
  const end = new DataView(endOfArchive({ files: 1, start: offset + 100, end: offset + 200 }).buffer);
  expect(end.getBigUint64(48, true)).toBe(BigInt(offset + 100));
  expect(end.getBigUint64(56 + 8, true)).toBe(BigInt(offset + 200));
});

it("counts more files than the old form of the directory can", () => {
  const end = new DataView(endOfArchive({ files: 70_000, start: 10, end: 20 }).buffer);
  expect(end.getBigUint64(32, true)).toBe(70_000n);
  expect(end.getUint16(76 + 10, true)).toBe(0xffff);
});
