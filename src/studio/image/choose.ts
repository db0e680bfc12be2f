import { shapeOf } from "#core/platforms/canvases.ts";
import type { Box } from "#core/platforms/box.ts";
import type { Findings, LayoutJob } from "./layout/context.ts";
import { layOut } from "./layout/interpret.ts";
import { BRIGHTEST_PHOTO, DENSEST_SCRIM } from "./layout/scrim.ts";
import { holds } from "./layout/edges.ts";
import type { PictureInfo } from "./picture.ts";
import type { Recipe } from "./recipe.ts";
import { RECIPES } from "./recipes/recipes.ts";
import type { Scene } from "./scene.ts";
import { SCHEMES } from "./palettes/palettes.ts";
import type { ImageStyle } from "#core/generations/image/styles.ts";

export interface Chosen {
  readonly recipe: Recipe;
  readonly scene: Scene;
  readonly findings: Findings;
  readonly boxes: Readonly<Record<string, Box>>;
}

/** The colour scheme of a whole generation: all its platforms share it. */
export function schemeFor(style: ImageStyle, seed: number): string {
  const schemes = SCHEMES[style];
  return schemes[seed % schemes.length] ?? "";
}

/** The layouts of the brief's style that suit its canvas and pictures, turned by the seed. */
export function candidates(job: LayoutJob, scheme: string): Recipe[] {
  const shape = shapeOf(job.canvas);
  const fitting = RECIPES[job.brief.style].filter(
    (recipe) =>
      recipe.shapes.includes(shape) &&
      suits(recipe, job.pictures) &&
      (!recipe.schemes || recipe.schemes.includes(scheme)),
  );
  const turn = Math.floor(job.seed / SCHEMES[job.brief.style].length) % Math.max(1, fitting.length);
  return [...fitting.slice(turn), ...fitting.slice(0, turn)];
}

function suits(recipe: Recipe, pictures: readonly PictureInfo[]): boolean {
  const [hero] = pictures;
  switch (recipe.pictures) {
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
 * The seed sets the order; then every candidate is laid out, which costs no pixels, and what cuts the subject,
 * shrinks the headline, loses words or needs fog moves back. `refused` layouts are taken only if there is no other.
 */
export function choose(job: LayoutJob, scheme: string, refused: readonly string[] = []): Chosen {
  const all = candidates(job, scheme);
  const open = all.filter(({ id }) => !refused.includes(id));
  const trials = (open.length > 0 ? open : all).map((recipe, place) => {
    const laid = layOut(job, recipe);
    // A painted background was paid for: a layout without a place for it comes last.
    const unused = job.backdrop !== null && !shows(laid.scene, job.backdrop.id) ? 1 : 0;
    return { recipe, ...laid, penalty: place * 0.06 + unused + penaltyOf(recipe, laid.findings, job) };
  });
  const [best] = trials.sort((a, b) => a.penalty - b.penalty);
  if (!best) throw new Error(`No ${job.brief.style} layout for this canvas`);
  return best;
}

function shows(scene: Scene, picture: number): boolean {
  return scene.ops.some((op) => op.kind === "picture" && op.picture === picture);
}

function penaltyOf(recipe: Recipe, findings: Findings, job: LayoutJob): number {
  let penalty = 0;
  if (recipe.fits && job.pictures.length > 0 && !holds(recipe.fits, factsOf(job))) penalty += 0.14;
  penalty += Math.max(0, findings.cut - 0.06) * 2.2;
  penalty += Math.max(0, 7 - findings.headline) * 0.08;
  if (job.pictures.length > 0) penalty += Math.max(0, 0.13 - findings.product) * 4;
  if (findings.scrim > DENSEST_SCRIM) penalty += 0.5;
  if (findings.fog > BRIGHTEST_PHOTO) penalty += 0.5;
  if (job.texts.body && !findings.bodyShown) penalty += 0.3;
  else if (findings.bodyShortened) penalty += 0.2;
  return penalty;
}

function factsOf({ pictures }: LayoutJob): Parameters<typeof holds>[1] {
  const [hero] = pictures;
  const facts = new Set<string>();
  if (hero && hero.kind !== "cutout" && hero.height >= hero.width * 0.95) facts.add("pic.portrait");
  if (hero && hero.width > hero.height * 1.15) facts.add("pic.landscape");
  return { width: 0, height: 0, unit: 0, boxes: {}, facts };
}
