import { useEffect, useRef } from "react";
import type { Film } from "#core/film/film.ts";
import { playerCopy } from "#core/film/film.copy.ts";
import { Button } from "#web/ui/button.tsx";
import type { Player } from "../player/create-player.ts";
import type { DrawFilm } from "../player/draw-film.ts";

/** Height of the picture in px. */
const HEIGHT = 56;

interface CoverChoiceProps {
  readonly film: Film;
  readonly draw: DrawFilm;
  readonly player: Player;
  /** Time of the cover's frame in seconds. */
  readonly cover: number;
  readonly onCover: (seconds: number) => void;
}

/**
 * The cover picture (`HEIGHT` px high) at the foot of `FilmPlayer`, and a button that sets it to
 * the player's current frame (`onCover`, in seconds). `renderFilm` draws it for the file. Words:
 * `playerCopy` in `core/film/film.copy.ts`.
 */
export function CoverChoice({ film, draw, player, cover, onCover }: CoverChoiceProps) {
  const { width, height, fps } = film;
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = ref.current;
    const context = canvas?.getContext("2d", { alpha: false });
    if (!canvas || !context) return;
    canvas.height = HEIGHT * devicePixelRatio;
    canvas.width = Math.round((canvas.height * width) / height);
    draw(context, cover);
  }, [draw, cover, width, height]);
  const take = () => onCover(Math.round(player.getState().time * fps) / fps);
  return (
    <div className="flex items-center gap-3 border-t border-line px-4 py-3">
      <canvas ref={ref} aria-hidden style={{ height: HEIGHT }} className="rounded-xs shadow-xs" />
      <p className="min-w-0 flex-1">
        <span className="block text-label font-medium">{playerCopy.cover}</span>
        <span className="block text-caption text-ink-3 tabular-nums">{playerCopy.coverAt(cover)}</span>
      </p>
      <Button size="small" onClick={take}>
        {playerCopy.takeMoment}
      </Button>
    </div>
  );
}
