import { useEffect, useRef } from "react";
import type { Film } from "#core/film/film.ts";
import type { Player } from "./create-player.ts";
import type { DrawFilm } from "./draw-film.ts";

interface FilmCanvasProps {
  readonly film: Film;
  readonly draw: DrawFilm;
  readonly player: Player;
  readonly label: string;
  readonly className?: string;
}

/**
 * The film at the player's time in `FilmPlayer`, drawn (`drawFilm`) in as many pixels as the screen
 * shows. `FilmPlayer` hands in the label.
 */
export function FilmCanvas({ film, draw, player, label, className }: FilmCanvasProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  const { width, height } = film;
  useEffect(() => {
    const canvas = ref.current;
    const context = canvas?.getContext("2d", { alpha: false });
    if (!canvas || !context) return;
    const show = () => draw(context, player.getState().time);
    const fit = () => {
      const wanted = Math.ceil(canvas.clientWidth * devicePixelRatio);
      const scale = Math.min(1, Math.max(0.1, wanted / width));
      canvas.width = Math.round(width * scale);
      canvas.height = Math.round(height * scale);
      show();
    };
    const observer = new ResizeObserver(fit);
    observer.observe(canvas);
    fit();
    const stop = player.subscribe(show);
    return () => {
      observer.disconnect();
      stop();
    };
  }, [draw, player, width, height]);
  return (
    <canvas
      ref={ref}
      role="img"
      aria-label={label}
      // As large as the stage allows, which is a size container.
      style={{ width: `min(100cqw, calc(100cqh * ${width / height}))`, aspectRatio: `${width} / ${height}` }}
      className={className}
    />
  );
}
