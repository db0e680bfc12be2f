import { useEffect, useRef } from "react";
import type { Film, FilmSceneTime } from "#core/film/film.ts";
import type { DrawFilm } from "../player/draw-film.ts";

/** Height of the strip in px. */
const HEIGHT = 72;

interface SceneStripProps {
  readonly film: Film;
  readonly scene: FilmSceneTime;
  readonly draw: DrawFilm;
}

/**
 * Small pictures of a scene, `HEIGHT` px high, side by side in its block of `Timeline`, at moments
 * spread over it, drawn with `drawFilm`.
 */
export function SceneStrip({ film, scene: { from, to }, draw }: SceneStripProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = ref.current;
    if (!canvas) return;
    const paint = () => paintStrip(canvas, film, { from, to }, draw);
    const observer = new ResizeObserver(paint);
    observer.observe(canvas);
    return () => observer.disconnect();
  }, [film, draw, from, to]);
  return <canvas ref={ref} aria-hidden className="block h-18 w-full" />;
}

function paintStrip(
  canvas: HTMLCanvasElement,
  film: Film,
  span: Pick<FilmSceneTime, "from" | "to">,
  draw: DrawFilm,
) {
  const scale = Math.min(2, devicePixelRatio);
  const width = Math.max(1, Math.round(canvas.clientWidth * scale));
  const height = HEIGHT * scale;
  canvas.width = width;
  canvas.height = height;
  const frame = document.createElement("canvas");
  frame.height = height;
  frame.width = Math.round((height * film.width) / film.height);
  const small = frame.getContext("2d", { alpha: false });
  const context = canvas.getContext("2d");
  if (!small || !context) return;
  const count = Math.ceil(width / frame.width);
  for (let index = 0; index < count; index++) {
    // The middle of each part: the beginning of a scene often is a transition.
    draw(small, span.from + ((index + 0.5) / count) * (span.to - span.from));
    context.drawImage(frame, index * frame.width, 0);
  }
}
