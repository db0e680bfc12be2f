import { describe, expect, it } from "vitest";
import { IMAGE_STYLES, type ImageStyle } from "#core/generations/image/styles.ts";
import { canvasFor, shapeOf } from "#core/platforms/canvases.ts";
import { type Canvas, IMAGE_SIZES } from "#core/platforms/platform.ts";
import { IMAGE_PLATFORMS } from "#core/platforms/platforms.ts";
import { sampleOf } from "../../../tests/support/sample.ts";
import type { ImageBrief } from "./brief.ts";
import { candidateTemplates, chooseLayout, colorSchemeFor } from "./choose-layout.ts";
import type { LayoutInput } from "./layout/context.ts";
import { layOut } from "./layout/lay-out.ts";
import { paletteFor, SCHEMES } from "./palettes/palettes.ts";
import type { PictureInfo, PictureKind } from "./picture.ts";
import { LAYOUT_TEMPLATES } from "./templates/layout-templates.ts";
import { monospaceText } from "./text/measured-text.fixture.ts";

const picture = (kind: PictureKind, id = 0): PictureInfo => ({
  id,
  kind,
  width: 1080,
  height: 1350,
  subject: kind === "cutout" ? { l: 0, t: 0, r: 1, b: 1 } : { l: 0.3, t: 0.3, r: 0.7, b: 0.7 },
  mean: kind === "cutout" ? { l: 0.5, a: 0, b: 0 } : null,
  edge: "#eeeeee",
  luminance: { columns: 2, rows: 2, values: [0.05, 0.05, 0.1, 0.1] },
});

const SETS = [
  [],
  [picture("photo")],
  [picture("cutout")],
  [picture("packshot")],
  [picture("photo"), picture("cutout", 1), picture("photo", 2), picture("photo", 3), picture("cutout", 4)],
] as const;

function inputFor(
  style: ImageStyle,
  canvas: Canvas,
  pictures: readonly PictureInfo[],
  seed = 0,
): LayoutInput {
  const brief: ImageBrief = {
    companyName: "Northbeam",
    productName: "Beans",
    headline: "Mornings, properly roasted.",
    description: "Small-batch whole beans.",
    style,
    primaryColor: "#d9531e",
    size: "portrait",
  };
  const scheme = colorSchemeFor(style, seed);
  const palette = paletteFor(style, { brand: brief.primaryColor, scheme, product: null, seed });
  const texts = {
    company: monospaceText(brief.companyName),
    product: monospaceText(brief.productName),
    headline: monospaceText(brief.headline),
    body: monospaceText(brief.description),
    cta: monospaceText("Order now"),
    disclaimer: null,
  };
  return { brief, canvas, palette, texts, pictures, logos: [], backdrop: null, seed };
}

const CANVASES = IMAGE_PLATFORMS.flatMap((platform) => IMAGE_SIZES.map((size) => canvasFor(platform, size)));

describe("chooseLayout", () => {
  it("finds a layout for every style, canvas, color scheme and set of pictures", { timeout: 60_000 }, () => {
    for (const style of IMAGE_STYLES) {
      for (const canvas of sampleOf(CANVASES)) {
        for (const pictures of SETS) {
          for (let seed = 0; seed < SCHEMES[style].length; seed++) {
            const trial = inputFor(style, canvas, pictures, seed);
            for (const template of candidateTemplates(trial, colorSchemeFor(style, seed)))
              layOut(trial, template);
            expect(chooseLayout(trial, colorSchemeFor(style, seed)).scene.ops.length).toBeGreaterThan(3);
          }
        }
      }
    }
  });

  it("depends on the seed only", () => {
    for (const style of IMAGE_STYLES) {
      const layouts = Array.from({ length: 12 }, (_, seed) => {
        const trial = inputFor(style, { width: 1080, height: 1350 }, SETS[1], seed);
        const chosen = chooseLayout(trial, colorSchemeFor(style, seed));
        expect(chooseLayout(trial, colorSchemeFor(style, seed)).scene).toEqual(chosen.scene);
        return `${chosen.template.id} ${colorSchemeFor(style, seed)}`;
      });
      expect(new Set(layouts).size).toBeGreaterThanOrEqual(4);
    }
  });

  it("has at least two candidates for every style and canvas with one picture", () => {
    for (const style of IMAGE_STYLES) {
      for (const canvas of sampleOf(CANVASES)) {
        for (const pictures of [SETS[1], SETS[2]]) {
          const found = candidateTemplates(inputFor(style, canvas, pictures), colorSchemeFor(style, 0));
          expect(found.length, `${style} ${shapeOf(canvas)}`).toBeGreaterThanOrEqual(2);
        }
      }
    }
  });

  it("gives every template a unique id with its style", () => {
    const ids = Object.values(LAYOUT_TEMPLATES).flatMap((templates) =>
      templates.map(({ id, style }) => ({ id, style })),
    );
    expect(new Set(ids.map(({ id }) => id)).size).toBe(ids.length);
    for (const { id, style } of ids) expect(id.startsWith(`${style}/`)).toBe(true);
  });
});
