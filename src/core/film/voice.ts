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

/** Schema of the voice of one scene: recorded by the owner, or made by the AI provider. */
export const sceneVoiceSchema = z.object({
  /** Number of the scene, from 0. */
  scene: z.number(),
  source: z.enum(["recorded", "spoken"]),
  /** Path of the audio. */
  url: z.string(),
  seconds: z.number(),
  /** Sentences with exact times; empty if only the length of the whole is known. */
  sentences: z.array(spokenSentenceSchema),
  /** What the provider was asked to say, with which voice of which model; null for recordings. */
  spoken: z.nullable(z.object({ text: z.string(), speaker: z.string(), model: z.string() })),
});
/** The stored voice of one scene, which the film screen plays and the soundtrack mixes. */
export type SceneVoice = z.output<typeof sceneVoiceSchema>;

/** States of a voicing; `stopped` by its user. */
export const VOICING_STATUSES = ["speaking", "completed", "failed", "stopped"] as const;

/**
 * Schema of the last voicing of a script: a request to the provider for the voices of some scenes.
 * They replace the former voices when all of them are done.
 */
const voicingSchema = z.object({
  status: z.enum(VOICING_STATUSES),
  speaker: z.string(),
  /** What it speaks; the same request after a failure or a stop continues it. */
  scenes: z.array(z.object({ scene: z.number(), text: z.string() })),
  /** Number of scenes that are done. */
  done: z.number(),
  /** Why it failed, and what to do next. */
  error: z.nullable(z.string()),
});
/** The last voicing of a script, whose progress the film screen shows. */
export type Voicing = z.output<typeof voicingSchema>;

/** Schema of what the server offers in voices by the AI provider. */
const speechOfferSchema = z.object({
  model: z.string(),
  /** Names of the voices, as the provider has them. */
  speakers: z.array(z.string()),
});

/** Schema of all voices of a script, the response of the voice routes. */
export const voiceSchema = z.object({
  scenes: z.array(sceneVoiceSchema),
  /** `null` if this server has no provider of voices. */
  speech: z.nullable(speechOfferSchema),
  /** Voicings that the unit of the script has left. */
  voicingsLeft: z.number(),
  voicing: z.nullable(voicingSchema),
});
/** All voices of a script, in responses of the voice routes. */
export type FilmVoice = z.output<typeof voiceSchema>;

/** Path parameters of one scene's voice; a number that no scene can have is answered with 404. */
export const sceneParamsSchema = z.object({
  id: z.string(),
  scene: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(FILM_LIMITS.scenes - 1)),
});
