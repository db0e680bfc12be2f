import { useEffect, useRef, useState } from "react";
import type { Film } from "#core/film/film.ts";
import type { SceneVoice } from "#core/film/voice.ts";
import type { FilmSound } from "../encode/messages.ts";
import { composeSound, soundBrief } from "./compose-sound.ts";
import { loadVoices, SAMPLE_RATE, type VoiceCache } from "./load-voices.ts";

/** Sound of the film that is shown. */
interface FilmSoundState {
  readonly sound: AudioBuffer | undefined;
  readonly isComposing: boolean;
  readonly hasFailed: boolean;
}

/** Makes the sound of a film, for the player or a file. */
export type MakeSound = (film: Film, signal: AbortSignal) => Promise<FilmSound | undefined>;

function toBuffer({ left, right }: FilmSound): AudioBuffer {
  const buffer = new AudioBuffer({ length: left.length, numberOfChannels: 2, sampleRate: SAMPLE_RATE });
  buffer.copyToChannel(left, 0);
  buffer.copyToChannel(right, 1);
  return buffer;
}

/** Changes that are heard: the sound is composed again when one of them differs. */
const heardOf = ({ beats, seconds, endCard, scenes }: Film, voices: readonly SceneVoice[]) =>
  JSON.stringify([beats, seconds, endCard, scenes.map(({ from }) => from), voices.map(({ url }) => url)]);

/**
 * Keeps the sound of the page up to date with its film and voices; the former one plays until the
 * new one is ready.
 */
export function useFilmSound(
  id: string,
  film: Film,
  voices: readonly SceneVoice[],
): FilmSoundState & { readonly make: MakeSound } {
  const [state, setState] = useState<{ heard: string; sound?: AudioBuffer | undefined; hasFailed: boolean }>();
  const cache = useRef<VoiceCache>(new Map());
  const make: MakeSound = async (shown, signal) => {
    const brief = soundBrief(shown, id, await loadVoices(shown, voices, cache.current));
    return brief && composeSound(brief, signal);
  };
  const heard = heardOf(film, voices);
  const isComposing = state?.heard !== heard;
  useEffect(() => {
    if (!isComposing) return;
    const controller = new AbortController();
    make(film, controller.signal)
      .then((sound) => setState({ heard, sound: sound && toBuffer(sound), hasFailed: false }))
      .catch(() => {
        if (!controller.signal.aborted) setState({ heard, hasFailed: true });
      });
    return () => controller.abort();
    // The film and the voices are those that `heard` describes.
  }, [heard, isComposing]);
  return { sound: state?.sound, isComposing, hasFailed: state?.hasFailed ?? false, make };
}
