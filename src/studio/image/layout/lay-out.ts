import type { Box } from "#core/platforms/box.ts";
import { safeBoxOf, shapeOf, unitOf } from "#core/platforms/canvases.ts";
import { createRandom } from "#studio/random.ts";
import { areaOf, mirrorBox, overlapArea } from "../geometry.ts";
import type { Layer, LayoutTemplate } from "../layout-template.ts";
import { isLandscape, isPortrait } from "../picture.ts";
import type { CaptionSlot, ReadableElement, Scene, SceneOp } from "../scene.ts";
import { type LayoutContext, type LayoutInput, type LayoutReport, resolvePaint } from "./context.ts";
import { addFill, addScrim } from "./fills.ts";
import { type LayoutScope, meetsCondition, resolveRect } from "./lengths.ts";
import { addPhoto } from "./photos.ts";
import { addStack } from "./stack.ts";
import { drawTexture } from "./textures.ts";

/**
 * Lays out an image ad with a template: the scene, the report on its quality and the named boxes in
 * px. `choose-layout.ts` calls it for each candidate, `server/render/plan.ts` when a stored ad is
 * drawn again. The same input and template give the same scene. Throws for a paint or a box that
 * the template names but that does not exist (`resolvePaint` in `context.ts`, `resolveRect` in
 * `lengths.ts`).
 */
export function layOut(
  input: LayoutInput,
  template: LayoutTemplate,
): { scene: Scene; report: LayoutReport; boxes: Record<string, Box> } {
  const rtl = isMirrored(input);
  const scope = scopeFor(input, rtl);
  const context: LayoutContext = {
    input,
    scope,
    rtl,
    ops: [],
    readables: [],
    photo: null,
    covered: null,
    captions: null,
    report: {
      headlineSize: 0,
      bodyShortened: false,
      bodyShown: false,
      disclaimerDropped: input.texts.disclaimer !== null,
      subjectLoss: 0,
      productShare: 1,
      productGap: 1,
      scrimAlpha: 0,
      photoLuminance: 0,
    },
    random: createRandom(`${template.id} ${input.seed}`),
  };
  for (const layer of template.layers) {
    if (meetsCondition(layer.if, scope)) addLayer(layer, context);
  }
  reportCover(context);
  const { width } = input.canvas;
  const { captions } = context;
  const scene: Scene = {
    width,
    height: input.canvas.height,
    ground: resolvePaint("bg", input.palette),
    ops: context.ops.map((op) => (rtl ? flipOp(op, width) : op)).sort((a, b) => a.z - b.z),
    readables: context.readables.map((entry) => (rtl ? flipped(entry, width) : entry)),
    ...(captions && { captions: rtl ? flipped(captions, width) : captions }),
  };
  return { scene, report: context.report, boxes: scope.boxes };
}

/** Whether the ad reads from right to left: by its headline, or a longer description below it. */
function isMirrored({ texts: { headline, body } }: LayoutInput): boolean {
  if (headline?.rtl) return true;
  return body?.rtl === true && body.text.length > (headline?.text.length ?? 0);
}

/** Counts a covered subject like a cropped one. */
function reportCover({ covered, scope, report, rtl }: LayoutContext): void {
  const by = covered && scope.boxes[covered.by];
  if (!covered || !by) return;
  // In right-to-left ads everything but the pictures is mirrored.
  const cover = rtl ? mirrorBox(by, scope.width) : by;
  const subject = rtl ? mirrorBox(covered.subject, scope.width) : covered.subject;
  report.subjectLoss = Math.max(
    report.subjectLoss,
    overlapArea(subject, cover) / Math.max(1, areaOf(subject)),
  );
}

function addLayer(layer: Layer, context: LayoutContext): void {
  switch (layer.kind) {
    case "box":
      if (layer.id) context.scope.boxes[layer.id] = resolveRect(layer.rect, context.scope);
      return;
    case "fill":
      return addFill(layer, context);
    case "drawing": {
      const box = resolveRect(layer.rect, context.scope);
      context.ops.push({ kind: "drawing", z: layer.z ?? 0, box, svg: drawTexture(layer, box, context) });
      return;
    }
    case "photo":
      return addPhoto(layer, context);
    case "scrim":
      return addScrim(layer, context);
    case "stack":
      return addStack(layer, context);
  }
}

function scopeFor({ canvas, pictures, texts, logos }: LayoutInput, rtl: boolean): LayoutScope {
  const { width, height } = canvas;
  const shape = shapeOf(canvas);
  const safe = safeBoxOf(canvas);
  const [hero] = pictures;
  const facts = new Set<string>([`shape.${shape}`]);
  const state = (fact: string, isTrue: boolean) => isTrue && facts.add(fact);
  state("pic.none", !hero);
  state("pic.one", pictures.length === 1);
  state("pic.many", pictures.length > 1);
  state("pic.cutout", pictures.length === 1 && hero?.kind === "cutout");
  state("pic.photo", pictures.length > 1 || (hero !== undefined && hero.kind !== "cutout"));
  state("pic.plain", pictures.length === 1 && hero !== undefined && hero.kind !== "cutout");
  state("pic.landscape", hero !== undefined && isLandscape(hero));
  state("pic.narrow", hero !== undefined && hero.height > hero.width * 1.5);
  state("pic.portrait", hero !== undefined && isPortrait(hero));
  state("body", texts.body !== null);
  state("product", texts.product !== null);
  state("logo", logos.length > 0);
  // Centered layouts need equal margins; mirrored ones must avoid the buttons on the right as well.
  const sides = { l: width * 0.15, r: width * 0.85 };
  const mid = shape === "story" ? { ...safe, ...sides } : safe;
  return {
    width,
    height,
    unit: unitOf(canvas),
    boxes: { canvas: { l: 0, t: 0, r: width, b: height }, safe: rtl ? mid : safe, mid },
    facts,
  };
}

function flipOp(op: SceneOp, width: number): SceneOp {
  const box = mirrorBox(op.box, width);
  const rotation = op.rotation
    ? { rotation: { ...op.rotation, deg: -op.rotation.deg, cx: width - op.rotation.cx } }
    : {};
  const within = op.within ? { within: { ...op.within, box: mirrorBox(op.within.box, width) } } : {};
  if (op.kind === "text" || op.kind === "logo") return { ...op, box, ...rotation };
  return { ...op, box, ...rotation, ...within, flip: true };
}

function flipped<T extends ReadableElement | CaptionSlot>(entry: T, width: number): T {
  const rotation = entry.rotation
    ? { rotation: { ...entry.rotation, deg: -entry.rotation.deg, cx: width - entry.rotation.cx } }
    : {};
  return { ...entry, box: mirrorBox(entry.box, width), ...rotation };
}
