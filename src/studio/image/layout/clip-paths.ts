import { createRandom } from "#studio/random.ts";

/** A corner of a box that a clip shape treats: top or bottom, left or right. */
type Corner = "tl" | "tr" | "bl" | "br";

/**
 * A shape with which a template clips a fill or photo. A new one needs its path in this file and a
 * case in `clipPath` (`fills.ts`).
 */
export type ClipShape =
  | { readonly shape: "arch" }
  | { readonly shape: "blob"; readonly seed: number }
  | { readonly shape: "scallop"; readonly count: number; readonly depth: number }
  | { readonly shape: "wave"; readonly amp: string; readonly count: number; readonly side: "top" | "left" }
  | { readonly shape: "quarter"; readonly corner: Corner }
  | { readonly shape: "circle" }
  /** The tail of a speech bubble, at its bottom or right side. */
  | { readonly shape: "tail"; readonly side: "bottom" | "right" }
  /** Points in percent of the box. */
  | { readonly shape: "poly"; readonly points: readonly (readonly [number, number])[] }
  /** A rounded rectangle with a notch in one corner around a named box. */
  | {
      readonly shape: "notch";
      readonly corner: Corner;
      readonly around: string;
      readonly r: string;
      readonly gap: string;
    };

/** A number for path data. */
const n = (value: number): string => String(Math.round(value * 100) / 100);

/**
 * SVG path of a rectangle with a round top that clips a picture or fill (`clipPath` in `fills.ts`,
 * and galleries). All paths are path data in px of a `w` by `h` box.
 */
export function archPath(w: number, h: number): string {
  const r = w / 2;
  return `M0 ${n(h)}V${n(r)}A${n(r)} ${n(r)} 0 0 1 ${n(w)} ${n(r)}V${n(h)}Z`;
}

/**
 * SVG path of an ellipse in a box of `w` by `h` px that clips a picture or fill; `clipPath` in
 * `fills.ts` calls it.
 */
export function circlePath(w: number, h: number): string {
  const [rx, ry] = [w / 2, h / 2];
  return `M0 ${n(ry)}A${n(rx)} ${n(ry)} 0 0 1 ${n(w)} ${n(ry)}A${n(rx)} ${n(ry)} 0 0 1 0 ${n(ry)}Z`;
}

/**
 * SVG path of a polygon that clips a picture, a fill or a logo's plate; points in percent of the
 * box. `clipPath` (`fills.ts`) and `logo-treatment.ts` call it.
 */
export function polygonPath(w: number, h: number, points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${n((x / 100) * w)} ${n((y / 100) * h)}`).join("L")}Z`;
}

/**
 * SVG path of a quarter disc that clips a fill, with its center in the corner opposite to `corner`;
 * `clipPath` in `fills.ts` calls it.
 */
export function quarterDiscPath(w: number, h: number, corner: Corner): string {
  const arc = `A${n(w)} ${n(h)} 0 0`;
  const paths: Record<Corner, string> = {
    tl: `M${n(w)} 0${arc} 0 0 ${n(h)}H${n(w)}Z`,
    tr: `M0 0${arc} 1 ${n(w)} ${n(h)}H0Z`,
    bl: `M0 0${arc} 0 ${n(w)} ${n(h)}V0Z`,
    br: `M0 ${n(h)}${arc} 0 ${n(w)} 0H0Z`,
  };
  return paths[corner];
}

/**
 * SVG path of a slightly irregular oval in a box of `w` by `h` px that clips a picture in the
 * playful style, a Catmull-Rom spline whose form depends on `seed`. `clipPath` in `fills.ts` calls
 * it.
 */
export function blobPath(w: number, h: number, seed: number): string {
  const random = createRandom(`blob ${seed}`);
  const points = Array.from({ length: 7 }, (_, i) => {
    const angle = (i / 7) * 2 * Math.PI + random() * 0.25;
    const reach = 0.93 + 0.07 * random();
    return [w / 2 + (w / 2) * reach * Math.cos(angle), h / 2 + (h / 2) * reach * Math.sin(angle)] as const;
  });
  const at = (i: number) => points[(i + points.length) % points.length] ?? [0, 0];
  let path = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  for (let i = 0; i < points.length; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1 = [from[0] + (to[0] - before[0]) / 5.2, from[1] + (to[1] - before[1]) / 5.2] as const;
    const c2 = [to[0] - (after[0] - from[0]) / 5.2, to[1] - (after[1] - from[1]) / 5.2] as const;
    path += `C${n(c1[0])} ${n(c1[1])} ${n(c2[0])} ${n(c2[1])} ${n(to[0])} ${n(to[1])}`;
  }
  return `${path}Z`;
}

/**
 * SVG path of a badge with `count` round teeth that clips a picture or fill; `depth` is a part of
 * the radius. `clipPath` in `fills.ts` calls it.
 */
export function scallopPath(w: number, h: number, count: number, depth: number): string {
  const [cx, cy] = [w / 2, h / 2];
  const point = (turn: number, reach: number) =>
    `${n(cx + cx * reach * Math.cos(turn * 2 * Math.PI))} ${n(cy + cy * reach * Math.sin(turn * 2 * Math.PI))}`;
  let path = `M${point(0, 1 - depth)}`;
  for (let i = 1; i <= count; i++) {
    path += `Q${point((i - 0.5) / count, 1 + depth * 1.2)} ${point(i / count, 1 - depth)}`;
  }
  return `${path}Z`;
}

/**
 * SVG path of a field with a wavy top or left edge of `count` half waves, for fills of the playful
 * style; a whole wave is `amp` px high, its middle `amp` px from that side. `clipPath` in
 * `fills.ts` calls it.
 */
export function wavePath(w: number, h: number, amp: number, count: number, side: "top" | "left"): string {
  const step = (side === "top" ? w : h) / count;
  let path = side === "top" ? `M0 ${n(amp)}` : `M${n(amp)} 0`;
  for (let i = 0; i < count; i++) {
    const bend = i % 2 === 0 ? 0 : amp * 2;
    const [mid, end] = [i * step + step / 2, (i + 1) * step];
    path +=
      side === "top"
        ? `Q${n(mid)} ${n(bend)} ${n(end)} ${n(amp)}`
        : `Q${n(bend)} ${n(mid)} ${n(amp)} ${n(end)}`;
  }
  return path + (side === "top" ? `L${n(w)} ${n(h)}L0 ${n(h)}Z` : `L${n(w)} ${n(h)}L${n(w)} 0Z`);
}

/**
 * SVG path of a rounded rectangle of radius `r` with a notch of `bw` by `bh` px in one corner, for
 * photos of modern templates (`clipPath` in `fills.ts`).
 */
export function notchPath(w: number, h: number, r: number, bw: number, bh: number, corner: Corner): string {
  const q = Math.min(r * 0.9, bw / 2, bh / 2);
  // Drawn for the lower right corner, then mirrored.
  const x = (v: number) => n(corner === "bl" || corner === "tl" ? w - v : v);
  const y = (v: number) => n(corner === "tr" || corner === "tl" ? h - v : v);
  const flips = Number(corner === "bl" || corner === "tl") + Number(corner === "tr" || corner === "tl");
  const [out, into] = flips % 2 === 0 ? [1, 0] : [0, 1];
  const arc = (radius: number, sweep: number, ex: number, ey: number) =>
    `A${n(radius)} ${n(radius)} 0 0 ${sweep} ${x(ex)} ${y(ey)}`;
  return [
    `M${x(r)} ${y(0)}L${x(w - r)} ${y(0)}${arc(r, out, w, r)}`,
    `L${x(w)} ${y(h - bh - q)}${arc(q, out, w - q, h - bh)}`,
    `L${x(w - bw + q)} ${y(h - bh)}${arc(q, into, w - bw, h - bh + q)}`,
    `L${x(w - bw)} ${y(h - q)}${arc(q, out, w - bw - q, h)}`,
    `L${x(r)} ${y(h)}${arc(r, out, 0, h - r)}L${x(0)} ${y(r)}${arc(r, out, r, 0)}Z`,
  ].join("");
}

/**
 * SVG path of a rounded rectangle of radius `r`: clips pictures and fills of ads (`clipPath` in
 * `fills.ts`), and is the mark behind captions of films (`caption-actors.ts`).
 */
export function roundedRectPath(w: number, h: number, r: number): string {
  const arc = (x: number, y: number) => `A${n(r)} ${n(r)} 0 0 1 ${n(x)} ${n(y)}`;
  return `M${n(r)} 0H${n(w - r)}${arc(w, r)}V${n(h - r)}${arc(w - r, h)}H${n(r)}${arc(0, h - r)}V${n(r)}${arc(r, 0)}Z`;
}

/**
 * SVG path of the curved tail of a speech bubble in a box of `w` by `h` px, in the playful style;
 * `clipPath` in `fills.ts` calls it.
 */
export function tailPath(w: number, h: number, side: "bottom" | "right"): string {
  return side === "bottom"
    ? `M0 0H${n(w)}V${n(h * 0.3)}Q${n(w)} ${n(h * 0.7)} ${n(w)} ${n(h)}Q${n(w * 0.4)} ${n(h * 0.75)} 0 ${n(h * 0.3)}Z`
    : `M0 0V${n(h)}H${n(w * 0.3)}Q${n(w * 0.7)} ${n(h)} ${n(w)} ${n(h)}Q${n(w * 0.75)} ${n(h * 0.4)} ${n(w * 0.3)} 0Z`;
}
