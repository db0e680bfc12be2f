import { buffer } from "node:stream/consumers";
import { strFromU8, unzipSync } from "fflate";
import { expect, it, vi } from "vitest";
import { zipStream } from "./zip.ts";

const open = (text: string) => async () => new Blob([text]).stream();

it("contains every file", async () => {
  const stream = zipStream([
    { name: "copy/ads.txt", open: open("Ünïcode ".repeat(5000)), compress: true },
    { name: "Halden-Facebook-ad.png", open: open("pixels") },
  ]);
  const files = unzipSync(await buffer(stream));
  expect(Object.keys(files)).toEqual(["copy/ads.txt", "Halden-Facebook-ad.png"]);
  expect(strFromU8(files["copy/ads.txt"]!)).toBe("Ünïcode ".repeat(5000));
  expect(strFromU8(files["Halden-Facebook-ad.png"]!)).toBe("pixels");
});

it("fails when a file cannot be read", async () => {
  const unreadable = async () => {
    throw new Error("the storage is unreachable");
  };
  const stream = zipStream([
    { name: "a.txt", open: open("a") },
    { name: "b.txt", open: unreadable },
  ]);
  await expect(buffer(stream)).rejects.toThrow("the storage is unreachable");
});

it("can be canceled", async () => {
  const reader = zipStream([{ name: "a.txt", open: open("x".repeat(1_000_000)) }]).getReader();
  await reader.read();
  await expect(reader.cancel()).resolves.toBeUndefined();
});

it("omits a missing file and closes an open file on cancel", async () => {
  let closed = false;
  const endless = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
    cancel: () => void (closed = true),
  });
  const stream = zipStream([
    { name: "missing.txt", open: async () => undefined },
    { name: "endless.bin", open: async () => endless },
  ]);
  const reader = stream.getReader();
  for (let chunks = 0; chunks < 4; chunks++) await reader.read();
  await reader.cancel();
  await vi.waitUntil(() => closed);
});
