/** Requests for voices of the AI provider, and the scenes that they cover. */
import * as z from "zod/mini";
import { cleanText } from "#core/clean-text.ts";
import { textField } from "#core/fields.ts";
import { LIMITS } from "#core/limits.ts";
import { FILM_LIMITS } from "./limits.ts";
import { filmMessages } from "./messages.ts";
import type { SceneVoice, Voicing } from "./voice.ts";

/**
 * Body of `POST /api/generations/:id/voice/speak`, a request to speak a script with one of the
 * server's voices. Limits are `FILM_LIMITS` (`voiceText`, `scenes`, `spokenText`) in `limits.ts`,
 * of the speaker's name `LIMITS.name` in `core/limits.ts`; messages are in `messages.ts`.
 * `voicings.service.ts` refuses an unknown speaker.
 */
export const voicingRequestSchema = z.object({
  speaker: z.string().check(z.maxLength(LIMITS.name, filmMessages.speaker)),
  /** Voice-over of each scene, in order; empty for silent scenes. */
  scenes: z.array(textField("Voice-over", FILM_LIMITS.voiceText)).check(
    z.minLength(1, filmMessages.sceneCount),
    z.maxLength(FILM_LIMITS.scenes, filmMessages.sceneCount),
    z.refine<readonly string[]>((scenes) => scenes.some((text) => text !== ""), filmMessages.nothingToSpeak),
    z.refine<readonly string[]>(
      (scenes) => scenes.reduce((sum, text) => sum + text.length, 0) <= FILM_LIMITS.spokenText,
      filmMessages.spokenText,
    ),
  ),
});
/**
 * Checked request to speak scenes of a script, from `use-voicing.ts` on the film screen to
 * `voicings.service.ts`. Limits are those of `voicingRequestSchema`.
 */
export type VoicingRequest = z.output<typeof voicingRequestSchema>;

/**
 * A scene that a voicing has to speak, from `scenesToSpeak`; `voicings.service.ts` stores a list of
 * them with the voicing.
 */
export interface UnspokenScene {
  /** From 0. */
  readonly scene: number;
  readonly text: string;
}

/**
 * Scenes with words whose current text the provider has not spoken; with a `speaker`, also those
 * that another speaker spoke. `spoken-voice.tsx` shows them, `scenesToSpeak` builds on it.
 */
export function unspokenScenes(
  scenes: readonly string[],
  voices: readonly SceneVoice[],
  speaker?: string,
): UnspokenScene[] {
  return scenes.flatMap((words, scene) => {
    // Same normalization as on the server: while the user types, a field can have other white
    // space.
    const text = cleanText(words).trim();
    const { spoken } = voices.find((voice) => voice.scene === scene && voice.source === "spoken") ?? {};
    const isSpoken = spoken?.text === text && (speaker === undefined || spoken.speaker === speaker);
    return text === "" || isSpoken ? [] : [{ scene, text }];
  });
}

/**
 * Scenes that a voicing request covers: those whose text the speaker has not spoken, or all with
 * words if none is left. `voicings.service.ts` speaks them, `spoken-voice.tsx` shows their number.
 */
export function scenesToSpeak(
  { speaker, scenes }: VoicingRequest,
  voices: readonly SceneVoice[],
): UnspokenScene[] {
  const unspoken = unspokenScenes(scenes, voices, speaker);
  return unspoken.length > 0 ? unspoken : unspokenScenes(scenes, []);
}

/**
 * Whether a request has the speaker and scenes of a last voicing that failed or was stopped:
 * `voicings.service.ts` then restarts that one, and `spoken-voice.tsx` names the button so.
 */
export function continuesVoicing(
  last: Pick<Voicing, "status" | "speaker"> & { readonly scenes: readonly UnspokenScene[] },
  speaker: string,
  scenes: readonly UnspokenScene[],
): boolean {
  return (
    (last.status === "failed" || last.status === "stopped") &&
    last.speaker === speaker &&
    last.scenes.length === scenes.length &&
    last.scenes.every(({ scene, text }, at) => scenes[at]?.scene === scene && scenes[at]?.text === text)
  );
}
