import type { FilmSettings } from "./settings.ts";
import type { SceneVoice, SpokenSentence } from "./voice.ts";

/**
 * The voices that are audible with these settings: those of the chosen kind, without AI voices of
 * scenes whose text was deleted. `film-editor.tsx`, `spoken-voice.tsx` and `run-render.ts` call it;
 * kinds are `FILM_VOICE_KINDS` in `settings.ts`.
 */
export const heardVoices = <Voice extends Pick<SceneVoice, "source" | "scene">>(
  voices: readonly Voice[],
  { voice, scenes }: Pick<FilmSettings, "voice" | "scenes">,
): Voice[] =>
  voices.filter(
    ({ source, scene }) => source === voice && (source === "recorded" || scenes[scene]?.voiceOver !== ""),
  );

/**
 * The settings with `spokenSeconds` and, if the voice has times, `spokenSentences` of the audible
 * voices in place of earlier ones; captions follow them. `film-editor.tsx` and `run-render.ts` add
 * them before a film is directed; they are not stored, because a recording may change.
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
