import type { Node } from "@takumi-rs/core";
import sharp from "sharp";
import type { SceneOp } from "#studio/image/scene.ts";
import { moveOp, type Sheet } from "#studio/film/direction/sheets.ts";
import type { AnalyzedPicture } from "../pictures/analyze-picture.ts";
import type { Pixels } from "../pictures/pixels.ts";
import { pixelsFor } from "../render.ts";
import type { RenderEngine } from "../render-engine.ts";
import { opNodes } from "../scene-node.ts";

/**
 * Paints a sheet of a film: sprites as WebP without loss, an opaque one as JPEG. `drawFilm` calls
 * it for each sheet of the direction (`studio/film/direction/sheets.ts` lays it out); qualities are
 * in this function.
 */
export async function paintSheet(
  engine: RenderEngine,
  { width, height, cells, ground }: Sheet,
  pictures: readonly AnalyzedPicture[],
): Promise<Buffer> {
  const pixels = new Map<SceneOp, Pixels>();
  const children: Node[] = [];
  for (const { ops, x, y, source } of cells) {
    const moved = ops.map((op) => moveOp(op, -x, -y));
    for (const op of moved) {
      const own = await pixelsFor(engine, op, pictures);
      if (own) pixels.set(op, own);
    }
    children.push({
      type: "container",
      // Nothing of a sprite may reach its neighbor.
      style: {
        position: "absolute",
        left: source.x,
        top: source.y,
        width: source.width,
        height: source.height,
        overflow: "hidden",
      },
      children: opNodes(moved, (op) => pixels.get(op)),
    });
  }
  const { node, images } = engine.emoji({
    type: "container",
    style: {
      position: "relative",
      display: "flex",
      width,
      height,
      ...(ground && { backgroundColor: ground }),
    },
    children,
  });
  const dithering = ground ? ("ordered-bayer" as const) : ("none" as const);
  const data = await engine.renderer.render(node, { width, height, format: "raw", dithering, images });
  const picture = sharp(data, { raw: { width, height, channels: 4 } });
  if (ground) return picture.removeAlpha().jpeg({ quality: 92, chromaSubsampling: "4:4:4" }).toBuffer();
  return picture.webp({ lossless: true, effort: 1 }).toBuffer();
}
