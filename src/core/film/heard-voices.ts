import type { FilmSettings } from "./settings.ts";
import type { SceneVoice, SpokenSentence } from "./voice.ts";

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
 * The settings with the times of the voices that are heard, which captions follow, before the film
 * is directed for preview or render. The stored settings do not have them, because a recording may
 * change at any time.
 */
export function withVoices(
  settings: FilmSettings,
  voices: readonly (Pick<SceneVoice, "scene" | "seconds"> & {
    readonly sentences: readonly SpokenSentence[];
  })[],
): FilmSettings {
  const scenes = settings.scenes.map(
    ({ spokenSeconds: _seconds, spokenSentences: _sentences, ...scene }, index) => {
      const spoken = voices.find((voice) => voice.scene === index);
      if (!spoken) return scene;
      const { seconds, sentences } = spoken;
      const isTimed = sentences.length > 0;
      return { ...scene, spokenSeconds: seconds, ...(isTimed && { spokenSentences: [...sentences] }) };
    },
  );
  return { ...settings, scenes };
}
