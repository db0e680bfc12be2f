import type { FilmSettings } from "#core/film/settings.ts";
import { moveEnd, moveScene } from "../edit/scene-edits.ts";

/** Step of the keys [ and ] in seconds. */
const END_STEP = 0.5;

/** A key press as the handler needs it. */
interface KeyPress {
  readonly key: string;
  readonly altKey: boolean;
}

/** Settings after a key in the timeline, and the scene that then has the focus. */
interface Edited {
  readonly settings: FilmSettings;
  readonly index: number;
}

/**
 * Applies a key at a scene of `Timeline`: Alt and the arrows move the scene, [ and ] its end by
 * `END_STEP`. `undefined` for other keys. The help text, with this step written out, is
 * `timelineCopy.keys` in `core/film/film.copy.ts`.
 * @param canMove whether scenes may change places
 */
export function pressTimelineKey(
  { key, altKey }: KeyPress,
  settings: FilmSettings,
  index: number,
  canMove: boolean,
): Edited | undefined {
  if (altKey && (key === "ArrowLeft" || key === "ArrowRight")) {
    const to = index + (key === "ArrowLeft" ? -1 : 1);
    const isPlace = to >= 0 && to < settings.scenes.length;
    if (!canMove || !isPlace) return { settings, index };
    return { settings: moveScene(settings, index, to), index: to };
  }
  if (key === "[") return { settings: moveEnd(settings, index, -END_STEP), index };
  if (key === "]") return { settings: moveEnd(settings, index, END_STEP), index };
  return undefined;
}
