import { safeBoxOf, shapeOf, unitOf } from "#core/platforms/canvases.ts";
import type { Box } from "#core/platforms/box.ts";
import { areaOf, mirrored, overlapArea } from "../geometry.ts";
import { isLandscape } from "../picture.ts";
import { createRandom } from "#studio/random.ts";
import type { Layer, Recipe } from "../recipe.ts";
import type { Op, Readable, Scene } from "../scene.ts";
import { colourOf, type Context, type Findings, type LayoutJob } from "./context.ts";
import { holds, rectOf, type Frame } from "./edges.ts";
import { drawing } from "./drawings.ts";
import { layFill, layScrim } from "./fills.ts";
import { layPhoto } from "./photos.ts";
import { layStack } from "./stack.ts";

/** Lays one ad out by one recipe. Pure: the same job and recipe give the same scene. */
export function layOut(
  job: LayoutJob,
  recipe: Recipe,
): { scene: Scene; findings: Findings; boxes: Record<string, Box> } {
  const rtl = job.texts.headline?.rtl ?? false;
  const frame = frameFor(job, rtl);
  const context: Context = {
    job,
    frame,
    rtl,
    ops: [],
    readables: [],
    photo: null,
    hidden: null,
    findings: {
      headline: 0,
      bodyShortened: false,
      bodyShown: false,
      productDropped: false,
      cut: 0,
      product: 1,
      scrim: 0,
      fog: 0,
    },
    random: createRandom(`${recipe.id} ${job.seed}`),
  };
  for (const layer of recipe.layers) {
    if (holds(layer.if, frame)) lay(layer, context);
  }
  judgeCover(context);
  const { width } = job.canvas;
  const scene: Scene = {
    width,
    height: job.canvas.height,
    ground: colourOf("bg", job.palette),
    ops: context.ops.map((op) => (rtl ? flipOp(op, width) : op)).sort((a, b) => a.z - b.z),
    readables: context.readables.map((entry) => (rtl ? flipReadable(entry, width) : entry)),
  };
  return { scene, findings: context.findings, boxes: frame.boxes };
}

/** Type or a panel that covers the subject is as bad as a crop that loses it. */
function judgeCover({ hidden, frame, findings, rtl }: Context): void {
  const by = hidden && frame.boxes[hidden.by];
  if (!hidden || !by) return;
  // Pictures are not mirrored, what covers them is.
  const cover = rtl ? mirrored(by, frame.width) : by;
  const subject = rtl ? mirrored(hidden.subject, frame.width) : hidden.subject;
  findings.cut = Math.max(findings.cut, overlapArea(subject, cover) / Math.max(1, areaOf(subject)));
}

function lay(layer: Layer, context: Context): void {
  switch (layer.kind) {
    case "box":
      if (layer.id) context.frame.boxes[layer.id] = rectOf(layer.rect, context.frame);
      return;
    case "fill":
      return layFill(layer, context);
    case "drawing": {
      const box = rectOf(layer.rect, context.frame);
      context.ops.push({ kind: "drawing", z: layer.z ?? 0, box, svg: drawing(layer, box, context) });
      return;
    }
    case "photo":
      return layPhoto(layer, context);
    case "scrim":
      return layScrim(layer, context);
    case "stack":
      return layStack(layer, context);
  }
}

function frameFor({ canvas, pictures, texts, logo }: LayoutJob, rtl: boolean): Frame {
  const { width, height } = canvas;
  const shape = shapeOf(canvas);
  const safe = safeBoxOf(canvas);
  const [hero] = pictures;
  const facts = new Set<string>([`shape.${shape}`]);
  const say = (fact: string, holdsNow: boolean) => holdsNow && facts.add(fact);
  say("pic.none", !hero);
  say("pic.one", pictures.length === 1);
  say("pic.many", pictures.length > 1);
  say("pic.cutout", pictures.length === 1 && hero?.kind === "cutout");
  say("pic.photo", pictures.length > 1 || (hero !== undefined && hero.kind !== "cutout"));
  say("pic.plain", pictures.length === 1 && hero !== undefined && hero.kind !== "cutout");
  say("pic.landscape", hero !== undefined && isLandscape(hero));
  say("pic.portrait", hero !== undefined && hero.kind !== "cutout" && hero.height >= hero.width * 0.95);
  say("body", texts.body !== null);
  say("product", texts.product !== null);
  say("logo", logo !== null);
  // Centred layouts need the same room on both sides; mirrored ones stay clear of the buttons on the right.
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

function flipOp(op: Op, width: number): Op {
  const box = mirrored(op.box, width);
  const spin = op.spin ? { spin: { ...op.spin, deg: -op.spin.deg, cx: width - op.spin.cx } } : {};
  const within = op.within ? { within: { ...op.within, box: mirrored(op.within.box, width) } } : {};
  if (op.kind === "text" || op.kind === "mark") return { ...op, box, ...spin };
  return { ...op, box, ...spin, ...within, flip: true };
}

function flipReadable(entry: Readable, width: number): Readable {
  const spin = entry.spin ? { spin: { ...entry.spin, deg: -entry.spin.deg, cx: width - entry.spin.cx } } : {};
  return { ...entry, box: mirrored(entry.box, width), ...spin };
}
