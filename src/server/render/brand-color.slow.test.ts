import { readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { hexToRgb } from "#core/color-contrast.ts";
import { IMAGE_STYLES, type ImageStyle } from "#core/generations/image/styles.ts";
import { canvasFor } from "#core/platforms/canvases.ts";
import { hexToLch, labDistance, rgbToHex, rgbToLab } from "#studio/image/color/oklch.ts";
import { createRandom } from "#studio/random.ts";
import { type AnalyzedPicture, analyzePicture } from "./pictures/analyze-picture.ts";
import { planAd } from "./plan.ts";
import { createRenderEngine } from "./render-engine.ts";
import { renderScene } from "./render.ts";

const engine = createRenderEngine();
const random = createRandom("brand surfaces");

const BRANDS = [
  "#ffd400",
  "#ffff00",
  "#fff3c4",
  "#bfe3d0",
  "#ffffff",
  "#000000",
  "#14213d",
  ...Array.from({ length: 193 }, () => rgbToHex([random(), random(), random()])),
];

const brief = (style: ImageStyle, primaryColor: string) => ({
  companyName: "Northbeam Coffee",
  productName: "Whole beans",
  headline: "Mornings, properly roasted.",
  description: "Small-batch whole beans, roasted in the week they reach your door.",
  style,
  primaryColor,
  size: "square" as const,
});

/** An ad as pixels. */
async function draw(style: ImageStyle, brand: string, seed: number, pictures: readonly AnalyzedPicture[]) {
  const { chosen } = await planAd(engine, {
    brief: brief(style, brand),
    canvas: canvasFor("Facebook", "square"),
    seed,
    pictures: pictures.map(({ info }) => info),
    background: null,
    showsProduct: false,
  });
  return { scene: chosen.scene, pixels: await renderScene(engine, { scene: chosen.scene, pictures }) };
}

/** Colors of every eighth pixel with their number. */
function colorsOf(data: Buffer): Map<string, number> {
  const counts = new Map<string, number>();
  for (let i = 0; i < data.length; i += 32) {
    const hex = `#${data.subarray(i, i + 3).toString("hex")}`;
    counts.set(hex, (counts.get(hex) ?? 0) + 1);
  }
  return counts;
}

const labOf = (hex: string) => rgbToLab(hexToRgb(hex));

const hueGap = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

/** The most frequent color that looks like the brand color; of a gray one, the same gray. */
function brandSurface(data: Buffer, brand: string): string | undefined {
  const { l, c, h } = hexToLch(brand);
  const similar = [...colorsOf(data)].filter(([hex]) => {
    const tone = hexToLch(hex);
    if (c < 0.05) return labDistance(labOf(hex), labOf(brand)) < 0.03;
    return tone.c > c * 0.6 && hueGap(tone.h, h) < 25 && Math.abs(tone.l - l) < 0.22;
  });
  return similar.toSorted((a, b) => b[1] - a[1])[0]?.[0];
}

describe("ads", () => {
  it("show the brand color as it is", { timeout: 300_000 }, async () => {
    const bent: string[] = [];
    const cases = BRANDS.map((brand, seed) => ({ brand, seed, style: IMAGE_STYLES[seed % 5] ?? "modern" }));
    // The first color is in every style and color scheme.
    const yellow = IMAGE_STYLES.flatMap((style) =>
      [0, 1, 2].map((seed) => ({ brand: "#ffd400", seed, style })),
    );
    for (const { brand, seed, style } of [...yellow, ...cases]) {
      const { pixels } = await draw(style, brand, seed, []);
      const found = brandSurface(pixels.data, brand);
      const distance = found === undefined ? 1 : labDistance(labOf(found), labOf(brand));
      // A distance of 0.02 in OKLab is just noticeable.
      if (distance > 0.02) bent.push(`${style} ${seed} ${brand}: ${found}`);
    }
    expect(bent).toEqual([]);
  });

  it("keep the colors of a picture in every style", { timeout: 120_000 }, async () => {
    const green = await sharp({ create: { width: 900, height: 900, channels: 3, background: "#1e7a46" } })
      .composite([{ input: readFileSync("assets/samples/logo-orrin.png"), left: 40, top: 40 }])
      .jpeg()
      .toBuffer();
    const picture = await analyzePicture({ data: green, role: "product" }, 0);
    const changed: string[] = [];
    for (const style of IMAGE_STYLES) {
      for (const seed of [0, 1, 2, 3, 4, 5]) {
        const { scene, pixels } = await draw(style, "#ff7a00", seed, [picture]);
        const [drawn] = scene.ops.filter((op) => op.kind === "picture");
        // A scrim may make it darker, but nothing may change its hue.
        const isGreen = (hex: string) => hexToLch(hex).c > 0.04 && hueGap(hexToLch(hex).h, 153) < 8;
        const total = [...colorsOf(pixels.data)].reduce(
          (sum, [hex, count]) => sum + (isGreen(hex) ? count : 0),
          0,
        );
        const share = (total * 8) / (scene.width * scene.height);
        if (!drawn || share < 0.08) changed.push(`${style} ${seed}: ${share.toFixed(3)}`);
      }
    }
    expect(changed).toEqual([]);
  });
});
