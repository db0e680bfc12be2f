import type { LogoKind } from "#core/brands/parts.ts";
import type { Box } from "#core/platforms/box.ts";
import type { Oklab } from "./color/oklch.ts";

/**
 * Content of a picture, which decides how templates can use it: a photo, a product on transparency,
 * a product on a flat background, or a logo. `server/render/pictures/analyze-picture.ts` recognizes
 * it.
 */
export type PictureKind = "photo" | "cutout" | "packshot" | "logo";

/**
 * Relative luminance of a picture on a coarse grid, row by row, 0 to 1, which
 * `server/render/pictures/analyze-picture.ts` measures; `luminanceUnder` (`layout/crop.ts`) reads
 * it for scrims.
 */
export interface LuminanceGrid {
  readonly columns: number;
  readonly rows: number;
  readonly values: readonly number[];
}

/**
 * The lowest and highest relative luminance of a logo's rim, 0 to 1;
 * `server/render/pictures/picture-traits.ts` measures it and `rimContrast`
 * (`layout/logo-treatment.ts`) compares it.
 */
export interface RimLuminance {
  readonly dark: number;
  readonly light: number;
}

/**
 * Properties of a logo that decide how it stays visible on a background
 * (`layout/logo-treatment.ts`); `server/render/pictures/picture-traits.ts` measures them.
 */
export interface LogoTraits extends RimLuminance {
  /** Whether it has one color only, so that it may be recolored. */
  readonly mono: boolean;
  /** Whether it is black, white or gray. */
  readonly neutral: boolean;
  /** Corner radius of a solid tile such as an app icon, as a part of its shorter side, 0 to 0.5. */
  readonly solid?: number;
  /** Rim of the colored part, if a separate neutral part may be recolored. */
  readonly colored?: RimLuminance;
}

/**
 * Facts about a picture for the layout, from `server/render/pictures/analyze-picture.ts`; the
 * renderer has the pixels. `head` is missing without a face, `logo` unless it is a logo; `mean` is
 * only set for cut-outs and logos.
 */
export interface PictureInfo {
  /** Position among the pictures given to the composer; -1 is the generated background. */
  readonly id: number;
  readonly kind: PictureKind;
  /** px */
  readonly width: number;
  /** px */
  readonly height: number;
  /** The subject, in parts of width and height. */
  readonly subject: Box;
  /** Estimated position of a person's head, in fractions of width and height; photos only. */
  readonly head?: Box | undefined;
  /** Mean color of the opaque pixels; cut-outs and logos only. */
  readonly mean: Oklab | null;
  /** Color of the border, "#rrggbb", with which a packshot is extended. */
  readonly edge: string;
  readonly luminance: LuminanceGrid;
  /** Logos only. */
  readonly logo?: LogoTraits;
  /** Which of the brand's logos it is; missing for a logo of the brief. */
  readonly logoKind?: LogoKind | undefined;
}

/**
 * Whether a picture is clearly wider than high; `layOut` (`layout/lay-out.ts`) makes it the fact
 * `pic.landscape`, to which conditions of templates refer, and `choose-layout.ts` asks it
 * beforehand.
 */
export const isLandscape = (picture: PictureInfo): boolean => picture.width > picture.height * 1.15;

/**
 * Whether a picture is not a cut-out and at most slightly wider than high, the fact `pic.portrait`
 * of conditions; `layout/lay-out.ts` and `choose-layout.ts` state it.
 */
export const isPortrait = (picture: PictureInfo): boolean =>
  picture.kind !== "cutout" && picture.height >= picture.width * 0.95;
