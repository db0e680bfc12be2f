import type { CSSProperties } from "react";
import type { Film } from "#core/film/film.ts";
import { playerCopy } from "#core/film/film.copy.ts";
import type { Player } from "./create-player.ts";
import { sceneAt } from "./scene-at.ts";
import { usePlayerState } from "./use-film-player.ts";

/**
 * Position in `FilmPlayer`: a range control over a line with a part for each scene. Words:
 * `playerCopy` in `core/film/film.copy.ts`.
 */
export function Scrubber({ film, player }: { film: Film; player: Player }) {
  const { time } = usePlayerState(player);
  const { scenes, seconds, fps } = film;
  const position = { "--at": `${(100 * time) / seconds}%` } as CSSProperties;
  return (
    <div style={position} className="relative flex h-5 items-center gap-0.5 pointer-coarse:h-11">
      {scenes.map(({ from, to }, index) => {
        const done = Math.min(1, Math.max(0, (time - from) / (to - from)));
        return (
          <span
            key={index}
            aria-hidden
            style={{ flexGrow: to - from }}
            className="h-1 overflow-hidden rounded-full bg-line-strong"
          >
            <span style={{ width: `${100 * done}%` }} className="block h-full bg-brand" />
          </span>
        );
      })}
      <input
        type="range"
        min={0}
        max={seconds}
        step={1 / fps}
        value={time}
        onChange={(event) => player.seek(event.target.valueAsNumber)}
        aria-label={playerCopy.position}
        aria-valuetext={playerCopy.valueText(time, seconds, sceneAt(film, time) + 1)}
        className="peer absolute inset-0 m-0 w-full cursor-pointer opacity-0"
      />
      <span
        aria-hidden
        className="pointer-events-none absolute left-(--at) size-3.5 -translate-x-1/2 rounded-full border-2 border-surface bg-brand ring-1 ring-line-strong peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus"
      />
    </div>
  );
}
