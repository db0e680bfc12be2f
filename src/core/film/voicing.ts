/** Requests for voices of the AI provider, and the scenes that they cover. */
import * as z from "zod/mini";
import { cleanText } from "#core/clean-text.ts";
import { textField } from "#core/fields.ts";
import { LIMITS } from "#core/limits.ts";
import { FILM_LIMITS } from "./limits.ts";
import { filmMessages } from "./messages.ts";
import type { SceneVoice, Voicing } from "./voice.ts";

/**
 * Schema of a request to speak a script with one of the server's voices
 * (`POST /api/generations/:id/voice/speak`).
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
/** A valid request of the film editor to let the provider speak scenes of a script. */
export type VoicingRequest = z.output<typeof voicingRequestSchema>;

/**
 * A scene that a requested voicing has to speak: the provider's audio for its current text is
 * missing.
 */
export interface UnspokenScene {
  /** From 0. */
  readonly scene: number;
  readonly text: string;
}

/**
 * Lists the scenes whose current text the provider has not spoken: the screen shows them, and the
 * next voicing speaks them.
 * @param speaker if given, scenes that another speaker has spoken are listed too
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
 * The scenes that a voicing request covers: the scenes without audio of the chosen speaker, or
 * every scene if the speaker has spoken all of them. The server generates their audio, and the
 * button on the screen shows their number.
 */
export function scenesToSpeak(
  { speaker, scenes }: VoicingRequest,
  voices: readonly SceneVoice[],
): UnspokenScene[] {
  const unspoken = unspokenScenes(scenes, voices, speaker);
  return unspoken.length > 0 ? unspoken : unspokenScenes(scenes, []);
}

/**
 * Whether a request continues the last voicing because that one failed or was stopped: the server
 * then restarts it, and the film editor names the button so.
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
