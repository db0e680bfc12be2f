import { describe, expect, it } from "vitest";
import { hexToRgb } from "#core/color-contrast.ts";
import { IMAGE_STYLES } from "#core/generations/image/styles.ts";
import { canvasFor, shapeOf } from "#core/platforms/canvases.ts";
import { IMAGE_SIZES } from "#core/platforms/platform.ts";
import { IMAGE_PLATFORMS } from "#core/platforms/platforms.ts";
import { candidateTemplates, chooseLayout, colorSchemeFor } from "./choose-layout.ts";
import { rgbToLab } from "./color/oklch.ts";
import { layoutInput, pictureOf } from "./layout-input.fixture.ts";
import { layOut } from "./layout/lay-out.ts";
import type { ReadableElement } from "./scene.ts";
import { monospaceText } from "./text/measured-text.fixture.ts";
import { SCHEMES } from "./palettes/palettes.ts";
import { LAYOUT_TEMPLATES } from "./templates/layout-templates.ts";

const SETS = [
  [],
  [pictureOf("photo")],
  [pictureOf("cutout")],
  [pictureOf("packshot")],
  [
    pictureOf("photo"),
    pictureOf("cutout", 1),
    pictureOf("photo", 2),
    pictureOf("photo", 3),
    pictureOf("cutout", 4),
  ],
] as const;

const isHeadline = ({ part }: ReadableElement) => part === "headline";

const CANVASES = IMAGE_PLATFORMS.flatMap((platform) => IMAGE_SIZES.map((size) => canvasFor(platform, size)));

describe("chooseLayout", () => {
  it("finds a layout for every style, canvas, color scheme and set of pictures", { timeout: 60_000 }, () => {
    for (const style of IMAGE_STYLES) {
      for (const canvas of CANVASES) {
        for (const pictures of SETS) {
          for (let seed = 0; seed < SCHEMES[style].length; seed++) {
            const trial = layoutInput(style, canvas, pictures, seed);
            for (const template of candidateTemplates(trial, colorSchemeFor(style, seed)))
              layOut(trial, template);
            expect(chooseLayout(trial, colorSchemeFor(style, seed)).scene.ops.length).toBeGreaterThan(3);
          }
        }
      }
    }
  });

  it("does not put a product straight on a ground of its color", () => {
    const same: string[] = [];
    for (const style of IMAGE_STYLES) {
      for (const canvas of CANVASES) {
        for (let seed = 0; seed < 6; seed++) {
          const trial = layoutInput(
            style,
            canvas,
            [{ ...pictureOf("cutout"), width: 1350, height: 1000 }],
            seed,
          );
          const mean = rgbToLab(hexToRgb(trial.palette.bg ?? ""));
          const pictures = trial.pictures.map((picture) => ({ ...picture, mean }));
          const scheme = colorSchemeFor(style, seed);
          const { report, template } = chooseLayout({ ...trial, pictures }, scheme);
          const others = candidateTemplates(trial, scheme).length;
          if (report.productGap < 0.2 && others > 1) same.push(`${template.id} ${scheme} ${seed}`);
        }
      }
    }
    expect(same).toEqual([]);
  });

  it("depends on the seed only", () => {
    for (const style of IMAGE_STYLES) {
      const layouts = Array.from({ length: 12 }, (_, seed) => {
        const trial = layoutInput(style, { width: 1080, height: 1350 }, SETS[1], seed);
        const chosen = chooseLayout(trial, colorSchemeFor(style, seed));
        expect(chooseLayout(trial, colorSchemeFor(style, seed)).scene).toEqual(chosen.scene);
        return `${chosen.template.id} ${colorSchemeFor(style, seed)}`;
      });
      expect(new Set(layouts).size).toBeGreaterThanOrEqual(4);
    }
  });

  it("puts a right-to-left headline on the right of a wide or square ad", () => {
    const canvases = [
      { width: 1200, height: 628 },
      { width: 1080, height: 1080 },
    ];
    for (const style of IMAGE_STYLES) {
      for (const [seed, canvas] of Array.from({ length: 24 }, (_, i) => [i >> 1, canvases[i % 2]] as const)) {
        if (!canvas) continue;
        const trial = layoutInput(style, canvas, SETS[1], seed);
        const texts = { ...trial.texts, headline: monospaceText("חיוך לבן יותר") };
        const { scene, template } = chooseLayout({ ...trial, texts }, colorSchemeFor(style, seed));
        const right = Math.max(...scene.readables.filter(isHeadline).map(({ box }) => box.r));
        expect(right, `${template.id} ${seed}`).toBeGreaterThan(canvas.width * 0.6);
      }
    }
  });

  it("has at least two candidates for every style and canvas with one picture", () => {
    for (const style of IMAGE_STYLES) {
      for (const canvas of CANVASES) {
        for (const pictures of [SETS[1], SETS[2]]) {
          const found = candidateTemplates(layoutInput(style, canvas, pictures), colorSchemeFor(style, 0));
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
