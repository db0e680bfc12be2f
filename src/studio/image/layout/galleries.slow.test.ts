import { describe, expect, it } from "vitest";
import { IMAGE_STYLES, type ImageStyle } from "#core/generations/image/styles.ts";
import { canvasFor } from "#core/platforms/canvases.ts";
import { IMAGE_SIZES } from "#core/platforms/platform.ts";
import { IMAGE_PLATFORMS } from "#core/platforms/platforms.ts";
import { candidateTemplates, colorSchemeFor } from "../choose-layout.ts";
import { areaOf, overlapArea } from "../geometry.ts";
import { layoutInput, pictureOf } from "../layout-input.fixture.ts";
import { distanceTo } from "../palettes/palette.ts";
import type { PictureInfo } from "../picture.ts";
import type { PictureOp } from "../scene.ts";
import { layOut } from "./lay-out.ts";

const CANVASES = IMAGE_PLATFORMS.flatMap((platform) => IMAGE_SIZES.map((size) => canvasFor(platform, size)));

/** Every layout of some pictures in the given styles. */
function* layouts(pictures: readonly PictureInfo[], styles: readonly ImageStyle[] = IMAGE_STYLES) {
  for (const style of styles) {
    for (const canvas of CANVASES) {
      const input = layoutInput(style, canvas, pictures);
      for (const template of candidateTemplates(input, colorSchemeFor(style, 0))) {
        const { scene, boxes } = layOut(input, template);
        const drawn = scene.ops.filter((op): op is PictureOp => op.kind === "picture");
        yield { template, scene, boxes, drawn, label: `${template.id} ${scene.width}x${scene.height}` };
      }
    }
  }
}

describe("galleries", () => {
  it("do not show a person in the tile that a button covers", () => {
    const person = { ...pictureOf("photo", 2), head: { l: 0.4, t: 0.2, r: 0.6, b: 0.4 } };
    const pictures = [pictureOf("photo", 0), pictureOf("photo", 1), person];
    for (const { boxes, drawn, label } of layouts(pictures, ["modern", "bold", "corporate"])) {
      const cover = boxes.ctaB ?? boxes.band;
      const tile = drawn.find((op) => op.picture === person.id);
      const covered = cover && tile ? overlapArea(tile.box, cover) / areaOf(tile.box) : 0;
      expect(covered, label).toBeLessThan(0.3);
    }
  });

  it("show most of every polaroid", () => {
    for (const count of [2, 3]) {
      const pictures = Array.from({ length: count }, (_, id) => pictureOf("photo", id));
      for (const { drawn, label } of layouts(pictures, ["playful"])) {
        const hero = drawn.find((op) => op.picture === 0);
        for (const other of drawn.filter((op) => op.picture !== 0 && op.rotation)) {
          const hidden = hero ? overlapArea(other.box, hero.box) / areaOf(other.box) : 0;
          expect(hidden, `${label}, ${count}`).toBeLessThan(0.3);
        }
      }
    }
  });

  it("put a cut-out on a plate of another color", () => {
    // Olive, orange, near-white and near-black products; the brand is orange.
    for (const mean of [
      { l: 0.5, a: -0.05, b: 0.1 },
      { l: 0.62, a: 0.12, b: 0.13 },
      { l: 0.96, a: 0, b: 0 },
      { l: 0.2, a: 0, b: 0 },
    ]) {
      const pictures = [{ ...pictureOf("cutout"), mean }, pictureOf("photo", 1), pictureOf("photo", 2)];
      for (const { scene, drawn, label } of layouts(pictures)) {
        const product = drawn.find((op) => op.picture === 0);
        if (!product) continue;
        const { l, t, r, b } = product.box;
        const behind = scene.ops
          .slice(0, scene.ops.indexOf(product))
          .findLast(
            ({ kind, box }) => kind === "fill" && box.l <= l && box.t <= t && box.r >= r && box.b >= b,
          );
        const plate = behind?.kind === "fill" ? (behind.paint ?? scene.ground) : scene.ground;
        expect(distanceTo(mean, plate), `${label} ${plate} ${mean.l}`).toBeGreaterThan(0.2);
      }
    }
  });

  it("do not cut arches at the edge of the canvas", () => {
    const pictures = [0, 1, 2].map((id) => pictureOf("photo", id));
    for (const { drawn, scene, label } of layouts(pictures, ["luxury"])) {
      for (const { box, path } of drawn) {
        if (!path?.includes("A") || !drawn.every((op) => op.path)) continue;
        expect(Math.min(box.l, box.t, scene.width - box.r), label).toBeGreaterThan(0);
      }
    }
  });
});

describe("cut-outs", () => {
  it("are not under the button of a notched card", () => {
    for (const size of [
      { width: 900, height: 940 },
      { width: 900, height: 700 },
    ]) {
      const product = { ...pictureOf("cutout"), ...size };
      for (const { boxes, drawn, label, template } of layouts([product], ["modern"])) {
        if (!boxes.ctaB || !template.id.includes("notch")) continue;
        for (const op of drawn) expect(overlapArea(op.box, boxes.ctaB), label).toBe(0);
      }
    }
  });
});
