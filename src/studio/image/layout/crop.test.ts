import { describe, expect, it } from "vitest";
import type { PictureInfo } from "../picture.ts";
import {
  containBox,
  coverCrop,
  luminanceUnder,
  moveClearOf,
  packshotCrop,
  subjectLoss,
  visibleArea,
  visibleCrop,
} from "./crop.ts";

const picture: PictureInfo = {
  id: 0,
  kind: "photo",
  width: 1000,
  height: 1000,
  subject: { l: 0.6, t: 0.3, r: 0.9, b: 0.7 },
  mean: null,
  edge: "#ffffff",
  luminance: { columns: 4, rows: 4, values: Array.from({ length: 16 }, (_, i) => (i % 4 < 2 ? 0.1 : 0.9)) },
};

describe("crop", () => {
  it("has the shape of the box and keeps the subject", () => {
    const crop = coverCrop(picture, { l: 0, t: 0, r: 300, b: 600 });
    expect((crop.r - crop.l) / (crop.b - crop.t)).toBeCloseTo(0.5);
    expect(subjectLoss(picture, crop)).toBeCloseTo(0);
    expect((crop.l + crop.r) / 2).toBeCloseTo(0.75);
  });

  it("stays inside the picture", () => {
    const crop = coverCrop(
      { ...picture, subject: { l: 0.9, t: 0.9, r: 1, b: 1 } },
      { l: 0, t: 0, r: 500, b: 500 },
    );
    expect(Math.max(crop.r, crop.b)).toBeLessThanOrEqual(1.000001);
  });

  it("does not enlarge more than the pixels allow", () => {
    const small = { ...picture, width: 200, height: 200 };
    expect(coverCrop(small, { l: 0, t: 0, r: 320, b: 320 })).toMatchObject({ l: 0, r: 1 });
  });

  it("shows the chin of a head that is too high for the crop, and cuts the space for hair", () => {
    const head = { l: 0.3, t: 0.07, r: 0.7, b: 0.6 };
    const near = { ...picture, height: 1400, subject: { l: 0.26, t: 0.1, r: 0.74, b: 0.7 }, head };
    const crop = coverCrop(near, { l: 0, t: 0, r: 1000, b: 735 });
    expect(crop.b).toBeGreaterThan(head.b + 0.02);
    expect(crop.t).toBeLessThan(head.t + 0.04);
    const roomy = coverCrop(near, { l: 0, t: 0, r: 1000, b: 1000 });
    expect(roomy.t).toBeLessThanOrEqual(head.t);
  });

  it("counts the part of the subject that a slanted edge hides", () => {
    const box = { l: 0, t: 0, r: 800, b: 400 };
    const falling = [
      [0, 40],
      [100, 0],
      [100, 100],
      [0, 100],
    ] as const;
    const view = visibleArea(falling, box);
    expect(view).toEqual({ l: 0, t: 80, r: 800, b: 400 });
    const wide = { ...picture, subject: { l: 0.2, t: 0.25, r: 0.8, b: 0.75 } };
    const crop = coverCrop(wide, box);
    expect(subjectLoss(wide, crop)).toBeCloseTo(0);
    expect(subjectLoss(wide, visibleCrop(crop, box, view))).toBeCloseTo(0.2);
  });

  it("moves the subject above a box that covers the lower part, but not out of the crop", () => {
    const box = { l: 0, t: 0, r: 800, b: 400 };
    const crop = coverCrop(picture, box);
    const clear = moveClearOf(picture, crop, box, { l: 0, t: 300, r: 800, b: 360 });
    expect(clear.t - crop.t).toBeCloseTo(0.05);
    expect(clear.b - clear.t).toBeCloseTo(crop.b - crop.t);
    expect(moveClearOf(picture, crop, box, { l: 0, t: 20, r: 800, b: 60 })).toEqual(crop);
    const high = { ...picture, subject: { ...picture.subject, t: crop.t + 0.01 } };
    expect(moveClearOf(high, crop, box, { l: 0, t: 210, r: 800, b: 300 }).t).toBeLessThanOrEqual(
      high.subject.t,
    );
  });

  it("shows a whole packshot with space around it", () => {
    const crop = packshotCrop(picture, { l: 0, t: 0, r: 900, b: 300 });
    expect(subjectLoss(picture, crop)).toBe(0);
    expect((crop.r - crop.l) / (crop.b - crop.t)).toBeCloseTo(3);
  });

  it("measures the luminance under the type", () => {
    const box = { l: 0, t: 0, r: 400, b: 400 };
    const whole = { l: 0, t: 0, r: 1, b: 1 };
    expect(luminanceUnder(picture.luminance, whole, box, { l: 0, t: 0, r: 190, b: 400 }).high).toBe(0.1);
    expect(luminanceUnder(picture.luminance, whole, box, { l: 210, t: 0, r: 400, b: 400 }).low).toBe(0.9);
  });

  it("contains a whole picture", () => {
    const box = containBox({ width: 400, height: 100 }, { l: 0, t: 0, r: 200, b: 200 }, 0);
    expect(box).toEqual({ l: 0, t: 75, r: 200, b: 125 });
  });
});
