import { useEffect, useState, useSyncExternalStore } from "react";
import { createPlayer, type Player } from "./create-player.ts";

/**
 * Creates the player (`createPlayer`) of `FilmEditor`, updates it when the length in seconds or the
 * sound changes, and closes it with the page.
 */
export function useFilmPlayer(seconds: number, sound: AudioBuffer | undefined): Player {
  const [player] = useState(() => createPlayer(seconds));
  useEffect(() => player.setSeconds(seconds), [player, seconds]);
  useEffect(() => player.setSound(sound), [player, sound]);
  useEffect(() => () => player.close(), [player]);
  return player;
}

/**
 * State of a player, for `FilmPlayer`, `Scrubber` and the playhead of `Timeline`; the component is
 * rendered for each frame while the film plays.
 */
export const usePlayerState = (player: Player) =>
  useSyncExternalStore(player.subscribe, player.getState, player.getState);
