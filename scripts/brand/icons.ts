import { readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";

const PURPLE = "#7b3bda";
const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** ICO file with one PNG image, which all browsers of the last ten years support. */
function ico(image: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}

/** The mark on a full-bleed square: phones round the corners and can crop a fifth for a circle. */
function onSquare(logo: string, margin: number): string {
  const inner = 32 - 2 * margin;
  const mark = logo.replace("<svg ", `<svg x="${margin}" y="${margin}" width="${inner}" height="${inner}" `);
  const thread = { y: margin + (17.05 * inner) / 32, height: (3.3 * inner) / 32 };
  const end = (x: number) =>
    `<rect x="${x}" y="${thread.y}" width="${margin + 0.1}" height="${thread.height}" fill="#cdb3fd"/>`;
  const square = `<rect width="32" height="32" fill="${PURPLE}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">${square}${mark}${end(0)}${end(31.9 - margin)}</svg>`;
}

/**
 * Writes the product's icons for browsers and phones from public/logo.svg;
 * `scripts/brand-images.ts` runs it after a change of the logo.
 */
export async function writeIcons(): Promise<void> {
  const logo = await readFile("public/logo.svg", "utf8");
  await writeFile("public/favicon.ico", ico(await png(logo, 32), 32));
  for (const size of [192, 512]) await writeFile(`public/icon-${size}.png`, await png(logo, size));
  await writeFile("public/icon-maskable-512.png", await png(onSquare(logo, 3.2), 512));
  await writeFile("public/apple-touch-icon.png", await png(onSquare(logo, 1), 180));
}
