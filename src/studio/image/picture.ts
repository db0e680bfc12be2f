import type { Oklab } from "./colour/oklch.ts";
import type { Box } from "#core/platforms/box.ts";

export const PICTURE_KINDS = ["photo", "cutout", "packshot", "logo"] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

/** Relative luminance of a picture on a coarse grid, row by row, 0 to 1. */
export interface LightGrid {
  readonly columns: number;
  readonly rows: number;
  readonly values: readonly number[];
}

/** What the layout knows about a picture; the pixels stay with the renderer. */
export interface PictureInfo {
  /** Position among the pictures given to the composer; -1 is the painted background. */
  readonly id: number;
  readonly kind: PictureKind;
  /** px */
  readonly width: number;
  readonly height: number;
  /** Where the subject is, in parts of width and height. */
  readonly subject: Box;
  /** Where a person's head probably is; for photos. */
  readonly head?: Box | undefined;
  /** Mean colour of what is opaque; for cut-outs and logos. */
  readonly mean: Oklab | null;
  /** Colour of the border, "#rrggbb": the ground a packshot is extended with. */
  readonly edge: string;
  readonly light: LightGrid;
  /** For logos: one colour only, so that it may take the ink; and the darkest and lightest luminance of its rim. */
  readonly mark?: {
    readonly mono: boolean;
    readonly dark: number;
    readonly light: number;
    readonly neutral: boolean;
    /** A solid block, as an app icon is: how round its corners are, as a part of its shorter side, 0 to 0.5. */
    readonly solid?: number;
    /** Rim of the coloured part, where a black, white or grey part stands apart from it and may take the ink. */
    readonly coloured?: { readonly dark: number; readonly light: number };
  };
}

export const isLandscape = (picture: PictureInfo): boolean => picture.width > picture.height * 1.15;
