import type { Film } from "#core/film/film.ts";

/**
 * Index of the scene of a film at a time in seconds; the last scene also after its end. For
 * `FilmPlayer`, `Scrubber` and the progress in `useBrowserFilmJob`. The times of scenes are
 * computed in `studio/film/direction/shots.ts`.
 */
export function sceneAt({ scenes }: Pick<Film, "scenes">, time: number): number {
  const index = scenes.findIndex(({ to }) => time < to - 1e-6);
  return index === -1 ? scenes.length - 1 : index;
}

/**
 * Beginning (seconds) of the scene before or after that of a time, for the buttons of `FilmPlayer`;
 * the ends of the film hold. A step back goes to the beginning of the current scene first if more
 * than a second of it (in this function) has played. Scene times: `studio/film/direction/shots.ts`.
 */
export function sceneStart(film: Pick<Film, "scenes">, time: number, step: -1 | 1): number {
  const current = sceneAt(film, time);
  const { from = 0 } = film.scenes[current] ?? {};
  // The first step back goes to the beginning of the scene, as in other players.
  const index = step === -1 && time > from + 1 ? current : current + step;
  return film.scenes[Math.min(film.scenes.length - 1, Math.max(0, index))]?.from ?? 0;
}
