import type { Film } from "#core/film/film.ts";
import { COVER_QUALITY } from "#studio/film/encode/encoding.ts";
import { frameAt } from "#studio/film/frame.ts";
import { cachedPaths, paintFrame, type PaintKit } from "#studio/film/paint.ts";

type Images = ReadonlyMap<string, ImageBitmap>;

/**
 * Thumbnails below this scale are drawn with "medium", which averages pixels; "low" would skip most
 * of them. Above it, "low" keeps text sharper and takes half the time.
 */
const SMOOTH_BELOW = 0.25;

/**
 * Function that draws a moment (seconds) of a film on a canvas of any size and the film's shape;
 * `drawFilm` makes it for player, cover and timeline. What is drawn: `studio/film/frame.ts`; how:
 * `studio/film/paint.ts`.
 */
export type DrawFilm = (context: CanvasRenderingContext2D, time: number) => void;

/** Time of the last frame; the film's end is after it. */
const lastFrame = ({ seconds, fps }: Film) => seconds - 1 / fps;

/**
 * Returns the function that draws a film in the page: for player, timeline, cover and storyboard.
 * The drawing commands come from `frameAt` in `studio/film/frame.ts`; the encoder's painters draw
 * the same in full size.
 */
export function drawFilm(film: Film, images: Images): DrawFilm {
  const kit: PaintKit<ImageBitmap, Path2D> = { images, path: cachedPaths((data) => new Path2D(data)) };
  return (context, time) => {
    const scale = context.canvas.width / film.width;
    context.setTransform(scale, 0, 0, scale, 0, 0);
    context.imageSmoothingQuality = scale < SMOOTH_BELOW ? "medium" : "low";
    paintFrame(context, frameAt(film, Math.max(0, Math.min(time, lastFrame(film)))), kit);
  };
}

/**
 * Draws a moment (seconds) of a film in full size as a JPEG (`COVER_QUALITY` in
 * `studio/film/encode/encoding.ts`), for the cover (`renderFilm`) and the storyboard (`zipParts`).
 * Throws if the browser makes no picture.
 */
export async function drawPicture(film: Film, images: Images, time: number): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = film.width;
  canvas.height = film.height;
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) throw new Error("no 2D canvas");
  drawFilm(film, images)(context, time);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("no picture"))),
      "image/jpeg",
      COVER_QUALITY,
    ),
  );
}
