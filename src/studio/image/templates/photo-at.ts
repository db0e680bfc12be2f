import type { PhotoLayer } from "../layout-template.ts";
import type { Length } from "../layout/lengths.ts";

/**
 * Returns a function that creates a template's layer of product pictures from its left, top, right
 * and bottom side, with `defaults` and their overrides; `parts.ts` of corporate and of luxury
 * templates call it.
 */
export const photoAt =
  (defaults: Partial<PhotoLayer>) =>
  (l: Length, t: Length, r: Length, b: Length, overrides: Partial<PhotoLayer> = {}): PhotoLayer => ({
    kind: "photo",
    id: "pic",
    rect: { l, t, r, b },
    z: 1,
    ...defaults,
    ...overrides,
  });
