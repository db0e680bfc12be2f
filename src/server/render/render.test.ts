import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { canvasFor, type ImageSize, type Platform } from "#core/platforms/canvases.ts";
import { IMAGE_STYLES, type ImageStyle } from "#core/generations/image/styles.ts";
import type { ImageBrief } from "#studio/image/brief.ts";
import { BUSINESSES, type Business } from "../../../scripts/contact-sheet/businesses.ts";
import { analyse, type Prepared } from "./pictures/analyse.ts";
import { unreadable, withoutType } from "./contrast-check.ts";
import { differenceHash, hashDistance } from "./pixels.fixture.ts";
import { planAd } from "./plan.ts";
import { paint } from "./render.ts";
import { createRendering } from "./rendering.ts";

const deps = createRendering();
const SPOTS: readonly (readonly [Platform, ImageSize])[] = [
  ["Instagram", "portrait"],
  ["Facebook", "square"],
  ["LinkedIn", "landscape"],
  ["TikTok", "portrait"],
];

const shelf = new Map<string, Promise<Prepared>>();
function pictureOf(file: string, id: number): Promise<Prepared> {
  const held = shelf.get(file) ?? analyse({ data: readFileSync(`assets/samples/${file}`) }, id);
  shelf.set(file, held);
  return held;
}

/** Hard colours beside the businesses' own. */
const COLOURS = [
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

async function planned(business: Business, style: ImageStyle, spot: (typeof SPOTS)[number], seed: number) {
  const found = await Promise.all(business.pictures.map(({ file }, id) => pictureOf(file, id)));
  const pictures = found.map((picture, id) => ({ ...picture, info: { ...picture.info, id } }));
  const primaryColor = COLOURS[seed % COLOURS.length] ?? business.primaryColor;
  const brief: ImageBrief = { ...business, primaryColor, style, size: spot[1] };
  const plan = await planAd(deps, {
    brief,
    canvas: canvasFor(...spot),
    seed,
    pictures: pictures.map(({ info }) => info),
    background: null,
    showsProduct: false,
  });
  return { ...plan.chosen, pictures };
}

describe("painted ads", () => {
  it("reads at 4.5:1 against the pixels that really lie under the type", { timeout: 300_000 }, async () => {
    const weak: string[] = [];
    let seed = 0;
    for (const style of IMAGE_STYLES) {
      for (const business of BUSINESSES) {
        for (const spot of SPOTS) {
          const { scene, recipe, pictures } = await planned(business, style, spot, seed++);
          const ground = await paint(deps, withoutType(scene), pictures);
          for (const { part, contrast } of await unreadable(scene, ground)) {
            weak.push(`${business.id} ${recipe.id} ${part} ${contrast.toFixed(2)}`);
          }
        }
      }
    }
    expect(weak).toEqual([]);
  });

  it("looks different in every style", { timeout: 120_000 }, async () => {
    const close: string[] = [];
    for (const business of BUSINESSES.slice(0, 4)) {
      const hashes: boolean[][] = [];
      for (const style of IMAGE_STYLES) {
        const { scene, pictures } = await planned(business, style, ["Instagram", "portrait"], 2);
        hashes.push(await differenceHash(await paint(deps, scene, pictures)));
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
