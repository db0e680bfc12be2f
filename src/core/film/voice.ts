/** Voices of a script's scenes as the API has them. */
import * as z from "zod/mini";
import { FILM_LIMITS } from "./limits.ts";
import { filmMessages } from "./messages.ts";

/** A spoken sentence; times in seconds from the start of its scene's audio. */
export const spokenSentenceSchema = z.object({ text: z.string(), start: z.number(), end: z.number() });
/** A sentence with the time in which it is spoken. */
export type SpokenSentence = z.output<typeof spokenSentenceSchema>;

/** Voice of a scene: `recorded` by the owner, or made by the `provider`. */
export const sceneVoiceSchema = z.object({
  /** Number of the scene, from 0. */
  scene: z.number(),
  source: z.enum(["recorded", "provider"]),
  /** Path of the audio. */
  url: z.string(),
  seconds: z.number(),
  /** Sentences with exact times; one over the whole length for a recording. */
  sentences: z.array(spokenSentenceSchema),
});
/** The stored voice of a scene. */
export type SceneVoice = z.output<typeof sceneVoiceSchema>;

/** State of the provider's work; `idle` before the first request. */
export const VOICE_STATUSES = ["idle", "pending", "completed", "failed"] as const;

/** All voices of a script. */
export const voiceSchema = z.object({
  /** Whether this server can make a voice (`SPEECH_MODEL`). */
  canSpeak: z.boolean(),
  status: z.enum(VOICE_STATUSES),
  /** Message for the user when `status` is `failed`. */
  error: z.nullable(z.string()),
  scenes: z.array(sceneVoiceSchema),
});
/** Response of the voice routes. */
export type FilmVoice = z.output<typeof voiceSchema>;

const sceneNumber = z.int().check(z.minimum(0), z.maximum(FILM_LIMITS.scenes - 1));

/** Body that asks the provider for a voice: what is said in which scene. */
export const requestVoiceSchema = z.object({
  scenes: z
    .array(
      z.object({
        scene: sceneNumber,
        text: z
          .string()
          .check(z.trim(), z.minLength(1, filmMessages.nothingToSay), z.maxLength(FILM_LIMITS.voiceText)),
      }),
    )
    .check(
      z.minLength(1, filmMessages.nothingToSay),
      z.maxLength(FILM_LIMITS.scenes),
      z.refine((scenes) => new Set(scenes.map(({ scene }) => scene)).size === scenes.length),
    ),
});
/** A valid request for a voice. */
export type RequestVoice = z.output<typeof requestVoiceSchema>;

/** Path parameters of one scene's voice; a number that no scene can have is not found. */
export const sceneParamsSchema = z.object({
  id: z.string(),
  scene: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(FILM_LIMITS.scenes - 1)),
});
