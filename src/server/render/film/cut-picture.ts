import type { PictureCut } from "#studio/film/direction/pictures.ts";
import type { AnalyzedPicture } from "../pictures/analyze-picture.ts";
import { cropAndScale } from "../pictures/crop-and-scale.ts";
import { toSharp } from "../pictures/pixels.ts";
import type { RenderEngine } from "../render-engine.ts";
import { opNodes } from "../scene-node.ts";

/**
 * Cuts a picture for a film out of an analyzed one and encodes it as JPEG, or as WebP if it has
 * alpha. `drawFilm` calls it for each picture that the direction asks for
 * (`studio/film/direction/pictures.ts` sets crop and size); qualities are in this function. Throws
 * for a cut without a picture.
 */
export async function cutPicture(
  engine: RenderEngine,
  cut: PictureCut,
  pictures: readonly AnalyzedPicture[],
): Promise<Buffer> {
  const picture = pictures.find(({ info }) => info.id === cut.picture);
  if (!picture) throw new Error(`The film has no picture ${cut.picture}`);
  const { width, height, margin, crop, ground } = cut;
  const size = { width: width - 2 * margin, height: height - 2 * margin };
  const pixels = await cropAndScale(picture.pixels, { crop, ground, ...size });
  if (cut.type === "image/jpeg")
    return toSharp(pixels).removeAlpha().jpeg({ quality: 90, chromaSubsampling: "4:4:4" }).toBuffer();
  if (!cut.shadow) return toSharp(pixels).webp({ quality: 90, alphaQuality: 100, effort: 2 }).toBuffer();
  const box = { l: margin, t: margin, r: width - margin, b: height - margin };
  const op = { kind: "picture", z: 0, box, picture: cut.picture, crop, shadow: cut.shadow } as const;
  const node = {
    type: "container" as const,
    style: { position: "relative" as const, display: "flex" as const, width, height },
    children: opNodes([op], () => pixels),
  };
  const data = await engine.renderer.render(node, { width, height, format: "raw" });
  return toSharp({ data, width, height }).webp({ quality: 90, alphaQuality: 100, effort: 2 }).toBuffer();
}
