import sharp from "sharp";
import { heightOf, widthOf } from "#studio/image/geometry.ts";
import type { Scene, SceneOp } from "#studio/image/scene.ts";
import type { AnalyzedPicture } from "./pictures/analyze-picture.ts";
import { cropAndScale, recolor } from "./pictures/crop-and-scale.ts";
import { isNeutral } from "./pictures/picture-traits.ts";
import { type Pixels, toPixels, toSharp } from "./pictures/pixels.ts";
import type { RenderEngine } from "./render-engine.ts";
import { sceneNode } from "./scene-node.ts";

/** Renders a scene. Its operations refer to `pictures` by id. */
export async function renderScene(
  engine: RenderEngine,
  scene: Scene,
  pictures: readonly AnalyzedPicture[],
): Promise<Pixels> {
  const pixelsByOp = new Map<SceneOp, Pixels>();
  for (const op of scene.ops) {
    const pixels = await pixelsFor(op, pictures);
    if (pixels) pixelsByOp.set(op, pixels);
  }
  const { node, images } = engine.emoji(sceneNode(scene, (op) => pixelsByOp.get(op)));
  const { width, height } = scene;
  const data = await engine.renderer.render(node, {
    width,
    height,
    format: "raw",
    dithering: "ordered-bayer",
    images,
  });
  return { data, width, height };
}

/** The pixels of a picture or logo operation; null for any other. */
async function pixelsFor(op: SceneOp, pictures: readonly AnalyzedPicture[]): Promise<Pixels | null> {
  if (op.kind !== "picture" && op.kind !== "logo") return null;
  const picture = pictures.find(({ info }) => info.id === op.picture);
  if (!picture) return null;
  const [width, height] = [widthOf(op.box), heightOf(op.box)];
  if (op.kind === "picture") {
    return cropAndScale(picture.pixels, { crop: op.crop, width, height, ground: op.ground });
  }
  const scaled = toSharp(picture.pixels).resize(
    Math.max(1, Math.round(width)),
    Math.max(1, Math.round(height)),
    { fit: "fill", kernel: "lanczos3" },
  );
  const logo = await toPixels(scaled);
  if (op.tintNeutral) return recolor(logo, op.tintNeutral, isNeutral);
  return op.tint ? recolor(logo, op.tint) : logo;
}

/** File formats of a finished ad. */
export type ImageFormat = "png" | "jpeg" | "webp";

/** Encodes an opaque image with an XMP packet. */
export async function encodeImage(
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
