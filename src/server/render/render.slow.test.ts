import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { IMAGE_STYLES, type ImageStyle } from "#core/generations/image/styles.ts";
import { canvasFor } from "#core/platforms/canvases.ts";
import type { ImageSize } from "#core/platforms/platform.ts";
import type { ImagePlatform } from "#core/platforms/platforms.ts";
import type { ImageBrief } from "#studio/image/brief.ts";
import { type Business, BUSINESSES } from "../../../scripts/contact-sheet/businesses.ts";
import { checkContrast, withoutText } from "./contrast-check.ts";
import { differenceHash, hashDistance } from "./perceptual-hash.fixture.ts";
import { type AnalyzedPicture, analyzePicture } from "./pictures/analyze-picture.ts";
import { planAd } from "./plan.ts";
import { createRenderEngine } from "./render-engine.ts";
import { renderScene } from "./render.ts";

const engine = createRenderEngine();
const PLACEMENTS: readonly (readonly [ImagePlatform, ImageSize])[] = [
  ["Instagram", "portrait"],
  ["Facebook", "square"],
  ["LinkedIn", "landscape"],
  ["TikTok", "portrait"],
];

const cache = new Map<string, Promise<AnalyzedPicture>>();
function analyzedPicture(file: string, id: number): Promise<AnalyzedPicture> {
  const held = cache.get(file) ?? analyzePicture({ data: readFileSync(`assets/samples/${file}`) }, id);
  cache.set(file, held);
  return held;
}

/** Difficult colors besides those of the businesses. */
const COLORS = [
  null,
  "#ffffff",
  null,
  "#000000",
  null,
  "#ffe600",
  null,
  "#808080",
  "#00c2a8",
  "#7a0019",
] as const;

async function planExample(
  business: Business,
  style: ImageStyle,
  placement: (typeof PLACEMENTS)[number],
  seed: number,
) {
  const found = await Promise.all(business.pictures.map(({ file }, id) => analyzedPicture(file, id)));
  const pictures = found.map((picture, id) => ({ ...picture, info: { ...picture.info, id } }));
  const primaryColor = COLORS[seed % COLORS.length] ?? business.primaryColor;
  const brief: ImageBrief = { ...business, primaryColor, style, size: placement[1] };
  const plan = await planAd(engine, {
    brief,
    canvas: canvasFor(...placement),
    seed,
    pictures: pictures.map(({ info }) => info),
    background: null,
    showsProduct: false,
  });
  return { ...plan.chosen, pictures };
}

describe("rendered ads", () => {
  it("have a contrast of 4.5:1 to the pixels under the type", { timeout: 300_000 }, async () => {
    const weak: string[] = [];
    const examples = IMAGE_STYLES.flatMap((style) =>
      BUSINESSES.flatMap((business) => PLACEMENTS.map((placement) => ({ style, business, placement }))),
    );
    const seeded = examples.map((example, seed) => ({ ...example, seed }));
    for (const { style, business, placement, seed } of seeded) {
      const { scene, template, pictures } = await planExample(business, style, placement, seed);
      const background = await renderScene(engine, { scene: withoutText(scene), pictures });
      for (const { part, contrast } of checkContrast(scene, background).unreadable) {
        weak.push(`${business.id} ${template.id} ${part} ${contrast.toFixed(2)}`);
      }
    }
    expect(weak).toEqual([]);
  });

  it("look different in every style", { timeout: 120_000 }, async () => {
    const close: string[] = [];
    for (const business of BUSINESSES.slice(0, 4)) {
      const hashes: boolean[][] = [];
      for (const style of IMAGE_STYLES) {
        const { scene, pictures } = await planExample(business, style, ["Instagram", "portrait"], 2);
        hashes.push(await differenceHash(await renderScene(engine, { scene, pictures })));
      }
      hashes.forEach((hash, i) => {
        hashes.slice(i + 1).forEach((other, j) => {
          const distance = hashDistance(hash, other);
          const names = `${IMAGE_STYLES[i]} and ${IMAGE_STYLES[i + 1 + j]}`;
          if (distance < 0.2) close.push(`${business.id}: ${names} ${distance.toFixed(2)}`);
        });
      });
    }
    expect(close).toEqual([]);
  });
});
