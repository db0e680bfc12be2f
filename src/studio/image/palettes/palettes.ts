import type { ImageStyle } from "#core/generations/image/styles.ts";
import { boldPalette } from "./bold.ts";
import { corporatePalette } from "./corporate.ts";
import { withKitColors } from "./kit-colors.ts";
import { luxuryPalette } from "./luxury.ts";
import { modernPalette } from "./modern.ts";
import type { Palette, PaletteInput } from "./palette.ts";
import { playfulPalette } from "./playful.ts";

const PALETTES: Record<ImageStyle, (input: PaletteInput) => Palette> = {
  modern: modernPalette,
  bold: boldPalette,
  corporate: corporatePalette,
  playful: playfulPalette,
  luxury: luxuryPalette,
};

/**
 * Names of the color schemes of each style; `colorSchemeFor` (`choose-layout.ts`) chooses one by
 * the seed, films vary them (`shot-look.ts`), `<style>.ts` has their colors.
 */
export const SCHEMES: Record<ImageStyle, readonly string[]> = {
  modern: ["paper", "color", "night"],
  bold: ["shout", "noir"],
  corporate: ["white", "deep", "mist"],
  playful: ["pop", "candy"],
  luxury: ["ivory", "noir", "tone"],
};

/**
 * Derives the colors of one image ad from the brand, its style and a scheme; `planAd`
 * (`server/render/plan.ts`) calls it for each plan, and the look of a film's shots (`shot-look.ts`)
 * starts from it. The colors of a style are in its file, such as `bold.ts`.
 */
export function paletteFor(style: ImageStyle, input: PaletteInput): Palette {
  return withKitColors(style, PALETTES[style](input), input, input.product);
}
