import { describe, expect, it } from "vitest";
import { canvasFor, IMAGE_SIZES, PLATFORMS, shapeOf, type Canvas } from "#core/platforms/canvases.ts";
import { IMAGE_STYLES, type ImageStyle } from "#core/generations/image/styles.ts";
import type { ImageBrief } from "./brief.ts";
import { candidates, choose, schemeFor } from "./choose.ts";
import type { LayoutJob } from "./layout/context.ts";
import { layOut } from "./layout/interpret.ts";
import { paletteFor, SCHEMES } from "./palettes/palettes.ts";
import type { PictureInfo, PictureKind } from "./picture.ts";
import { RECIPES } from "./recipes/recipes.ts";
import { typewritten } from "./text/measured.fixture.ts";

const picture = (kind: PictureKind, id = 0): PictureInfo => ({
  id,
  kind,
  width: 1080,
  height: 1350,
  subject: kind === "cutout" ? { l: 0, t: 0, r: 1, b: 1 } : { l: 0.3, t: 0.3, r: 0.7, b: 0.7 },
  mean: kind === "cutout" ? { l: 0.5, a: 0, b: 0 } : null,
  edge: "#eeeeee",
  light: { columns: 2, rows: 2, values: [0.05, 0.05, 0.1, 0.1] },
});

const SETS = [
  [],
  [picture("photo")],
  [picture("cutout")],
  [picture("packshot")],
  [picture("photo"), picture("cutout", 1), picture("photo", 2), picture("photo", 3), picture("cutout", 4)],
] as const;

function job(style: ImageStyle, canvas: Canvas, pictures: readonly PictureInfo[], seed = 0): LayoutJob {
  const brief: ImageBrief = {
    companyName: "Northbeam",
    productName: "Beans",
    headline: "Mornings, properly roasted.",
    description: "Small-batch whole beans.",
    style,
    primaryColor: "#d9531e",
    size: "portrait",
  };
  const scheme = schemeFor(style, seed);
  const palette = paletteFor(style, { brand: brief.primaryColor, scheme, product: null, seed });
  const texts = {
    company: typewritten(brief.companyName),
    product: typewritten(brief.productName),
    headline: typewritten(brief.headline),
    body: typewritten(brief.description),
    cta: typewritten("Order now"),
  };
  return { brief, canvas, palette, texts, pictures, logo: null, backdrop: null, seed };
}

const CANVASES = PLATFORMS.flatMap((platform) => IMAGE_SIZES.map((size) => canvasFor(platform, size)));

describe("choice of layout", () => {
  it("has a layout for every style, canvas and set of pictures, in every scheme", { timeout: 60_000 }, () => {
    for (const style of IMAGE_STYLES) {
      for (const canvas of CANVASES) {
        for (const pictures of SETS) {
          for (let seed = 0; seed < SCHEMES[style].length; seed++) {
            const trial = job(style, canvas, pictures, seed);
            for (const recipe of candidates(trial, schemeFor(style, seed))) layOut(trial, recipe);
            expect(choose(trial, schemeFor(style, seed)).scene.ops.length).toBeGreaterThan(3);
          }
        }
      }
    }
  });

  it("varies with the seed and repeats with the same one", () => {
    for (const style of IMAGE_STYLES) {
      const layouts = Array.from({ length: 12 }, (_, seed) => {
        const trial = job(style, { width: 1080, height: 1350 }, SETS[1], seed);
        const chosen = choose(trial, schemeFor(style, seed));
        expect(choose(trial, schemeFor(style, seed)).scene).toEqual(chosen.scene);
        return `${chosen.recipe.id} ${schemeFor(style, seed)}`;
      });
      expect(new Set(layouts).size).toBeGreaterThanOrEqual(4);
    }
  });

  it("offers at least two layouts per style and shape with a picture", () => {
    for (const style of IMAGE_STYLES) {
      for (const canvas of CANVASES) {
        for (const pictures of [SETS[1], SETS[2]]) {
          const found = candidates(job(style, canvas, pictures), schemeFor(style, 0));
          expect(found.length, `${style} ${shapeOf(canvas)}`).toBeGreaterThanOrEqual(2);
        }
      }
    }
  });

  it("gives every layout an id of its own style", () => {
    const ids = Object.values(RECIPES).flatMap((recipes) => recipes.map(({ id, style }) => ({ id, style })));
    expect(new Set(ids.map(({ id }) => id)).size).toBe(ids.length);
    for (const { id, style } of ids) expect(id.startsWith(`${style}/`)).toBe(true);
  });
});
