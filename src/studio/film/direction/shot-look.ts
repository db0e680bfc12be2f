import type { ImageStyle } from "#core/generations/image/styles.ts";
import type { ImageBrief } from "#studio/image/brief.ts";
import { paletteFor, SCHEMES } from "#studio/image/palettes/palettes.ts";
import type { Face } from "#studio/image/text/measured-text.ts";
import type { TransitionPaints } from "./motion/motion.ts";

/** Schemes of the end card: the ones with the most of the brand's color. */
const END_SCHEME: Record<ImageStyle, string> = {
  modern: "color",
  bold: "shout",
  corporate: "deep",
  playful: "pop",
  luxury: "noir",
};

/**
 * Orders the color schemes of a film's shots (`SCHEMES` in `studio/image/palettes/palettes.ts`):
 * neighbors differ, and the last shot has the scheme of `END_SCHEME`. `stageShots`
 * (`server/render/film/stage-shots.ts`) calls it.
 */
export function schemeOrder(style: ImageStyle, seed: number, count: number): string[] {
  const schemes = SCHEMES[style];
  const last = schemes.indexOf(END_SCHEME[style]);
  // Counted from the end, so that the end card has its scheme and no two neighbors are alike.
  const direction = schemes.length > 2 && seed % 2 === 0 ? 1 : schemes.length - 1;
  return Array.from({ length: count }, (_, index) => {
    const back = count - 1 - index;
    return schemes[(last + back * direction) % schemes.length] ?? "";
  });
}

/** Weights of captions, which are read in passing and on a phone. */
const WEIGHTS: Record<ImageStyle, number> = {
  modern: 650,
  bold: 800,
  corporate: 600,
  playful: 850,
  luxury: 450,
};

/**
 * Chooses the face of a film's captions for `stageShots` (`server/render/film/stage-shots.ts`):
 * that of descriptions (`studio/image/faces.ts`), with at least the weight of `WEIGHTS`. Only some
 * scripts have all weights.
 */
export const captionFace =
  (style: ImageStyle) =>
  (face: Face): Face => ({
    ...face,
    weight: Math.max(face.weight, WEIGHTS[style]),
    tracking: Math.max(0, face.tracking),
  });

/**
 * Chooses the colors of the shapes that bring a shot in, from the style's palette
 * (`studio/image/palettes/palettes.ts`) in the shot's color scheme. `stageShots`
 * (`server/render/film/stage-shots.ts`) calls it; `motion/` draws the shapes.
 */
export function transitionPaints(
  { primaryColor, secondaryColor, accentColor }: ImageBrief,
  style: ImageStyle,
  scheme: string,
  seed: number,
): TransitionPaints {
  const palette = paletteFor(style, {
    brand: primaryColor,
    secondary: secondaryColor,
    accent: accentColor,
    scheme,
    product: null,
    seed,
  });
  const { bg = primaryColor, ink = "#000000", black = ink, white = "#ffffff", sunny, accent, cta } = palette;
  switch (style) {
    case "bold":
      return { ground: bg, accent: bg === primaryColor ? black : primaryColor, ink: white };
    case "playful":
      return { ground: bg, accent: sunny ?? primaryColor, ink };
    default:
      return { ground: bg, accent: accent ?? cta ?? primaryColor, ink };
  }
}
