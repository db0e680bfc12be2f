import type { Box } from "#core/platforms/box.ts";
import { rotatedBounds, shrinkToRotate, withRotation } from "../geometry.ts";
import type { DisclaimerItem, Item, StackLayer } from "../layout-template.ts";
import type { CaptionSlot, ReadableElement, SceneOp } from "../scene.ts";
import type { LayoutContext } from "./context.ts";
import { ctaItem } from "./cta-item.ts";
import { headlineItem } from "./headline-item.ts";
import { meetsCondition, resolveLength, resolveRect } from "./lengths.ts";
import { logoItem } from "./logo-item.ts";
import { captionsItem } from "./captions-item.ts";
import type { SizedItem } from "./sized-item.ts";
import { bodyItem, disclaimerItem, productItem, ruleItem } from "./text-items.ts";

/** An item with its size and its distance to the row above, px. */
interface Row {
  readonly item: Item;
  readonly sized: SizedItem;
  readonly gap: number;
}

/**
 * Items that are dropped for a larger headline, in this order: lines of the description, all of it,
 * the product name.
 */
const CONCESSIONS = [0, 1, 2, "no body", "no product"] as const;
type Concession = (typeof CONCESSIONS)[number];

/**
 * Draws a stack layer of a template: lays out its items in the rect, makes concessions
 * (`CONCESSIONS`) until they fit and the headline has its preferred size, and names the box that
 * they cover. `lay-out.ts` calls it; the `*-item.ts` files size the items. A new kind of item needs
 * a case in `fixedItem`.
 */
export function addStack(layer: StackLayer, context: LayoutContext): void {
  const { scope } = context;
  const whole = resolveRect(layer.rect, scope);
  const room = layer.rotate ? shrinkToRotate(whole, layer.rotate) : whole;
  const rows = fitRows(layer, room, context);
  const total = heightOf(rows);
  const widest = Math.max(0, ...rows.map(({ sized }) => sized.width));
  const align = layer.align ?? "start";
  const overhang =
    align === "start" && layer.rotate ? overhangOf(layer.rotate, widest, total) - (room.l - whole.l) : 0;
  const box = overhang > 0 ? { ...room, l: room.l + overhang, r: room.r + overhang } : room;
  const free = box.b - box.t - total;
  // The box of a dropped button has no height, so neighbors end there.
  const isFlat = box.b - box.t < 1;
  const share = layer.valign === "bottom" || (layer.valign === "center" && isFlat) ? 1 : 0.5;
  let y = box.t + (layer.valign === "bottom" || layer.valign === "center" ? free * share : 0);
  const top = y;
  const ops: SceneOp[] = [];
  const readables: ReadableElement[] = [];
  let captions: CaptionSlot | null = null;
  for (const { item, sized, gap } of rows) {
    y += gap;
    const spare = box.r - box.l - sized.width;
    const x = sized.fullWidth || align === "start" ? box.l : box.l + (align === "center" ? spare / 2 : spare);
    const drawn = sized.draw(x, y, box.r - box.l);
    ops.push(...drawn.ops.map((op) => ({ ...op, item: item.kind })));
    captions ??= drawn.captions ?? null;
    readables.push(...drawn.readables);
    y += sized.height;
  }
  const l =
    align === "start" ? box.l : align === "end" ? box.r - widest : box.l + (box.r - box.l - widest) / 2;
  const covered: Box = { l, t: top, r: l + widest, b: y };
  reportRows(rows, context);
  const zOffset = layer.z ?? 0;
  const cx = align === "start" ? box.l + widest / 2 : (box.l + box.r) / 2;
  const rotation = layer.rotate ? { deg: layer.rotate, cx, cy: (top + y) / 2 } : null;
  if (layer.id) scope.boxes[layer.id] = rotatedBounds(covered, rotation ?? undefined);
  context.ops.push(...ops.map((op) => withRotation({ ...op, z: op.z + zOffset }, rotation)));
  context.readables.push(...readables.map((entry) => withRotation(entry, rotation)));
  context.captions ??= captions && withRotation<CaptionSlot>(captions, rotation);
}

/** How far a rotated box extends beyond its upright left edge, px. */
function overhangOf(deg: number, width: number, height: number): number {
  const upright = { l: 0, t: 0, r: width, b: height };
  return -rotatedBounds(upright, { deg, cx: width / 2, cy: height / 2 }).l;
}

/**
 * Makes concessions until everything fits and the headline has its preferred size, or the largest
 * size that any concession would allow: a long word in a narrow column stays small even if all else
 * is left out.
 */
function fitRows(layer: StackLayer, box: Box, context: LayoutContext): Row[] {
  const print = smallPrintOf(layer, context);
  if (!print) return fitItems(layer, box, context);
  const rows = fitItems({ ...layer, items: [...layer.items, print] }, box, context);
  const isShown = rows.some(({ item }) => item === print);
  // Nothing leaves the box for small print; another layout has more room for it.
  return isShown && heightOf(rows) <= box.b - box.t + 0.5 ? rows : fitItems(layer, box, context);
}

const heightOf = (rows: readonly Row[]) => rows.reduce((sum, row) => sum + row.gap + row.sized.height, 0);

/** The small print of the ad, if the column has the description. */
function smallPrintOf({ items }: StackLayer, { input }: LayoutContext): DisclaimerItem | undefined {
  const body = items.find((item) => item.kind === "body" || item.kind === "captions");
  if (!body || !input.texts.disclaimer) return undefined;
  const { paint, box } = body;
  return { kind: "disclaimer", gap: "2.8u", ...(paint && { paint }), ...(box && { box }) };
}

function fitItems(layer: StackLayer, box: Box, context: LayoutContext): Row[] {
  const room = box.b - box.t + 0.5;
  const preferred = preferredSize(layer, context);
  const sizeOf = (rows: readonly Row[]) => rows.find(({ item }) => item.kind === "headline")?.sized.size ?? 0;
  const fits = (rows: readonly Row[], least: number) => heightOf(rows) <= room && sizeOf(rows) >= least;
  const attempts: Row[][] = [];
  for (const concession of CONCESSIONS) {
    const rows = rowsWith(concession, layer, box, context);
    if (attempts.length === 0 && fits(rows, preferred)) return rows;
    attempts.push(rows);
  }
  const reachable = Math.max(...attempts.map(sizeOf)) * 0.97;
  return attempts.find((rows) => fits(rows, Math.min(preferred, reachable))) ?? attempts.at(-1) ?? [];
}

function preferredSize(layer: StackLayer, context: LayoutContext): number {
  const headline = layer.items.find((item) => item.kind === "headline");
  return headline ? resolveLength(headline.preferred, "y", context.scope) * lengthFactor(context) * 0.98 : 0;
}

/**
 * A factor on the preferred size: a long headline may be smaller before the description is
 * shortened.
 */
function lengthFactor({ input }: LayoutContext): number {
  const length = [...input.brief.headline].length;
  return length > 90 ? 0.55 : length > 60 ? 0.7 : length > 40 ? 0.85 : 1;
}

function rowsWith(concession: Concession, layer: StackLayer, box: Box, context: LayoutContext): Row[] {
  const width = box.r - box.l;
  const align = layer.align ?? "start";
  const items = layer.items.filter((item) => isShown(item, concession, context));
  const fixed = items.map((item) =>
    item.kind === "headline" ? null : fixedItem(item, concession, box, layer, context),
  );
  const kept = items.flatMap((item, index) => {
    const sized = fixed[index];
    return item.kind === "headline" || sized ? [{ item, sized: sized ?? null }] : [];
  });
  const gaps = kept.map(({ item }, index) =>
    index === 0 ? 0 : resolveLength(item.gap ?? "3u", "y", context.scope),
  );
  const used = kept.reduce((sum, { sized }, index) => sum + (sized?.height ?? 0) + (gaps[index] ?? 0), 0);
  return kept.flatMap(({ item, sized }, index): Row[] => {
    const gap = gaps[index] ?? 0;
    if (sized) return [{ item, sized, gap }];
    const measured = context.input.texts.headline;
    if (item.kind !== "headline" || !measured) return [];
    const room = { width, height: box.b - box.t - used };
    return [{ item, sized: headlineItem(item, measured, room, align, context), gap }];
  });
}

function isShown(item: Item, concession: Concession, context: LayoutContext): boolean {
  if (!meetsCondition(item.if, context.scope)) return false;
  if (item.kind === "body") return context.input.texts.body !== null && typeof concession === "number";
  if (item.kind === "captions") return context.input.texts.body !== null;
  if (item.kind === "product") return context.input.texts.product !== null && concession !== "no product";
  return item.kind !== "headline" || context.input.texts.headline !== null;
}

/** Sizes any item but the headline, which gets the remaining height. */
function fixedItem(
  item: Item,
  concession: Concession,
  box: Box,
  layer: StackLayer,
  context: LayoutContext,
): SizedItem | null {
  const align = layer.align ?? "start";
  const { texts } = context.input;
  const [width, height] = [box.r - box.l, box.b - box.t];
  if (item.kind === "logo") return logoItem(item, { width, height }, align, context);
  if (item.kind === "rule") return ruleItem(item, width, context);
  if (item.kind === "product")
    return texts.product && productItem(item, texts.product, width, align, context);
  if (item.kind === "cta") return texts.cta && ctaItem(item, texts.cta, width, context);
  if (item.kind === "disclaimer")
    return texts.disclaimer && disclaimerItem(item, texts.disclaimer, width, align, context);
  if (item.kind === "captions")
    return (
      texts.body &&
      captionsItem(item, texts.body, { width, concession: CONCESSIONS.indexOf(concession) }, align, context)
    );
  if (item.kind !== "body" || !texts.body) return null;
  const lines = Math.max(1, item.lines - (typeof concession === "number" ? concession : 0));
  return bodyItem(item, texts.body, width, lines, align, context);
}

function reportRows(rows: readonly Row[], { report, scope }: LayoutContext): void {
  for (const { item, sized } of rows) {
    if (item.kind === "headline") report.headlineSize = (sized.size ?? 0) / scope.unit;
    if (item.kind === "disclaimer") report.disclaimerDropped = false;
    if (item.kind === "body" || item.kind === "captions") {
      report.bodyShown = true;
      if (sized.shortened) report.bodyShortened = true;
    }
  }
}
