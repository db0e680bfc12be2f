import type { Film } from "#core/film/film.ts";
import type { SceneVoice } from "#core/film/voice.ts";
import type { SpokenPart } from "#studio/film/audio/soundtrack.ts";
import { SAMPLE_RATE } from "#studio/film/audio/stereo.ts";
import { apiError } from "#web/lib/api-error.ts";

/**
 * Decoded recordings by their address, which changes with each recording: `useFilmSound` keeps it,
 * `loadVoices` fills it.
 */
export type VoiceCache = Map<string, Promise<Float32Array>>;

async function decode(url: string): Promise<Float32Array> {
  const response = await fetch(url, { credentials: "same-origin" }).catch(() => {
    throw apiError(0);
  });
  if (!response.ok) throw apiError(response.status);
  return decodeSound(await response.arrayBuffer());
}

/**
 * Decodes a recording to mono samples at `SAMPLE_RATE` (`studio/film/audio/stereo.ts`), for
 * `loadVoices` and `useRecorder`. Rejects for bytes that are no sound.
 */
export async function decodeSound(bytes: ArrayBuffer): Promise<Float32Array<ArrayBuffer>> {
  const context = new OfflineAudioContext(1, 1, SAMPLE_RATE);
  const sound = await context.decodeAudioData(bytes);
  const mono = new Float32Array(sound.length);
  for (let channel = 0; channel < sound.numberOfChannels; channel++) {
    const samples = sound.getChannelData(channel);
    for (let i = 0; i < mono.length; i++)
      mono[i] = (mono[i] ?? 0) + (samples[i] ?? 0) / sound.numberOfChannels;
  }
  return mono;
}

/**
 * Loads and decodes the audible voices of a film (chosen by `core/film/heard-voices.ts`), each with
 * the start time (seconds) of its scene, for `useFilmSound`. Throws an `ApiError` if one is not
 * available.
 */
export async function loadVoices(
  film: Pick<Film, "scenes">,
  voices: readonly SceneVoice[],
  cache: VoiceCache,
): Promise<SpokenPart[]> {
  const parts = await Promise.all(
    voices.map(async ({ scene, url }) => {
      const at = film.scenes[scene]?.from;
      if (at === undefined) return undefined;
      const known = cache.get(url) ?? decode(url);
      cache.set(url, known);
      try {
        return { at, samples: await known };
      } catch (error) {
        cache.delete(url);
        throw error;
      }
    }),
  );
  return parts.filter((part) => part !== undefined);
}
