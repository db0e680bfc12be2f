import type { Box } from "#core/platforms/box.ts";
import { areaOf, overlapArea } from "#studio/image/geometry.ts";
import type { Scene, SceneOp } from "#studio/image/scene.ts";

const OPAQUE = /^#[0-9a-f]{6}$/iu;

/**
 * The plain color under a box: of the highest field that contains it, else the ground of the ad.
 * Null over pictures and textures, which have no single color.
 */
export function groundUnder(scene: Scene, box: Box): string | null {
  const below = scene.ops.filter((op) => op.z < 19 && !op.item && overlapArea(op.box, box) > 0);
  for (const op of below.toReversed()) {
    if (op.kind === "fill" && contains(op, box) && op.paint && OPAQUE.test(op.paint)) return op.paint;
    if (op.kind === "picture" && !op.path) return null;
  }
  return scene.ground;
}

/** Shapes count by their boxes: templates keep text inside them. */
const contains = ({ box: own }: SceneOp, box: Box) => overlapArea(own, box) > 0.98 * areaOf(box);
