import type { Box } from "#core/platforms/box.ts";
import { heightOf, widthOf } from "../geometry.ts";
import type { DrawingLayer } from "../layout-template.ts";
import { type LayoutContext, resolvePaint } from "./context.ts";

const n = (value: number): string => String(Math.round(value * 10) / 10);

const svgOf = (w: number, h: number, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${n(w)}" height="${n(h)}" viewBox="0 0 ${n(w)} ${n(h)}">${inner}</svg>`;

/**
 * SVG of the arrow to the right inside an ad's button, 24 by 24; `cta-item.ts` calls it with the
 * color and the weight of the lines.
 */
export function arrowSvg(color: string, weight: number, round: boolean): string {
  const ends = round ? 'stroke-linecap="round" stroke-linejoin="round"' : 'stroke-linecap="square"';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="${color}" stroke-width="${weight}" ${ends}><path d="M4 12h16M13 5l7 7-7 7"/></svg>`;
}

/**
 * SVG of a drawing layer: the style's texture for a box; `layOut` (`lay-out.ts`) calls it.
 * Irregular ones depend on the seed of the ad. A new texture is a function here and a name in
 * `DrawingLayer` (`layout-template.ts`).
 */
export function drawTexture(layer: DrawingLayer, box: Box, context: LayoutContext): string {
  const [w, h] = [widthOf(box), heightOf(box)];
  const inner = { rings, modules, confetti, sparks, checker }[layer.draw](w, h, context, layer);
  return svgOf(w, h, inner);
}

function rings(w: number, h: number, { input, scope }: LayoutContext, layer: DrawingLayer): string {
  const [x, y] = layer.at ?? [92, 98];
  const ring = (radius: number, role: string) =>
    `<circle cx="${n((x / 100) * w)}" cy="${n((y / 100) * h)}" r="${n(radius * scope.unit)}" fill="${resolvePaint(role, input.palette)}"/>`;
  const core = layer.core ?? 17;
  const halos = [3, 2, 1].map((i) => ring(core + i * 17, "halo/30"));
  return [...halos, ring(core, "core")].join("");
}

/** A grid of squares and quarter discs. */
function modules(w: number, h: number, { input, random }: LayoutContext): string {
  const across = Math.max(2, Math.round(w >= h ? w / (h / 2) : 2));
  const side = w / across;
  const roles = ["accent", "accentDark", "panel", "accent", "line"] as const;
  const color = (index: number) => resolvePaint(roles[index] ?? "panel", input.palette);
  let shapes = "";
  let last = -1;
  for (let j = 0; j * side < h - 1; j++) {
    for (let i = 0; i < across; i++) {
      let ground = Math.floor(random() * 5);
      if (ground === last) ground = (ground + 2) % 5;
      last = ground;
      const [x, y] = [i * side, j * side];
      shapes += `<rect x="${n(x)}" y="${n(y)}" width="${n(side + 0.6)}" height="${n(side + 0.6)}" fill="${color(ground)}"/>`;
      if (random() > 0.78) continue;
      const top = (ground + 1 + Math.floor(random() * 3)) % 5;
      const fill = color(top) === color(ground) ? color((top + 2) % 5) : color(top);
      shapes += `<path d="${quarterAt(x, y, side, Math.floor(random() * 4))}" fill="${fill}"/>`;
    }
  }
  return shapes;
}

function quarterAt(x: number, y: number, s: number, turn: number): string {
  const [cx, cy] = [turn % 2 === 0 ? x : x + s, turn < 2 ? y : y + s];
  const [ex, ey] = [turn % 2 === 0 ? x + s : x, turn < 2 ? y + s : y];
  const sweep = turn === 0 || turn === 3 ? 1 : 0;
  return `M${n(cx)} ${n(cy)}L${n(ex)} ${n(cy)}A${n(s)} ${n(s)} 0 0 ${sweep} ${n(cx)} ${n(ey)}Z`;
}

/** Eleven paper snippets outside of type, picture and button. */
function confetti(w: number, h: number, { input, scope, random }: LayoutContext): string {
  const u = scope.unit;
  const keepOut = ["copy", "lg", "ctaB", "bubble"].flatMap((id) => scope.boxes[id] ?? []);
  const picture = scope.boxes["pic"] ?? scope.boxes["pz"];
  const blocked = (x: number, y: number, r: number) =>
    keepOut.some((b) => x > b.l - r - u && x < b.r + r + u && y > b.t - r - u && y < b.b + r + u) ||
    (picture !== undefined && inOval(x, y, r, picture));
  const roles = ["sunny", "second", "third", "white"];
  const placed: (readonly [number, number])[] = [];
  let shapes = "";
  for (let attempt = 0; attempt < 700 && placed.length < 11; attempt++) {
    const r = (1.5 + random() * 1.5) * u;
    const [x, y, turn] = [r * 2 + random() * (w - r * 4), r * 2 + random() * (h - r * 4), random() * 360];
    if (placed.some(([px, py]) => Math.hypot(px - x, py - y) < 16 * u) || blocked(x, y, r * 2.1)) continue;
    placed.push([x, y]);
    const color = resolvePaint(roles[(placed.length * 7) % 4] ?? "white", input.palette);
    shapes += snippet(placed.length % 4, r, u, color, `translate(${n(x)} ${n(y)}) rotate(${n(turn)})`);
  }
  return shapes;
}

function inOval(x: number, y: number, r: number, b: Box): boolean {
  const dx = (x - (b.l + b.r) / 2) / (widthOf(b) / 2 + r);
  const dy = (y - (b.t + b.b) / 2) / (heightOf(b) / 2 + r);
  return dx * dx + dy * dy < 1;
}

function snippet(kind: number, r: number, u: number, color: string, place: string): string {
  if (kind === 0) return `<circle transform="${place}" r="${n(r * 0.8)}" fill="${color}"/>`;
  if (kind === 1) {
    const d = `M${n(-r * 1.5)} 0q${n(r * 0.5)} ${n(-r)} ${n(r)} 0t${n(r)} 0t${n(r)} 0`;
    return `<path transform="${place}" d="${d}" fill="none" stroke="${color}" stroke-width="${n(u * 0.85)}" stroke-linecap="round"/>`;
  }
  if (kind === 2) {
    return `<path transform="${place} scale(${n(r / 10)})" d="M0-12 3-4 11-3 5 3 7 11 0 7-7 11-5 3-11-3-3-4Z" fill="${color}" stroke="${color}" stroke-width="3" stroke-linejoin="round"/>`;
  }
  return `<rect transform="${place}" x="${n(-r * 0.9)}" y="${n(-r * 0.42)}" width="${n(r * 1.8)}" height="${n(r * 0.84)}" rx="${n(r * 0.42)}" fill="${color}"/>`;
}

/** Rays from the center. */
function sparks(w: number, h: number, { input }: LayoutContext): string {
  const color = resolvePaint("shape", input.palette);
  const reach = Math.hypot(w, h);
  const ray = (i: number) => {
    const a = (i / 12) * 2 * Math.PI;
    const b = ((i + 0.5) / 12) * 2 * Math.PI;
    const at = (t: number) => `${n(w / 2 + reach * Math.cos(t))} ${n(h / 2 + reach * Math.sin(t))}`;
    return `<path d="M${n(w / 2)} ${n(h / 2)}L${at(a)}L${at(b)}Z" fill="${color}"/>`;
  };
  return Array.from({ length: 12 }, (_, i) => ray(i)).join("");
}

/** Two rows of squares, like the edge of a checkered flag. */
function checker(w: number, h: number, { input }: LayoutContext): string {
  const side = h / 2;
  const color = resolvePaint("ink", input.palette);
  let squares = "";
  for (let i = 0; i * side < w; i++)
    squares += `<rect x="${n(i * side)}" y="${n(i % 2 ? side : 0)}" width="${n(side)}" height="${n(side)}" fill="${color}"/>`;
  return squares;
}
