import { readFile, writeFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { heroCopy } from "#core/landing.copy.ts";
import { PRODUCT } from "#core/product.ts";
import { SOCIAL_IMAGE } from "#core/social-image.ts";
import type { ImageSize } from "#core/platforms/platform.ts";
import type { ImagePlatform } from "#core/platforms/platforms.ts";
import { createComposer } from "#server/render/composer.ts";
import { browserLaunch } from "../../tests/support/browser/browser.ts";
import { BUSINESSES } from "../contact-sheet/businesses.ts";

/** One ad in the three shapes of a campaign. */
const ADS: readonly (readonly [ImagePlatform, ImageSize, string])[] = [
  ["Instagram", "portrait", "left: 703px; top: 40px; width: 240px"],
  ["TikTok", "portrait", "left: 967px; top: 40px; width: 169px"],
  ["LinkedIn", "landscape", "left: 703px; top: 364px; width: 433px"],
];

const dataUrl = (type: string, bytes: Uint8Array) =>
  `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;

async function drawAds(): Promise<string> {
  const composer = createComposer();
  const business = BUSINESSES[0]!;
  const pictures = await Promise.all(
    business.pictures.map(async ({ file, role }) => ({
      data: await readFile(`assets/samples/${file}`),
      ...(role ? { role } : {}),
    })),
  );
  const drawn = ADS.map(async ([platform, size, place]) => {
    const brief = { ...business, style: "modern" as const, size };
    const ad = await composer.compose({ brief, platform, pictures, seed: 1, format: "png" });
    return `<img alt="" style="${place}" src="${dataUrl("image/png", ad.image)}">`;
  });
  return (await Promise.all(drawn)).join("");
}

async function cardPage(): Promise<string> {
  const font = await readFile("node_modules/@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2");
  const logo = await readFile("public/logo.svg");
  return `<!doctype html><style>
    @font-face { font-family: Inter; src: url(${dataUrl("font/woff2", font)}); font-weight: 100 900; }
    body { margin: 0; width: ${SOCIAL_IMAGE.width}px; height: ${SOCIAL_IMAGE.height}px; position: relative; overflow: hidden;
      background: #faf9f7; color: #1c1625; font: 26px/38px Inter; font-optical-sizing: auto; letter-spacing: -.011em; }
    header { position: absolute; left: 64px; top: 64px; display: flex; gap: 14px; align-items: center; font-weight: 600; font-size: 30px; letter-spacing: -.02em; }
    header img { position: static; width: 44px; box-shadow: none; border-radius: 0; }
    h1 { position: absolute; left: 64px; top: 186px; width: 560px; margin: 0; font-size: 68px; line-height: 72px; font-weight: 600; letter-spacing: -.036em; text-wrap: balance; }
    p { position: absolute; left: 64px; bottom: 64px; width: 540px; margin: 0; color: #4f4a59; }
    img { position: absolute; border-radius: 12px; box-shadow: 0 1px 2px rgb(28 22 37 / .08), 0 8px 24px rgb(28 22 37 / .1); }
  </style><header><img alt="" src="${dataUrl("image/svg+xml", logo)}">${PRODUCT.name}</header>
  <h1>${heroCopy.headline}</h1><p>${PRODUCT.tagline}</p>${await drawAds()}`;
}

/**
 * Renders the image that social networks show next to a link, with ads by our composer;
 * `scripts/brand-images.ts` runs it.
 */
export async function writeSocialCard(): Promise<void> {
  const browser = await chromium.launch(await browserLaunch(process.env));
  try {
    const { width, height } = SOCIAL_IMAGE;
    const page = await browser.newPage({ viewport: { width, height } });
    await page.setContent(await cardPage());
    await page.evaluate("document.fonts.ready");
    const shot = await page.screenshot({ type: "png" });
    await writeFile(
      `public${SOCIAL_IMAGE.path}`,
      await sharp(shot).jpeg({ quality: 86, mozjpeg: true }).toBuffer(),
    );
  } finally {
    await browser.close();
  }
}
