import type { ImageStyle } from "#core/generations/image/styles.ts";
import type { Box } from "#core/platforms/box.ts";
import { shapeOf } from "#core/platforms/canvases.ts";
import type { LayoutTemplate } from "./layout-template.ts";
import type { LayoutInput, LayoutReport } from "./layout/context.ts";
import { layOut } from "./layout/lay-out.ts";
import { meetsCondition } from "./layout/lengths.ts";
import { MAX_PHOTO_LUMINANCE, MAX_SCRIM_ALPHA } from "./layout/scrim.ts";
import { SCHEMES } from "./palettes/palettes.ts";
import { isLandscape, isPortrait, type PictureInfo } from "./picture.ts";
import type { Scene } from "./scene.ts";
import { LAYOUT_TEMPLATES } from "./templates/layout-templates.ts";

/**
 * The best layout for an ad, from `chooseLayout` for `planAd` (`server/render/plan.ts`): template,
 * scene and report.
 */
export interface ChosenLayout {
  readonly template: LayoutTemplate;
  readonly scene: Scene;
  readonly report: LayoutReport;
  /** Named boxes of the layout, px. */
  readonly boxes: Readonly<Record<string, Box>>;
}

/**
 * The layouts of a film, from `server/render/film/stage-shots.ts`; `recent` are ids of the
 * templates of its last shots.
 */
export interface FilmLayouts {
  readonly templates: readonly LayoutTemplate[];
  readonly recent: readonly string[];
}

/** A shot that looks like the one before is worse than a slightly worse layout. */
const REPEAT_PENALTY = 0.34;

/**
 * Chooses the color scheme that all platforms of a generation share, from `SCHEMES`
 * (`palettes/palettes.ts`) by the seed; `planAd` (`server/render/plan.ts`) calls it unless an
 * earlier plan had one.
 */
export function colorSchemeFor(style: ImageStyle, seed: number): string {
  const schemes = SCHEMES[style];
  return schemes[seed % schemes.length] ?? "";
}

/**
 * The templates of the brief's style (`LAYOUT_TEMPLATES` in `templates/layout-templates.ts`) that
 * suit its canvas (`shapeOf` in `core/platforms/canvases.ts`), pictures and scheme (`SCHEMES` in
 * `palettes/palettes.ts`), in an order set by the seed; `chooseLayout` compares them.
 */
export function candidateTemplates(
  input: LayoutInput,
  scheme: string,
  templates = LAYOUT_TEMPLATES[input.brief.style],
): LayoutTemplate[] {
  const shape = shapeOf(input.canvas);
  const fitting = templates.filter(
    (template) =>
      template.shapes.includes(shape) &&
      suits(template, input.pictures) &&
      (!template.schemes || template.schemes.includes(scheme)),
  );
  const offset = Math.floor(input.seed / SCHEMES[input.brief.style].length) % Math.max(1, fitting.length);
  return [...fitting.slice(offset), ...fitting.slice(0, offset)];
}

function suits(template: LayoutTemplate, pictures: readonly PictureInfo[]): boolean {
  const [hero] = pictures;
  switch (template.pictures) {
    case "none":
      return !hero;
    case "any":
      return hero !== undefined;
    case "photo":
      return pictures.length === 1 && hero !== undefined && hero.kind !== "cutout";
    case "cutout":
      return pictures.length === 1 && hero?.kind === "cutout";
    case "single":
      return pictures.length === 1;
    case "many":
      return pictures.length > 1;
  }
}

/**
 * Lays the ad out with every candidate and chooses the one with the lowest penalty for a cropped
 * subject, a small headline, missing words or a dense scrim; the seed decides between about equal
 * ones. Templates in `refused` (ids) are only used if there is no other; of a film, the templates
 * of the last shots are avoided if another one is about as good. `planAd` (`server/render/plan.ts`)
 * calls it; the weights are in this file, limits of scrims in `layout/scrim.ts`. Throws without any
 * template for the canvas.
 */
export function chooseLayout(
  input: LayoutInput,
  scheme: string,
  refused: readonly string[] = [],
  film?: FilmLayouts,
): ChosenLayout {
  const all = candidateTemplates(input, scheme, film?.templates);
  const open = all.filter(({ id }) => !refused.includes(id));
  const trials = (open.length > 0 ? open : all).map((template, place) => {
    const laid = layOut(input, template);
    // The generated background has been paid for: layouts that do not show it come last.
    const unused = input.backdrop !== null && !shows(laid.scene, input.backdrop.id) ? 1 : 0;
    const repeated = film?.recent.includes(template.id) ? REPEAT_PENALTY : 0;
    const misplaced = isReadFromFarSide(laid.scene) ? FAR_SIDE_PENALTY : 0;
    const penalty = place * 0.06 + unused + repeated + misplaced + penaltyOf(template, laid.report, input);
    return { template, ...laid, penalty };
  });
  const [best] = trials.sort((a, b) => a.penalty - b.penalty);
  if (!best) throw new Error(`No ${input.brief.style} layout for this canvas`);
  return best;
}

/**
 * A right-to-left headline in the left half of an ad: a template with its picture first, which
 * after mirroring looks like an ad that was not mirrored.
 */
const FAR_SIDE_PENALTY = 0.3;

function isReadFromFarSide({ width, height, ops }: Scene): boolean {
  const lines = ops.filter((op) => op.kind === "text" && op.line !== undefined && op.rtl);
  return width >= height && lines.length > 0 && lines.every(({ box }) => box.r < width * 0.6);
}

/** Distance in OKLab at which a product without a field behind it is clearly visible. */
const MIN_PRODUCT_GAP = 0.25;

function shows(scene: Scene, picture: number): boolean {
  return scene.ops.some((op) => op.kind === "picture" && op.picture === picture);
}

function penaltyOf(template: LayoutTemplate, report: LayoutReport, input: LayoutInput): number {
  let penalty = 0;
  if (template.bestFor && input.pictures.length > 0 && !meetsCondition(template.bestFor, factsOf(input)))
    penalty += 0.14;
  penalty += Math.max(0, report.subjectLoss - 0.06) * 2.2;
  penalty += Math.max(0, 7 - report.headlineSize) * 0.08;
  if (input.pictures.length > 0) penalty += Math.max(0, 0.13 - report.productShare) * 4;
  penalty += Math.max(0, MIN_PRODUCT_GAP - report.productGap) * 4;
  if (report.scrimAlpha > MAX_SCRIM_ALPHA) penalty += 0.5;
  if (report.photoLuminance > MAX_PHOTO_LUMINANCE) penalty += 0.5;
  // The law may require the small print; no other fault weighs as much.
  if (report.disclaimerDropped) penalty += 3;
  if (input.texts.body && !report.bodyShown) penalty += 0.3;
  else if (report.bodyShortened) penalty += 0.2;
  return penalty;
}

function factsOf({ pictures }: LayoutInput): Parameters<typeof meetsCondition>[1] {
  const [hero] = pictures;
  const facts = new Set<string>();
  if (hero && isPortrait(hero)) facts.add("pic.portrait");
  if (hero && isLandscape(hero)) facts.add("pic.landscape");
  return { width: 0, height: 0, unit: 0, boxes: {}, facts };
}
