import type { FilmSettings } from "./settings.ts";
import type { SceneVoice } from "./voice.ts";

/**
 * The voices that are audible with these settings. The provider's voice of a scene is left out when
 * the scene's text was deleted.
 */
export const heardVoices = <Voice extends Pick<SceneVoice, "source" | "scene">>(
  voices: readonly Voice[],
  { voice, scenes }: Pick<FilmSettings, "voice" | "scenes">,
): Voice[] =>
  voices.filter(
    ({ source, scene }) => source === voice && (source === "recorded" || scenes[scene]?.voiceOver !== ""),
  );

/**
 * The settings with the lengths of the voices that are heard, which captions follow, before the
 * film is directed for preview or render. The stored settings do not have them, because a recording
 * may change at any time.
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
