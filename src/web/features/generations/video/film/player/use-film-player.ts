import { useEffect, useState, useSyncExternalStore } from "react";
import { createPlayer, type Player } from "./create-player.ts";

/** The player of the page, with the film's length and sound. */
export function useFilmPlayer(seconds: number, sound: AudioBuffer | undefined): Player {
  const [player] = useState(() => createPlayer(seconds));
  useEffect(() => player.setSeconds(seconds), [player, seconds]);
  useEffect(() => player.setSound(sound), [player, sound]);
  useEffect(() => () => player.close(), [player]);
  return player;
}

/** State of a player; the component is rendered for each frame while the film plays. */
export const usePlayerState = (player: Player) =>
  useSyncExternalStore(player.subscribe, player.getState, player.getState);
