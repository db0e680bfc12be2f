import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { uploadMessages } from "#core/uploads/messages.ts";
import { createImageIngest } from "./image-ingest.ts";
import { phonePicture, picture, pixelAt, pngBomb } from "./pictures.fixture.ts";

const { take } = createImageIngest();
let gif: Buffer;
let tiff: Buffer;
beforeAll(async () => {
  [gif, tiff] = await Promise.all([picture({ format: "gif" }), picture({ format: "tiff" })]);
});

const refusal = (message: string) => ({
  code: "invalid_input",
  message,
  details: { fields: { file: message } },
});
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

describe("Accepted images", () => {
  test.each(["jpeg", "png", "webp"] as const)("%s keeps its type and size", async (format) => {
    const taken = await take(await picture({ format }));
    expect(taken).toMatchObject({ type: `image/${format}`, width: 60, height: 40 });
    expect(await sharp(taken.bytes).metadata()).toMatchObject({ format, width: 60, height: 40 });
  });

  test.each(["jpeg", "png", "webp"] as const)("%s is stored upright and without metadata", async (format) => {
    const taken = await take(await phonePicture(format));
    expect(taken).toMatchObject({ width: 40, height: 60 });
    const [top, bottom] = [await pixelAt(taken.bytes, 20, 5), await pixelAt(taken.bytes, 20, 55)];
    expect(top[0]).toBeGreaterThan(200);
    expect(bottom[2]).toBeGreaterThan(200);
    const { exif, xmp, iptc, icc, orientation } = await sharp(taken.bytes).metadata();
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
    expect(Buffer.from(taken.bytes).includes("Lovelace")).toBe(false);
  });

  test("transparency is kept", async () => {
    const clear = { r: 1, g: 2, b: 3, alpha: 0 };
    const source = await sharp({ create: { width: 9, height: 9, channels: 4, background: clear } })
      .png()
      .toBuffer();
    expect((await pixelAt((await take(source)).bytes, 4, 4))[3]).toBe(0);
  });

  test("a large image is reduced; a small one keeps its size", async () => {
    const large = await take(await picture({ format: "jpeg", width: 5200, height: 2600 }));
    expect(large).toMatchObject({ width: 2560, height: 1280 });
    expect(await take(await picture({ width: 2, height: 2 }))).toMatchObject({ width: 2, height: 2 });
  });

  test("data after the image is removed", async () => {
    const tail = Buffer.from(`<script>alert(1)</script>PK\x03\x04${"GIF89a"}`, "latin1");
    for (const format of ["jpeg", "png", "webp"] as const) {
      const { bytes } = await take(Buffer.concat([await picture({ format }), tail]));
      expect(Buffer.from(bytes).includes("<script>")).toBe(false);
    }
  });
});

describe("Rejected files", () => {
  test("all types except JPEG, PNG and WebP, regardless of their name", async () => {
    const others = [
      gif,
      tiff,
      Buffer.from(SVG),
      Buffer.from(`<?xml version="1.0"?>${SVG}`),
      Buffer.from("<!doctype html><script>alert(1)</script>"),
      Buffer.from("%PDF-1.7"),
      Buffer.from("BM\x00\x00"),
      Buffer.from("RIFF\x00\x00\x00\x00WAVEfmt ", "latin1"),
      Buffer.concat([Buffer.from("GIF89a"), await picture({ format: "jpeg" })]),
      Buffer.from(""),
      Buffer.from("\xff\xd8", "latin1"),
    ];
    for (const file of others)
      await expect(take(file)).rejects.toMatchObject(refusal(uploadMessages.notAnImage));
  });

  test("other data after the signature of an image", async () => {
    const fronts = ["\xff\xd8\xff", "\x89PNG\r\n\x1a\n", "RIFF\x00\x00\x00\x00WEBP"];
    for (const front of fronts) {
      for (const rest of [Buffer.from(SVG), gif, randomBytes(500)]) {
        const file = Buffer.concat([Buffer.from(front, "latin1"), rest]);
        await expect(take(file)).rejects.toMatchObject(refusal(uploadMessages.unreadable));
      }
    }
  });

  test("a truncated image", async () => {
    for (const format of ["jpeg", "png", "webp"] as const) {
      const whole = await picture({ format, width: 900, height: 900 });
      const cut = whole.subarray(0, Math.floor(whole.length / 2));
      await expect(take(cut)).rejects.toMatchObject(refusal(uploadMessages.unreadable));
    }
  });

  test("a small file that decodes to 256 megapixels, without decoding it", async () => {
    const bomb = pngBomb(16_000);
    expect(bomb.length).toBeLessThan(1_000_000);
    const before = process.memoryUsage().rss;
    const started = performance.now();
    await expect(take(bomb)).rejects.toMatchObject(refusal(uploadMessages.tooManyPixels));
    expect(performance.now() - started).toBeLessThan(1000);
    expect(process.memoryUsage().rss - before).toBeLessThan(20_000_000);
  });

  test("16 bits per channel above half the pixel limit, which would take twice the memory", async () => {
    const deep = (side: number) => {
      const create = { width: side, height: side, channels: 4 as const, background: "#123456" };
      return sharp({ create }).toColourspace("rgb16").png().toBuffer();
    };
    await expect(take(await deep(5100))).rejects.toMatchObject(refusal(uploadMessages.unreadable));
    expect(await take(await deep(50))).toMatchObject({ width: 50, height: 50 });
  });

  test("other formats, which the image library itself no longer opens", async () => {
    await expect(sharp(Buffer.from(SVG)).metadata()).rejects.toThrow();
    await expect(sharp(gif).metadata()).rejects.toThrow();
    await expect(sharp(tiff).metadata()).rejects.toThrow();
  });
});
