// Draws every style on every platform for twelve businesses, four businesses to a sheet: node
// scripts/ad-sheet.ts [folder] [style...]
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { IMAGE_STYLES, type ImageStyle } from "#core/generations/image/styles.ts";
import { commonSizeOf, COMMON_SIZE_PLATFORMS } from "#core/platforms/canvases.ts";
import { createComposer } from "#server/render/composer.ts";
import type { Business } from "./contact-sheet/businesses.ts";
import { TWELVE } from "./contact-sheet/twelve.ts";

/** px */
const ROW = 400;
const GAP = 12;
const PER_SHEET = 4;

const [folder = "build/ad-sheet", ...styles] = process.argv.slice(2);
const composer = createComposer();

/** The ads of a business side by side, scaled to the height of a row. */
async function drawRow(business: Business, style: ImageStyle, seed: number): Promise<Buffer[]> {
  const pictures = await Promise.all(
    business.pictures.map(async ({ file, role }) => ({
      data: await readFile(join("assets/samples", file)),
      ...(role ? { role } : {}),
    })),
  );
  const ads: Buffer[] = [];
  for (const platform of COMMON_SIZE_PLATFORMS) {
    const brief = { ...business, style, size: commonSizeOf(platform) };
    const { image, recipe } = await composer.compose({ brief, platform, pictures, seed });
    console.log(style, business.id, platform, recipe.layout, recipe.scheme);
    ads.push(await sharp(image).resize({ height: ROW }).toBuffer());
  }
  return ads;
}

async function drawSheet(style: ImageStyle, first: number): Promise<void> {
  const layers: OverlayOptions[] = [];
  let [width, top] = [0, GAP];
  for (const [at, business] of TWELVE.slice(first, first + PER_SHEET).entries()) {
    let left = GAP;
    for (const input of await drawRow(business, style, first + at)) {
      layers.push({ input, left, top });
      left += ((await sharp(input).metadata()).width ?? 0) + GAP;
    }
    top += ROW + GAP;
    width = Math.max(width, left);
  }
  const background = "#d9d9db";
  await sharp({ create: { width, height: top, channels: 3, background } })
    .composite(layers)
    .png()
    .toFile(join(folder, `${style}-${first / PER_SHEET + 1}.png`));
}

await mkdir(folder, { recursive: true });
for (const style of IMAGE_STYLES) {
  if (styles.length > 0 && !styles.includes(style)) continue;
  for (let first = 0; first < TWELVE.length; first += PER_SHEET) await drawSheet(style, first);
}
