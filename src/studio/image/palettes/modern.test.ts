import { expect, test } from "vitest";
import { colorContrast } from "#core/color-contrast.ts";
import { modernPalette } from "./modern.ts";

/** Contrast at which a shape is seen on its ground. */
const SEEN = 1.3;

test.each(["#000000", "#0b0b0d", "#1b5cf0", "#f2b705"])(
  "The rings of an ad without pictures are seen on a ground of %s",
  (brand) => {
    const { bg, core, halo } = modernPalette({ brand, scheme: "color", product: null, seed: 0 });
    expect(colorContrast(core ?? "", bg ?? "")).toBeGreaterThan(SEEN);
    expect(colorContrast(halo ?? "", bg ?? "")).toBeGreaterThan(1);
  },
);
