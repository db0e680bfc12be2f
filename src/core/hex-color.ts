/**
 * Form of a color in lower case, "#rrggbb", in the schemas of brands (`core/brands/color.ts`). The
 * field of briefs has its own in `core/generations/image/image.ts`, which takes capitals.
 */
export const HEX_COLOR = /^#[0-9a-f]{6}$/;

/**
 * Whether a text that a user types is a color, "#rrggbb" in any case, so that it can be drawn:
 * color fields of brand kit (`colors-card.tsx`) and tools (`color-input.tsx`),
 * `use-tool-brand.tsx`, sketches of styles (`web/lib/style-sketch.tsx`).
 */
export const isHexColor = (text: string): boolean => HEX_COLOR.test(text.toLowerCase());
