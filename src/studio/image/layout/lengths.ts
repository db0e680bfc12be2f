import type { Box } from "#core/platforms/box.ts";
import { heightOf, widthOf } from "../geometry.ts";

/**
 * A position or length in a template: a sum of terms such as "safe.l", "38%", "4u", "12px" and
 * ".5*pic.s" (see `resolveLength`), or one of two by a condition.
 */
export type Length = string | { readonly when: string; readonly yes: Length; readonly no: Length };

/**
 * A box in a template by its sides, by one side and an extent per axis, or by its name: "canvas",
 * "safe", "mid" or the `id` of an earlier layer (`boxes` of `LayoutScope`). `resolveRect` converts
 * it to px; a layer has it as its `rect` (`layout-template.ts`).
 */
export type RectSpec =
  | string
  | {
      readonly l: Length;
      readonly t: Length;
      readonly r?: Length;
      readonly b?: Length;
      readonly w?: Length;
      readonly h?: Length;
    };

/**
 * Context of a template's lengths and conditions while an ad is laid out: canvas, safe zone, named
 * boxes, facts about the pictures. `scopeFor` in `lay-out.ts` makes it and decides the facts.
 */
export interface LayoutScope {
  readonly width: number;
  readonly height: number;
  /** Design unit, px. */
  readonly unit: number;
  /** Named boxes so far, px: "canvas", "safe", "mid" and every layer with an id. */
  readonly boxes: Record<string, Box>;
  /** Facts that are true, for conditions. */
  readonly facts: ReadonlySet<string>;
}

/**
 * Whether a template's condition such as "a & !b" is true; without a condition always.
 * `choose-layout.ts` asks it for `bestFor`, `lay-out.ts` and `stack.ts` while an ad is laid out;
 * `lay-out.ts` decides the facts.
 */
export function meetsCondition(condition: string | undefined, scope: LayoutScope): boolean {
  if (!condition) return true;
  return condition.split("&").every((term) => {
    const word = term.trim();
    return word.startsWith("!") ? !scope.facts.has(word.slice(1)) : scope.facts.has(word);
  });
}

const TERM = /([+-]?)\s*([^\s+-]+)/g;

/**
 * Resolves a length of a template in px, while an ad is laid out; the items, `stack.ts`,
 * `fills.ts`, `photos.ts` and `galleries.ts` in `layout/` call it. "%" is relative to the canvas,
 * "u" to the design unit, "id.side" refers to a named box; sides are l, t, r, b, w, h, cx, cy and
 * s, the shorter one of w and h.
 *
 * @throws Error for an unknown box or side
 */
export function resolveLength(length: Length, axis: "x" | "y", scope: LayoutScope): number {
  if (typeof length !== "string") {
    return resolveLength(meetsCondition(length.when, scope) ? length.yes : length.no, axis, scope);
  }
  let total = 0;
  for (const [, sign, term = ""] of length.matchAll(TERM)) {
    total += (sign === "-" ? -1 : 1) * resolveTerm(term, axis, scope);
  }
  return total;
}

function resolveTerm(term: string, axis: "x" | "y", scope: LayoutScope): number {
  const amount = /^([\d.]+)(u|%|px)$/.exec(term);
  if (amount) {
    const value = Number(amount[1]);
    if (amount[2] === "u") return value * scope.unit;
    if (amount[2] === "%") return (value * (axis === "x" ? scope.width : scope.height)) / 100;
    return value;
  }
  const [, factor = "1", id = "", side = ""] = /^(?:([\d.]+)\*)?(\w+)\.(\w+)$/.exec(term) ?? [];
  const box = scope.boxes[id];
  if (!box) throw new Error(`Unknown box "${id}" in a layout`);
  const sides: Record<string, number> = {
    ...box,
    w: widthOf(box),
    h: heightOf(box),
    s: Math.min(widthOf(box), heightOf(box)),
    cx: (box.l + box.r) / 2,
    cy: (box.t + box.b) / 2,
  };
  const value = sides[side];
  if (value === undefined) throw new Error(`Unknown side "${side}" in a layout`);
  return Number(factor) * value;
}

/**
 * Converts a rectangle of a template, in units and percent, to px of the canvas, when `lay-out.ts`,
 * `fills.ts`, `photos.ts` or `stack.ts` draws its layer. Throws for an unknown named box.
 */
export function resolveRect(rect: RectSpec, scope: LayoutScope): Box {
  if (typeof rect === "string") {
    const box = scope.boxes[rect];
    if (!box) throw new Error(`Unknown box "${rect}" in a layout`);
    return box;
  }
  const l = resolveLength(rect.l, "x", scope);
  const t = resolveLength(rect.t, "y", scope);
  const r =
    rect.r === undefined ? l + resolveLength(rect.w ?? "0px", "x", scope) : resolveLength(rect.r, "x", scope);
  const b =
    rect.b === undefined ? t + resolveLength(rect.h ?? "0px", "y", scope) : resolveLength(rect.b, "y", scope);
  return { l, t, r, b };
}
