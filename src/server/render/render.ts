import { heightOf, widthOf } from "#studio/image/geometry.ts";
import type { Scene, SceneOp } from "#studio/image/scene.ts";
import type { AnalyzedPicture } from "./pictures/analyze-picture.ts";
import { clearRim, cropAndScale, recolor } from "./pictures/crop-and-scale.ts";
import { isNeutral } from "./pictures/picture-traits.ts";
import { type Pixels, toPixels, toSharp } from "./pictures/pixels.ts";
import { insertXmp } from "./png-xmp.ts";
import type { RenderEngine } from "./render-engine.ts";
import { sceneNode } from "./scene-node.ts";

/**
 * Pictures scaled for an ad, by the operation of the scene that draws them; `render.ts` fills it
 * with `pixelsFor`, and the composer shares them between the contrast check and the final
 * rendering.
 */
export type ScaledPictures = Map<SceneOp, Pixels>;

/**
 * A scene to render to pixels or a file, from the composer and `readable-plan.ts`; the layout in
 * `studio/image` makes the scene. Its operations refer to `pictures` by id.
 */
export interface RenderInput {
  readonly scene: Scene;
  readonly pictures: readonly AnalyzedPicture[];
  /** Pictures that were scaled for another rendering of the same operations; adds to them. */
  readonly scaled?: ScaledPictures;
}

/**
 * Renders a scene to RGBA pixels with the nodes of `scene-node.ts` for the contrast check
 * (`readable-plan.ts`), and before a JPEG or WebP file is encoded.
 */
export async function renderScene(engine: RenderEngine, input: RenderInput): Promise<Pixels> {
  const { width, height } = input.scene;
  return { data: await render(engine, input, "raw"), width, height };
}

async function render(
  engine: RenderEngine,
  { scene, pictures, scaled = new Map() }: RenderInput,
  format: "raw" | "png",
): Promise<Buffer> {
  for (const op of scene.ops) {
    if (scaled.has(op)) continue;
    const pixels = await pixelsFor(engine, op, pictures);
    if (pixels) scaled.set(op, pixels);
  }
  const { node, images } = engine.emoji(sceneNode(scene, (op) => scaled.get(op)));
  const { width, height } = scene;
  return engine.renderer.render(node, { width, height, format, images });
}

/**
 * Returns the pixels of a picture or logo operation, cropped, scaled and tinted; null for any
 * other. All renderings of this file use it, and films paint their logos with it
 * (`film/paint-sheets.ts`).
 */
export async function pixelsFor(
  engine: RenderEngine,
  op: SceneOp,
  pictures: readonly AnalyzedPicture[],
): Promise<Pixels | null> {
  if (op.kind !== "picture" && op.kind !== "logo") return null;
  const picture = pictures.find(({ info }) => info.id === op.picture);
  if (!picture) return null;
  const [width, height] = [widthOf(op.box), heightOf(op.box)];
  if (op.kind === "picture") {
    const part = await cropAndScale(picture.pixels, { crop: op.crop, width, height, ground: op.ground });
    // The renderer would clip a rotated picture to smooth its edges, which takes twice the time.
    return op.rotation && !op.path && !op.radius ? clearRim(part) : part;
  }
  const logo = await scaledLogo(engine, picture.pixels, width, height);
  if (op.tintNeutral) return recolor(logo, op.tintNeutral, isNeutral);
  return op.tint ? recolor(logo, op.tint) : logo;
}

/** Scales a logo, which has one size in most ads of a generation. */
async function scaledLogo(
  { logos }: RenderEngine,
  pixels: Pixels,
  width: number,
  height: number,
): Promise<Pixels> {
  const sizes = logos.get(pixels) ?? new Map<string, Pixels>();
  logos.set(pixels, sizes);
  const [w, h] = [Math.max(1, Math.round(width)), Math.max(1, Math.round(height))];
  const key = `${w}x${h}`;
  const logo =
    sizes.get(key) ?? (await toPixels(toSharp(pixels).resize(w, h, { fit: "fill", kernel: "lanczos3" })));
  sizes.set(key, logo);
  return logo;
}

/**
 * File formats of a finished image ad, which callers of the composer choose; PNG by default.
 * `renderImage` encodes them with the qualities of this file.
 */
export type ImageFormat = "png" | "jpeg" | "webp";

/**
 * Renders a scene to an image file with an XMP packet, as the last step of the composer
 * (`composer.ts`), which makes `xmp` with `provenance.ts`. Qualities are in this function.
 */
export async function renderImage(
  engine: RenderEngine,
  input: RenderInput,
  { format, xmp }: { format: ImageFormat; xmp: string },
): Promise<Buffer> {
  // The renderer's own PNG encoder is faster than sharp's and its files are smaller.
  if (format === "png") return insertXmp(await render(engine, input, "png"), xmp);
  const picture = toSharp(await renderScene(engine, input))
    .removeAlpha()
    .withXmp(xmp);
  if (format === "jpeg") return picture.jpeg({ quality: 90, chromaSubsampling: "4:4:4" }).toBuffer();
  return picture.webp({ quality: 90 }).toBuffer();
}
