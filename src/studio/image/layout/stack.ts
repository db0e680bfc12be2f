import type { Box } from "#core/platforms/box.ts";
import { boundsAfter, shrinkForTurn, turned } from "../geometry.ts";
import type { Item, StackLayer } from "../recipe.ts";
import type { Op, Readable } from "../scene.ts";
import type { Context } from "./context.ts";
import { ctaItem } from "./cta-item.ts";
import { edgeOf, holds, rectOf } from "./edges.ts";
import { headlineItem } from "./headline-item.ts";
import type { Laid } from "./laid.ts";
import { logoItem } from "./logo-item.ts";
import { bodyItem, productItem, ruleItem } from "./text-items.ts";

interface Row {
  readonly item: Item;
  readonly laid: Laid;
  readonly gap: number;
}

/** How much the description and the product name have given way so that the headline keeps its size. */
const STEPS = [0, 1, 2, "no body", "no product"] as const;
type Step = (typeof STEPS)[number];

/** Lays a column of items into its box, publishes the box it takes and draws it. */
export function layStack(layer: StackLayer, context: Context): void {
  const { frame } = context;
  const whole = rectOf(layer.rect, frame);
  const room = layer.rotate ? shrinkForTurn(whole, layer.rotate) : whole;
  const { rows, step } = settle(layer, room, context);
  const total = rows.reduce((sum, row) => sum + row.gap + row.laid.height, 0);
  const widest = Math.max(0, ...rows.map(({ laid }) => laid.width));
  const align = layer.align ?? "start";
  const lean =
    align === "start" && layer.rotate ? leanOf(layer.rotate, widest, total) - (room.l - whole.l) : 0;
  const box = lean > 0 ? { ...room, l: room.l + lean, r: room.r + lean } : room;
  const free = box.b - box.t - total;
  let y = box.t + (layer.valign === "bottom" ? free : layer.valign === "center" ? free / 2 : 0);
  const top = y;
  const ops: Op[] = [];
  const readables: Readable[] = [];
  for (const { laid, gap } of rows) {
    y += gap;
    const spare = box.r - box.l - laid.width;
    const x = laid.wide || align === "start" ? box.l : box.l + (align === "center" ? spare / 2 : spare);
    const drawn = laid.draw(x, y, box.r - box.l);
    ops.push(...drawn.ops);
    readables.push(...drawn.readables);
    y += laid.height;
  }
  const l =
    align === "start" ? box.l : align === "end" ? box.r - widest : box.l + (box.r - box.l - widest) / 2;
  const taken: Box = { l, t: top, r: l + widest, b: y };
  record(step, layer, rows, context);
  const lift = layer.z ?? 0;
  const cx = align === "start" ? box.l + widest / 2 : (box.l + box.r) / 2;
  const turn = layer.rotate ? { deg: layer.rotate, cx, cy: (top + y) / 2 } : null;
  if (layer.id) frame.boxes[layer.id] = boundsAfter(taken, turn ?? undefined);
  context.ops.push(...ops.map((op) => turned({ ...op, z: op.z + lift }, turn)));
  context.readables.push(...readables.map((entry) => turned(entry, turn)));
}

/** How far a turned column reaches beyond its upright left edge, px: a high and narrow one more than a wide one. */
function leanOf(deg: number, width: number, height: number): number {
  const upright = { l: 0, t: 0, r: width, b: height };
  return -boundsAfter(upright, { deg, cx: width / 2, cy: height / 2 }).l;
}

/**
 * Tries the steps in order until everything fits and the headline reaches the size it wants, or the size that no
 * further step could better (a long word in a narrow column stays small however much else is left out).
 */
function settle(layer: StackLayer, box: Box, context: Context): { rows: Row[]; step: Step } {
  const height = box.b - box.t;
  const tries = STEPS.map((step) => ({ step, rows: rowsAt(step, layer, box, context) }));
  const sizeOf = (rows: readonly Row[]) => rows.find(({ item }) => item.kind === "headline")?.laid.size ?? 0;
  const reachable = Math.max(...tries.map(({ rows }) => sizeOf(rows))) * 0.97;
  const found = tries.find(({ rows }) => {
    const total = rows.reduce((sum, row) => sum + row.gap + row.laid.height, 0);
    return total <= height + 0.5 && sizeOf(rows) >= Math.min(wantedSize(layer, context), reachable);
  });
  return found ?? tries.at(-1) ?? { step: 0, rows: [] };
}

function wantedSize(layer: StackLayer, context: Context): number {
  const headline = layer.items.find((item) => item.kind === "headline");
  return headline ? edgeOf(headline.want, "y", context.frame) * wishFor(context) * 0.98 : 0;
}

/** A long headline may be smaller before it takes the description's place. */
function wishFor({ job }: Context): number {
  const length = [...job.brief.headline].length;
  return length > 90 ? 0.55 : length > 60 ? 0.7 : length > 40 ? 0.85 : 1;
}

function rowsAt(step: Step, layer: StackLayer, box: Box, context: Context): Row[] {
  const width = box.r - box.l;
  const align = layer.align ?? "start";
  const items = layer.items.filter((item) => wanted(item, step, context));
  const fixed = items.map((item) =>
    item.kind === "headline" ? null : fixedItem(item, step, box, layer, context),
  );
  const kept = items.flatMap((item, index) => {
    const laid = fixed[index];
    return item.kind === "headline" || laid ? [{ item, laid: laid ?? null }] : [];
  });
  const gaps = kept.map(({ item }, index) =>
    index === 0 ? 0 : edgeOf(item.gap ?? "3u", "y", context.frame),
  );
  const used = kept.reduce((sum, { laid }, index) => sum + (laid?.height ?? 0) + (gaps[index] ?? 0), 0);
  return kept.flatMap(({ item, laid }, index): Row[] => {
    const gap = gaps[index] ?? 0;
    if (laid) return [{ item, laid, gap }];
    const measured = context.job.texts.headline;
    if (item.kind !== "headline" || !measured) return [];
    const room = { width, height: box.b - box.t - used };
    return [{ item, laid: headlineItem(item, measured, room, align, context), gap }];
  });
}

function wanted(item: Item, step: Step, context: Context): boolean {
  if (!holds(item.if, context.frame)) return false;
  if (item.kind === "body") return context.job.texts.body !== null && typeof step === "number";
  if (item.kind === "product") return context.job.texts.product !== null && step !== "no product";
  return item.kind !== "headline" || context.job.texts.headline !== null;
}

function fixedItem(item: Item, step: Step, box: Box, layer: StackLayer, context: Context): Laid | null {
  const align = layer.align ?? "start";
  const { texts } = context.job;
  const [width, height] = [box.r - box.l, box.b - box.t];
  if (item.kind === "logo") return logoItem(item, { width, height }, align, context);
  if (item.kind === "rule") return ruleItem(item, width, context);
  if (item.kind === "product")
    return texts.product && productItem(item, texts.product, width, align, context);
  if (item.kind === "cta") return texts.cta && ctaItem(item, texts.cta, width, context);
  if (item.kind !== "body" || !texts.body) return null;
  const lines = Math.max(1, item.lines - (typeof step === "number" ? step : 0));
  return bodyItem(item, texts.body, width, lines, align, context);
}

function record(
  step: Step,
  layer: StackLayer,
  rows: readonly Row[],
  { findings, frame, job }: Context,
): void {
  for (const { item, laid } of rows) {
    if (item.kind === "headline") findings.headline = (laid.size ?? 0) / frame.unit;
    if (item.kind === "body") {
      findings.bodyShown = true;
      if (laid.shortened) findings.bodyShortened = true;
    }
  }
  const had = (kind: Item["kind"]) => layer.items.some((item) => item.kind === kind && holds(item.if, frame));
  if (step === "no product" && had("product") && job.texts.product) findings.productDropped = true;
}
