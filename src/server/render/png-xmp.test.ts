import sharp from "sharp";
import { expect, it } from "vitest";
import { insertXmp } from "./png-xmp.ts";

it("adds an XMP packet to a PNG file and keeps its pixels", async () => {
  const source = sharp({ create: { width: 3, height: 2, channels: 3, background: "#c8102e" } });
  const png = await source.png().toBuffer();
  const marked = insertXmp(png, '<x:xmpmeta xmlns:x="adobe:ns:meta/">é</x:xmpmeta>');
  const { xmp, width, height } = await sharp(marked, { failOn: "warning" }).metadata();
  expect(xmp?.toString()).toContain(">é<");
  expect([width, height]).toEqual([3, 2]);
  const pixels = (file: Buffer) => sharp(file, { failOn: "warning" }).raw().toBuffer();
  expect((await pixels(marked)).equals(await pixels(png))).toBe(true);
});
