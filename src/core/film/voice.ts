/** Voices of a script's scenes as the API has them. */
import * as z from "zod/mini";
import { FILM_LIMITS } from "./limits.ts";
import { filmMessages } from "./messages.ts";

/**
 * Schema of a spoken sentence of a voice-over; times are in seconds from the start of its scene's
 * recording.
 */
export const spokenSentenceSchema = z.object({ text: z.string(), start: z.number(), end: z.number() });
/** A sentence of a voice-over with the time in which it is spoken, by which captions are timed. */
export type SpokenSentence = z.output<typeof spokenSentenceSchema>;

/** Schema of the voice of one scene: recorded by the owner or made by the provider. */
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
/** The stored voice of one scene, which the film screen plays and the soundtrack mixes. */
export type SceneVoice = z.output<typeof sceneVoiceSchema>;

/** States of the provider's work on a script's voices; `idle` before the first request. */
export const VOICE_STATUSES = ["idle", "pending", "completed", "failed"] as const;

/** Schema of all voices of a script, the response of the voice routes. */
export const voiceSchema = z.object({
  /** Whether this server can make a voice (`SPEECH_MODEL`). */
  canSpeak: z.boolean(),
  status: z.enum(VOICE_STATUSES),
  /** Message for the user when `status` is `failed`. */
  error: z.nullable(z.string()),
  scenes: z.array(sceneVoiceSchema),
});
/**
 * All voices of a script with the state of the provider's work, in responses of the voice routes.
 */
export type FilmVoice = z.output<typeof voiceSchema>;

const sceneNumber = z.int().check(z.minimum(0), z.maximum(FILM_LIMITS.scenes - 1));

/** Body of the request that asks the provider to speak a script: what is said in which scene. */
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
/** A valid request to the provider's voice. */
export type RequestVoice = z.output<typeof requestVoiceSchema>;

/** Path parameters of one scene's voice; a number that no scene can have is answered with 404. */
export const sceneParamsSchema = z.object({
  id: z.string(),
  scene: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(FILM_LIMITS.scenes - 1)),
});
