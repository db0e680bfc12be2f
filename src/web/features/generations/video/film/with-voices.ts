import type { FilmSettings } from "#core/film/settings.ts";
import type { SceneVoice } from "#core/film/voice.ts";

/**
 * The settings with the lengths of the voices that are heard, which the captions follow. The stored
 * settings do not have them, because a recording may change at any time.
 */
export function withVoices(settings: FilmSettings, voices: readonly SceneVoice[]): FilmSettings {
  const scenes = settings.scenes.map(({ spokenSeconds: _former, ...scene }, index) => {
    const spoken = voices.find((voice) => voice.scene === index);
    return spoken ? { ...scene, spokenSeconds: spoken.seconds } : scene;
  });
  return { ...settings, scenes };
}
