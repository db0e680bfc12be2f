import type { Renderer } from "@takumi-rs/core";
import sharp from "sharp";
import { heightOf, widthOf } from "#studio/image/geometry.ts";
import type { Op, Scene } from "#studio/image/scene.ts";
import type { Emoji } from "./emoji.ts";
import type { Prepared } from "./pictures/analyse.ts";
import { pixelsOf, sharpOf, type Pixels } from "./pictures/pixels.ts";
import { isNeutral } from "./pictures/marks.ts";
import { place, tinted } from "./pictures/place.ts";
import { sceneNode } from "./scene-node.ts";

export interface RenderDeps {
  readonly renderer: Renderer;
  readonly emoji: Emoji;
}

/** Paints a scene; raw RGBA. `pictures` are found by their id. */
export async function paint(deps: RenderDeps, scene: Scene, pictures: readonly Prepared[]): Promise<Pixels> {
  const placed = new Map<Op, Pixels>();
  for (const op of scene.ops) {
    const pixels = await pixelsFor(op, pictures);
    if (pixels) placed.set(op, pixels);
  }
  const { node, images } = deps.emoji(sceneNode(scene, (op) => placed.get(op)));
  const { width, height } = scene;
  const data = await deps.renderer.render(node, {
    width,
    height,
    format: "raw",
    dithering: "ordered-bayer",
    images,
  });
  return { data, width, height };
}

async function pixelsFor(op: Op, pictures: readonly Prepared[]): Promise<Pixels | null> {
  if (op.kind !== "picture" && op.kind !== "mark") return null;
  const picture = pictures.find(({ info }) => info.id === op.picture);
  if (!picture) return null;
  const [width, height] = [widthOf(op.box), heightOf(op.box)];
  if (op.kind === "picture") {
    return place(picture.pixels, { crop: op.crop, width, height, ground: op.ground, treat: op.treat });
  }
  const scaled = sharpOf(picture.pixels).resize(
    Math.max(1, Math.round(width)),
    Math.max(1, Math.round(height)),
    { fit: "fill", kernel: "lanczos3" },
  );
  const mark = await pixelsOf(scaled);
  if (op.tintNeutral) return tinted(mark, op.tintNeutral, isNeutral);
  return op.tint ? tinted(mark, op.tint) : mark;
}

export type ImageFormat = "png" | "jpeg" | "webp";

/** Encodes an opaque picture with its XMP packet. */
export async function encode(
  { data, width, height }: Pixels,
  format: ImageFormat,
  xmp: string,
): Promise<Buffer> {
  const picture = sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .withXmp(xmp);
  if (format === "jpeg") return picture.jpeg({ quality: 90, chromaSubsampling: "4:4:4" }).toBuffer();
  if (format === "webp") return picture.webp({ quality: 90 }).toBuffer();
  return picture.png({ compressionLevel: 4 }).toBuffer();
}
