import { rgba } from "../colour/oklch.ts";
import type { ImageBrief, TextPart } from "../brief.ts";
import type { Canvas } from "#core/platforms/canvases.ts";
import type { Palette } from "../palettes/palette.ts";
import type { PictureInfo } from "../picture.ts";
import type { Paint } from "../recipe.ts";
import type { Op, Readable } from "../scene.ts";
import type { MeasuredText } from "../text/measured.ts";
import type { Box } from "#core/platforms/box.ts";
import type { Frame } from "./edges.ts";

/** Everything one ad is laid out from. No pixels, no renderer. */
export interface LayoutJob {
  readonly brief: ImageBrief;
  readonly canvas: Canvas;
  readonly palette: Palette;
  readonly texts: Readonly<Record<TextPart, MeasuredText | null>>;
  /** Product pictures in order; the first is the hero. */
  readonly pictures: readonly PictureInfo[];
  readonly logo: PictureInfo | null;
  /** A painted background that a cut-out stands on. */
  readonly backdrop: PictureInfo | null;
  readonly seed: number;
}

/** How well the trial went; lower is better for all but `product` and `headline`. */
export interface Findings {
  headline: number;
  bodyShortened: boolean;
  bodyShown: boolean;
  productDropped: boolean;
  /** Part of the subject that is cropped away or covered, 0 to 1. */
  cut: number;
  /** Part of the canvas that the cut-out or the smallest hero takes. */
  product: number;
  scrim: number;
  /** Median luminance under type that needs a dark scrim. */
  fog: number;
}

/** The state of one run of the interpreter. */
export interface Context {
  readonly job: LayoutJob;
  readonly frame: Frame;
  readonly rtl: boolean;
  readonly ops: Op[];
  readonly readables: Readable[];
  readonly findings: Findings;
  /** The hero's subject on the canvas and the box that may cover it; judged when all boxes are known. */
  hidden: { subject: Box; by: string } | null;
  /** The picture that scrims and type on photos are judged against, and the box it fills. */
  photo: { info: PictureInfo; box: Box; crop: Box } | null;
  readonly random: () => number;
}

/** The hex or rgba colour of a paint. */
export function colourOf(paint: Paint, palette: Palette): string {
  const [role = "", alpha] = paint.split("/");
  const hex = palette[role];
  if (!hex) throw new Error(`The palette has no role "${role}"`);
  return alpha === undefined ? hex : rgba(hex, Number(alpha) / 100);
}

/** A CSS gradient with its "{role/alpha}" places filled in. */
export function gradientOf(image: string, palette: Palette): string {
  return image.replace(/\{([^}]+)\}/g, (_, paint: string) => colourOf(paint, palette));
}
