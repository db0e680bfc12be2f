import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

type Format = "jpeg" | "png" | "webp" | "gif" | "tiff";

interface Shape {
  readonly format?: Format;
  readonly width?: number;
  readonly height?: number;
}

/**
 * An image file with a red left half and a blue right half, by default a PNG of 60 by 40 px; the
 * tests of ingest (`image-ingest.slow.test.ts`) and those that upload a picture
 * (`tests/integration`, `tests/e2e`) use it.
 */
export async function picture({ format = "png", width = 60, height = 40 }: Shape = {}): Promise<Buffer> {
  const half = { width: Math.floor(width / 2), height, channels: 3 as const, background: "#0000ff" };
  const blue = await sharp({ create: half }).png().toBuffer();
  return sharp({ create: { width, height, channels: 3, background: "#ff0000" } })
    .composite([{ input: blue, gravity: "east" }])
    .toFormat(format)
    .toBuffer();
}

/**
 * An image as a phone held upright stores it: rotated by its EXIF data, with place and author in
 * the metadata. `image-ingest.slow.test.ts` and the tests of uploads and avatars check that ingest
 * turns it and removes the data.
 */
export async function phonePicture(format: Format = "jpeg"): Promise<Buffer> {
  return sharp(await picture({ format }))
    .withExif({
      IFD0: { Artist: "Ada Lovelace", Make: "SecretPhone" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer();
}

/**
 * Red, green, blue and alpha (0 to 255) of one pixel of an image file, with which
 * `image-ingest.slow.test.ts` and `tests/integration/files/uploads.test.ts` check that a stored
 * image is turned upright and keeps its colors and alpha.
 */
export async function pixelAt(image: Uint8Array, left: number, top: number): Promise<number[]> {
  const one = sharp(image).extract({ left, top, width: 1, height: 1 }).ensureAlpha();
  return [...(await one.raw().toBuffer())];
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/**
 * A small PNG file that decodes to `side` by `side` gray pixels; `image-ingest.slow.test.ts` checks
 * that ingest refuses too many pixels (`LIMITS.uploadPixels` in `core/limits.ts`).
 */
export function pngBomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // 8-bit gray, not interlaced.
  header.set([8, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((side + 1) * side));
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
