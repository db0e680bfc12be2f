import type { Box } from "#core/platforms/box.ts";
import { areaOf, overlapArea } from "#studio/image/geometry.ts";
import type { Scene, SceneOp } from "#studio/image/scene.ts";

const OPAQUE = /^#[0-9a-f]{6}$/iu;

/**
 * The plain color under a box of a shot, when `direct-film.ts` directs its captions and texts: of
 * the highest field that contains it, else the ground of the ad. Null over pictures and textures
 * and where a curved or slanted edge passes, which have no single color.
 */
export function groundUnder(scene: Scene, box: Box): string | null {
  const below = scene.ops.filter((op) => op.z < 19 && !op.item && overlapArea(op.box, box) > 0);
  for (const op of below.toReversed()) {
    const covers = coverOf(op, box);
    if (covers === "none") continue;
    return covers === "all" && op.kind === "fill" && op.paint && OPAQUE.test(op.paint) ? op.paint : null;
  }
  return scene.ground;
}

type Cover = "all" | "none" | "unknown";

function coverOf(op: SceneOp, box: Box): Cover {
  if (op.kind === "fill" && op.border && !op.paint) return "none";
  if (op.kind === "drawing" || op.flip || op.rotation) return "unknown";
  if (!op.path) return overlapArea(op.box, box) > 0.98 * areaOf(box) ? "all" : "unknown";
  const points = polygonOf(op.path);
  if (!points) return "unknown";
  const { l, t, r, b } = box;
  const grid = [0, 0.25, 0.5, 0.75, 1].flatMap((x) =>
    [0, 0.5, 1].map((y) => [l + x * (r - l) - op.box.l, t + y * (b - t) - op.box.t] as const),
  );
  const hits = grid.filter(([x, y]) => isInside(points, x, y)).length;
  return hits === grid.length ? "all" : hits === 0 ? "none" : "unknown";
}

type Point = readonly [x: number, y: number];

/** The corners of path data with straight lines only; null for any other. */
function polygonOf(path: string): Point[] | null {
  if (!/^M[-\d.\sL,]*Z$/u.test(path)) return null;
  const numbers = path.match(/-?\d+(?:\.\d+)?/gu)?.map(Number) ?? [];
  return Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[2 * i] ?? 0, numbers[2 * i + 1] ?? 0]);
}

/** Whether a line from a point to the right crosses the edges an odd number of times. */
function isInside(points: readonly Point[], x: number, y: number): boolean {
  return points.reduce((inside, [ax, ay], index) => {
    const [bx, by] = points[(index + 1) % points.length] ?? [ax, ay];
    const crosses = ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax);
    return crosses ? !inside : inside;
  }, false);
}
