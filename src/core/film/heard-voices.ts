import type { FilmSettings } from "./settings.ts";
import type { SceneVoice } from "./voice.ts";

/** The voices that are heard with these settings. */
export const heardVoices = <Voice extends Pick<SceneVoice, "source">>(
  voices: readonly Voice[],
  { voice }: Pick<FilmSettings, "voice">,
): Voice[] => voices.filter(({ source }) => source === voice);

/**
 * The settings with the lengths of the voices that are heard, which the captions follow. The stored
 * settings do not have them, because a recording may change at any time.
 */
export function withVoices(
  settings: FilmSettings,
  voices: readonly Pick<SceneVoice, "scene" | "seconds">[],
): FilmSettings {
  const scenes = settings.scenes.map(({ spokenSeconds: _former, ...scene }, index) => {
    const spoken = voices.find((voice) => voice.scene === index);
    return spoken ? { ...scene, spokenSeconds: spoken.seconds } : scene;
  });
  return { ...settings, scenes };
}
