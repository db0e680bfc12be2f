// Renders the landing page's images with the product's composer from the sample campaign: node
// scripts/landing-pictures.ts
import { readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { sampleCampaign } from "#core/landing-sample.copy.ts";
import { canvasFor, commonSizeOf } from "#core/platforms/canvases.ts";
import { createComposer } from "#server/render/composer.ts";
import { HERO_ADS } from "#web/features/landing/hero-ads.ts";
import { CELLS, SHEET, cellLeft, sheetCss, sheetWidth, type Cell } from "#web/features/landing/sheet.ts";

const SHEET_FILE = "src/web/features/landing/sheet.avif";
const CSS_FILE = "src/web/styles/sheet.css";
/** Seed with suitable layouts and colors. */
const SEED = 1;
/** Below this quality, small text is illegible; above it, the page exceeds its size budget. */
const QUALITY = 44;

const composer = createComposer();
const photo = await readFile("assets/samples/plant.jpg");
const logo = await readFile("assets/samples/logo-fern.jpg");
const detail = await closeUp(photo);
/** The ads show the whole plant; the storyboard alternates between it and the close-up. */
const adPictures = [{ data: photo }, { data: logo, role: "logo" as const }];
const scenePictures = [{ data: photo }, { data: detail }, { data: logo, role: "logo" as const }];
const brief = { ...sampleCampaign.imageBrief, style: "modern" as const };

/** A second product image: a close-up of the plant's leaves and the pot's rim. */
async function closeUp(picture: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  const part = {
    left: Math.round(width * 0.24),
    top: Math.round(height * 0.28),
    width: Math.round(width * 0.64),
    height: Math.round(height * 0.64),
  };
  return sharp(picture).extract(part).jpeg({ quality: 92 }).toBuffer();
}

async function drawCells(): Promise<Record<Cell, Buffer>> {
  const cells: Partial<Record<Cell, Buffer>> = { product: photo, detail, logo };
  for (const { platform, cell } of HERO_ADS) {
    const size = commonSizeOf(platform);
    const ad = await composer.compose({
      brief: { ...brief, size },
      platform,
      pictures: adPictures,
      seed: SEED,
      format: "png",
    });
    cells[cell] = ad.image;
  }
  for (const [index, { onScreen }] of sampleCampaign.scenes.entries()) {
    const { image } = await composer.storyboardFrame({
      brief: { ...brief, size: "portrait" },
      text: onScreen,
      closing: index === sampleCampaign.scenes.length - 1,
      index,
      pictures: scenePictures,
      seed: SEED,
      canvas: canvasFor("TikTok", "portrait"),
    });
    cells[`scene-${index + 1}` as Cell] = image;
  }
  return cells as Record<Cell, Buffer>;
}

/** A cell in its size, with its edge pixels extended on all sides. */
async function placed(cell: Cell, image: Buffer) {
  const { height, bleed } = SHEET;
  const input = await sharp(image)
    .flatten({ background: "#fff" })
    .resize(CELLS[cell], height, { fit: "cover" })
    .extend({ left: bleed, right: bleed, extendWith: "copy" })
    .png()
    .toBuffer();
  return { input, left: cellLeft(cell) - bleed, top: 0 };
}

const cells = await drawCells();
const parts = await Promise.all((Object.keys(CELLS) as Cell[]).map((cell) => placed(cell, cells[cell])));
const sheet = await sharp({
  create: { width: sheetWidth(), height: SHEET.height, channels: 3, background: "#fff" },
})
  .composite(parts)
  .avif({ quality: QUALITY, effort: 9, chromaSubsampling: "4:2:0" })
  .toBuffer();
await writeFile(SHEET_FILE, sheet);
await writeFile(CSS_FILE, sheetCss());
console.log(`${SHEET_FILE}: ${sheetWidth()}x${SHEET.height} px, ${sheet.length} bytes`);
