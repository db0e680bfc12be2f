import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Film } from "#core/film/film.ts";
import type { SceneVoice } from "#core/film/voice.ts";
import { soundBrief } from "#studio/film/audio/sound-brief.ts";
import { SAMPLE_RATE, type Stereo } from "#studio/film/audio/stereo.ts";
import { composeSound } from "./compose-sound.ts";
import { loadVoices, type VoiceCache } from "./load-voices.ts";

/**
 * Function that composes the sound of a film, for the player or a file: `useFilmSound` makes it,
 * `renderFilm` and `CannotEncode` call it. `undefined` for a film without sound.
 */
export type MakeSound = (film: Film, signal: AbortSignal) => Promise<Stereo | undefined>;

/** Sound of the film that is shown. */
interface FilmSoundState {
  readonly sound: AudioBuffer | undefined;
  readonly isComposing: boolean;
  readonly hasFailed: boolean;
  readonly make: MakeSound;
}

/** Time for which an unused sound is kept for undo; a minute takes 23 MB. */
const KEPT_MS = 10_000;

function toBuffer({ left, right }: Stereo): AudioBuffer {
  const buffer = new AudioBuffer({ length: left.length, numberOfChannels: 2, sampleRate: SAMPLE_RATE });
  buffer.copyToChannel(left, 0);
  buffer.copyToChannel(right, 1);
  return buffer;
}

/** The sound of a film, composed again when its input changes. */
const heardOf = ({ beats, seconds, endCard, scenes }: Film, voices: readonly SceneVoice[]) => ({
  beats,
  seconds,
  endCard,
  scenes: scenes.map(({ from }) => from),
  voices: voices.map(({ url, scene }) => [scene, url]),
});

/**
 * Keeps the sound of `FilmEditor` up to date with its film and voices; the former one plays until
 * the new one is ready and is kept for `KEPT_MS`. What the music gets from the film: `soundBrief`
 * in `studio/film/audio/sound-brief.ts`.
 */
export function useFilmSound(id: string, film: Film, voices: readonly SceneVoice[]): FilmSoundState {
  const [cache] = useState<VoiceCache>(() => new Map());
  const make: MakeSound = async (shown, signal) => {
    const brief = soundBrief(shown, id, await loadVoices(shown, voices, cache));
    return brief && composeSound(brief, signal);
  };
  const { data, isFetching, isError } = useQuery({
    queryKey: ["film-sound", id, heardOf(film, voices)],
    queryFn: async ({ signal }) => {
      const sound = await make(film, signal);
      return sound ? toBuffer(sound) : null;
    },
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: KEPT_MS,
    retry: false,
  });
  return { sound: data ?? undefined, isComposing: isFetching, hasFailed: isError, make };
}
