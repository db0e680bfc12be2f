import type { Film } from "#core/film/film.ts";
import type { Player } from "./create-player.ts";

const JUMP_SECONDS = 5;
const STEP_SECONDS = 1;
const VOLUME_STEP = 0.1;

interface KeyTarget {
  readonly player: Player;
  readonly film: Film;
  readonly onCaptions: () => void;
  readonly onFullScreen: () => void;
}

/** A key press as the handler needs it. */
interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/**
 * Applies a key to the player: Space or K play and pause, J and L jump by `JUMP_SECONDS`, Left and
 * Right move by a frame when paused and by `STEP_SECONDS` when playing, Up and Down change the
 * volume by `VOLUME_STEP`, Home and End go to the ends, M mutes, C changes the captions, F fills
 * the screen, digits open a scene. Returns whether the key was one of these; `FilmPlayer` calls it
 * while it has the focus, `FilmEditor` for `Timeline` (F does nothing there).
 */
export function pressPlayerKey(
  press: KeyPress,
  { player, film, onCaptions, onFullScreen }: KeyTarget,
): boolean {
  if (press.ctrlKey || press.metaKey || press.altKey) return false;
  const { time, isPlaying, isMuted, volume } = player.getState();
  const step = isPlaying ? STEP_SECONDS : 1 / film.fps;
  const actions: Readonly<Record<string, () => void>> = {
    " ": isPlaying ? player.pause : player.play,
    k: isPlaying ? player.pause : player.play,
    j: () => player.seek(time - JUMP_SECONDS),
    l: () => player.seek(time + JUMP_SECONDS),
    ArrowLeft: () => player.seek(time - step),
    ArrowRight: () => player.seek(time + step),
    ArrowUp: () => player.setVolume(volume + VOLUME_STEP),
    ArrowDown: () => player.setVolume(volume - VOLUME_STEP),
    Home: () => player.seek(0),
    End: () => player.seek(film.seconds),
    m: () => player.setMuted(!isMuted),
    c: onCaptions,
    f: onFullScreen,
  };
  const scene = /^[1-9]$/.test(press.key) ? film.scenes[Number(press.key) - 1] : undefined;
  const action =
    actions[press.key.length === 1 ? press.key.toLowerCase() : press.key] ??
    (scene && (() => player.seek(scene.from)));
  action?.();
  return action !== undefined;
}
