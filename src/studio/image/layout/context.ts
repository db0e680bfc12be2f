import type { Box } from "#core/platforms/box.ts";
import type { Canvas } from "#core/platforms/platform.ts";
import type { ImageBrief, TextPart } from "../brief.ts";
import { cssRgba } from "../color/oklch.ts";
import type { Paint } from "../layout-template.ts";
import type { Palette } from "../palettes/palette.ts";
import type { PictureInfo } from "../picture.ts";
import type { CaptionSlot, ReadableElement, SceneOp } from "../scene.ts";
import type { MeasuredText } from "../text/measured-text.ts";
import type { LayoutScope } from "./lengths.ts";

/**
 * Input of the layout of an image ad: brief, canvas, palette, pictures and measured texts. `planAd`
 * (`server/render/plan.ts`) makes it.
 */
export interface LayoutInput {
  readonly brief: ImageBrief;
  readonly canvas: Canvas;
  readonly palette: Palette;
  readonly texts: Readonly<Record<TextPart, MeasuredText | null>>;
  /** Product pictures in order; the first is the hero. */
  readonly pictures: readonly PictureInfo[];
  /** Forms of the logo, of which each place shows one; empty without a logo. */
  readonly logos: readonly PictureInfo[];
  /** The generated background behind a cut-out. */
  readonly backdrop: PictureInfo | null;
  readonly seed: number;
}

/**
 * Quality of a layout, from `layOut` (`lay-out.ts`): `chooseLayout` (`choose-layout.ts`) computes
 * penalties from it, and `studio/image/notes.ts` derives notes to the user.
 */
export interface LayoutReport {
  /** Type size of the headline in design units. */
  headlineSize: number;
  /** Whether words of the description are missing. */
  bodyShortened: boolean;
  /** Whether there is any description. */
  bodyShown: boolean;
  /** Whether the small print does not fit. */
  disclaimerDropped: boolean;
  /** Part of the subject that is cropped or covered, 0 to 1. */
  subjectLoss: number;
  /** Part of the canvas that the product picture covers, 0 to 1. */
  productShare: number;
  /** Distance of a cut-out without a field behind it to the ground, in OKLab. */
  productGap: number;
  /** Alpha of the densest scrim, 0 to 1. */
  scrimAlpha: number;
  /** Median luminance of a photo under light type, 0 to 1. */
  photoLuminance: number;
}

/**
 * The state while one image ad is laid out, passed to all functions of this folder; `layOut`
 * (`lay-out.ts`) makes it and reads the scene from it.
 */
export interface LayoutContext {
  readonly input: LayoutInput;
  readonly scope: LayoutScope;
  readonly rtl: boolean;
  readonly ops: SceneOp[];
  readonly readables: ReadableElement[];
  readonly report: LayoutReport;
  /** The subject on the canvas and the name of a box that may cover it. */
  covered: { subject: Box; by: string } | null;
  /** The photo under scrims and type, with its box and crop. */
  photo: { info: PictureInfo; box: Box; crop: Box } | null;
  /** Position of the captions of a film. */
  captions: CaptionSlot | null;
  readonly random: () => number;
}

/**
 * The color and the alpha, 0 to 1, of a paint that a template names, in the palette of the ad;
 * gradients (`fills.ts`) need both. Throws for a role that the palette does not have.
 */
export function parsePaint(paint: Paint, palette: Palette): { color: string; alpha: number } {
  const [role = "", alpha = "100"] = paint.split("/");
  const color = palette[role];
  if (!color) throw new Error(`The palette has no role "${role}"`);
  return { color, alpha: Number(alpha) / 100 };
}

/**
 * The CSS color of a paint that a template names, in the palette of the ad, for the layers
 * (`fills.ts`, `photos.ts`) and items (`*-item.ts`) of `layout/`. Throws for a role that the
 * palette does not have. Roles and colors are in `palettes/<style>.ts`.
 */
export function resolvePaint(paint: Paint, palette: Palette): string {
  const { color, alpha } = parsePaint(paint, palette);
  return alpha === 1 ? color : cssRgba(color, alpha);
}
