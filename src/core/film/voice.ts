/** Voices of a script's scenes as the API has them. */
import * as z from "zod/mini";
import { FILM_LIMITS } from "./limits.ts";

const secondsOfVoice = z.number().check(z.minimum(0), z.maximum(FILM_LIMITS.voiceSeconds));

/**
 * A spoken sentence of a voice-over; times are seconds from the start of its scene's sound. Part of
 * voices and of film settings; limits are `FILM_LIMITS.voiceText` and `voiceSeconds` in
 * `limits.ts`.
 */
export const spokenSentenceSchema = z.object({
  text: z.string().check(z.maxLength(FILM_LIMITS.voiceText)),
  start: secondsOfVoice,
  end: secondsOfVoice,
});
/**
 * A sentence of a voice-over with its time in seconds, from `join-sentences.ts` of the speech
 * adapter; `spoken-words.ts` in the studio times captions by it.
 */
export type SpokenSentence = z.output<typeof spokenSentenceSchema>;

/**
 * The voice of one scene: recorded by the owner, or made by the AI provider. Part of `voiceSchema`.
 */
const sceneVoiceSchema = z.object({
  /** Number of the scene, from 0. */
  scene: z.number(),
  source: z.enum(["recorded", "spoken"]),
  /** Path of the audio. */
  url: z.string(),
  seconds: z.number(),
  /** Sentences with exact times; empty if only the total length is known. */
  sentences: z.array(spokenSentenceSchema),
  /** Text, speaker and model of the request to the provider; null for recordings. */
  spoken: z.nullable(z.object({ text: z.string(), speaker: z.string(), model: z.string() })),
});
/**
 * The stored voice of one scene. `voices.service.ts` sends it; the film screen plays it, and the
 * soundtrack mixes it. Its longest is `FILM_LIMITS.voiceSeconds` in `limits.ts`.
 */
export type SceneVoice = z.output<typeof sceneVoiceSchema>;

/** States of a voicing in its row and in responses; `stopped` means stopped by its user. */
const VOICING_STATUSES = ["speaking", "completed", "failed", "stopped"] as const;

/**
 * Schema of the last voicing of a script: a request to the provider to speak some scenes. The new
 * voices replace the previous ones when all of them are complete.
 */
const voicingSchema = z.object({
  status: z.enum(VOICING_STATUSES),
  speaker: z.string(),
  /** The scenes to speak; the same request after a failure or a stop continues the voicing. */
  scenes: z.array(z.object({ scene: z.number(), text: z.string() })),
  /** Number of completed scenes. */
  done: z.number(),
  /** Reason of the failure, and how the user can continue. */
  error: z.nullable(z.string()),
});
/**
 * The last voicing of a script. `voices.service.ts` sends it; the film screen shows its progress,
 * `continuesVoicing` (`voicing.ts`) decides about the next one.
 */
export type Voicing = z.output<typeof voicingSchema>;

/** Schema of the AI provider's voices that the server offers. */
const speechOfferSchema = z.object({
  model: z.string(),
  /** Names of the voices in the provider's API. */
  speakers: z.array(z.string()),
});

/**
 * All voices of a script, the response of the voice routes (`core/api/films.api.ts`);
 * `voices.service.ts` makes it. The offered speakers are in `core/models/speech.ts`,
 * `voicingsPerUnit` is in `limits.ts`. `speech` is `null` on a server without a provider of voices,
 * `voicing` before the first.
 */
export const voiceSchema = z.object({
  scenes: z.array(sceneVoiceSchema),
  /** `null` if this server has no provider of voices. */
  speech: z.nullable(speechOfferSchema),
  /** Remaining voicings of the script's unit. */
  voicingsLeft: z.number(),
  voicing: z.nullable(voicingSchema),
});
/** All voices of a script with the last voicing, from `voices.service.ts` to the film screen. */
export type FilmVoice = z.output<typeof voiceSchema>;

/**
 * Path parameters of one scene's voice (`core/api/films.api.ts`); a number beyond `scenes` of
 * `limits.ts` is answered with 404.
 */
export const sceneParamsSchema = z.object({
  id: z.string(),
  scene: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(FILM_LIMITS.scenes - 1)),
});
