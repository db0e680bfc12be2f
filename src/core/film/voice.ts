/** Voices of a script's scenes as the API has them. */
import * as z from "zod/mini";
import { FILM_LIMITS } from "./limits.ts";

/**
 * Schema of a spoken sentence of a voice-over; times are in seconds from the start of its scene's
 * recording.
 */
export const spokenSentenceSchema = z.object({ text: z.string(), start: z.number(), end: z.number() });
/** A sentence of a voice-over with the time in which it is spoken, by which captions are timed. */
export type SpokenSentence = z.output<typeof spokenSentenceSchema>;

/** Schema of the voice of one scene, which its owner has recorded. */
export const sceneVoiceSchema = z.object({
  /** Number of the scene, from 0. */
  scene: z.number(),
  source: z.literal("recorded"),
  /** Path of the audio. */
  url: z.string(),
  seconds: z.number(),
  /** Sentences with exact times; one over the whole length for a recording. */
  sentences: z.array(spokenSentenceSchema),
});
/** The stored voice of one scene, which the film screen plays and the soundtrack mixes. */
export type SceneVoice = z.output<typeof sceneVoiceSchema>;

/** Schema of all voices of a script, the response of the voice routes. */
export const voiceSchema = z.object({
  scenes: z.array(sceneVoiceSchema),
});
/** All voices of a script, in responses of the voice routes. */
export type FilmVoice = z.output<typeof voiceSchema>;

/** Path parameters of one scene's voice; a number that no scene can have is answered with 404. */
export const sceneParamsSchema = z.object({
  id: z.string(),
  scene: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(FILM_LIMITS.scenes - 1)),
});
