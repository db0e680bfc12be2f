import * as z from "zod/mini";
import { textField } from "#core/fields.ts";
import { IMAGE_STYLES } from "#core/generations/image/styles.ts";
import { LIMITS } from "#core/limits.ts";
import { FILM_LIMITS } from "./limits.ts";
import { filmMessages } from "./messages.ts";
import { FILM_MOOD_IDS } from "./moods.ts";
import { FILM_RATIOS } from "./ratios.ts";
import { spokenSentenceSchema } from "./voice.ts";

/**
 * Lengths of a film in seconds to choose from in the film editor (`sound-form.tsx`);
 * `propose-settings.ts` in the studio proposes one of them for a script.
 */
export const FILM_SECONDS = [6, 10, 15, 20, 30, 45, 60, 90] as const;

/**
 * Length of a film in seconds in its settings, which `sound-form.tsx` of the film editor sets; see
 * `FILM_SECONDS` in this file.
 */
export type FilmSeconds = (typeof FILM_SECONDS)[number];

/**
 * Transitions between scenes to choose from (`scene-form.tsx`, `sound-form.tsx`); `style` is the
 * one of the style. `studio/film/direction/motion/motions.ts` draws them, `TRANSITION_NAMES` in
 * `film.copy.ts` names them.
 */
export const FILM_TRANSITIONS = ["style", "slide", "dissolve", "cut"] as const;
/**
 * Transition between scenes in the settings of a film, set in the film editor.
 * `studio/film/direction/shots.ts` assigns it to shots, `motion/motions.ts` there draws it; see
 * `FILM_TRANSITIONS`.
 */
export type FilmTransition = (typeof FILM_TRANSITIONS)[number];

/**
 * Looks of captions to choose from (`sound-form.tsx`): `marked` highlights the spoken word, `plain`
 * shows the text only. `studio/film/direction/caption-actors.ts` draws them. Names are
 * `CAPTION_NAMES` in `film.copy.ts`.
 */
export const CAPTION_LOOKS = ["marked", "plain", "off"] as const;
/**
 * Look of the captions in the settings of a film, set in `film-editor.tsx` and drawn by
 * `caption-actors.ts` of the studio; see `CAPTION_LOOKS`, names: `CAPTION_NAMES` in `film.copy.ts`.
 */
export type CaptionLook = (typeof CAPTION_LOOKS)[number];

/**
 * Kinds of voices of a film: none, recordings of the owner, or a voice of the AI provider.
 * `heardVoices` chooses by it; names are in `film.copy.ts`.
 */
const FILM_VOICE_KINDS = ["none", "recorded", "spoken"] as const;
/**
 * Kind of the voice in the settings of a film, which `sound-form.tsx` of the film editor sets; see
 * `FILM_VOICE_KINDS`, names: `FILM_VOICE_NAMES` in `film.copy.ts`.
 */
export type FilmVoiceKind = (typeof FILM_VOICE_KINDS)[number];

/**
 * Camera movements on a scene's picture to choose from (`scene-form.tsx`); for `auto`,
 * `studio/film/direction/camera.ts` chooses by the subject. Names are in `film.copy.ts`.
 */
export const FILM_MOVEMENTS = ["auto", "closer", "wider", "left", "right", "up", "down", "still"] as const;
/**
 * Movement of the camera in a scene of a film's settings, set in `scene-form.tsx` and directed by
 * `studio/film/direction/camera.ts`; see `FILM_MOVEMENTS`.
 */
export type FilmMovement = (typeof FILM_MOVEMENTS)[number];

/**
 * A scene as a person edits it: texts, picture, movement, seconds; part of `filmSettingsSchema`.
 * Limits are in `limits.ts`.
 */
const filmSceneSchema = z.object({
  /** Text on the screen; a scene without it shows picture and captions only. */
  text: textField("Text", FILM_LIMITS.sceneText),
  /** Spoken text, also shown as captions. */
  voiceOver: textField("Voice-over", FILM_LIMITS.voiceText),
  /** Upload id of the picture; null for none. */
  picture: z.nullable(z.string().check(z.maxLength(LIMITS.name))),
  movement: z.enum(FILM_MOVEMENTS),
  /** Transition to the next scene; missing for the transition of the film. */
  transition: z.optional(z.enum(FILM_TRANSITIONS)),
  /** The direction moves the end by up to half a beat, to the beat of the music. */
  seconds: z.number().check(z.minimum(FILM_LIMITS.sceneSeconds, filmMessages.sceneSeconds)),
  /** Length of the recorded or generated voice in seconds; the captions follow it. */
  spokenSeconds: z.optional(z.number().check(z.positive(), z.maximum(FILM_LIMITS.voiceSeconds))),
  /** Times of the voice's sentences, if they are known; the captions follow them. */
  spokenSentences: z.optional(z.array(spokenSentenceSchema).check(z.maxLength(FILM_LIMITS.voiceText))),
});

/**
 * A scene in the settings of a film. Limits are `FILM_LIMITS` in `limits.ts`, movements and
 * transitions are in this file. The film editor changes it, the direction
 * (`studio/film/direction/shots.ts`) makes shots of it.
 */
export type FilmScene = z.output<typeof filmSceneSchema>;

interface Timed {
  readonly seconds: number;
  readonly scenes: readonly { readonly seconds: number }[];
}

/**
 * All that a person decides about a film; the film editor sends it and the server stores it with
 * the script. Limits are `FILM_LIMITS` in `limits.ts` (of the button `LIMITS.callToAction` in
 * `core/limits.ts`), messages in `messages.ts`. Ratios are in `ratios.ts`, moods in `moods.ts`,
 * styles in `core/generations/image/styles.ts`; the other choices are in this file.
 */
export const filmSettingsSchema = z
  .object({
    ratio: z.enum(FILM_RATIOS),
    seconds: z.literal(FILM_SECONDS, filmMessages.length),
    style: z.enum(IMAGE_STYLES),
    mood: z.nullable(z.enum(FILM_MOOD_IDS)),
    transition: z.enum(FILM_TRANSITIONS),
    captions: z.enum(CAPTION_LOOKS),
    voice: z.enum(FILM_VOICE_KINDS),
    /** Label of the button on the end card; empty for the one of the language. */
    callToAction: textField("Call to action", LIMITS.callToAction),
    /** Web address on the end card, without the scheme; empty for none. */
    address: textField("Address", FILM_LIMITS.address).check(z.regex(/^(\S+\.\S+)?$/u, filmMessages.address)),
    /** Time in seconds of the frame on the cover picture; missing for the first frame. */
    cover: z.optional(z.number().check(z.minimum(0), z.maximum(FILM_LIMITS.seconds))),
    scenes: z
      .array(filmSceneSchema)
      .check(
        z.minLength(1, filmMessages.sceneCount),
        z.maxLength(FILM_LIMITS.scenes, filmMessages.sceneCount),
      ),
  })
  .check(
    z.refine<Timed>(
      ({ seconds, scenes }) =>
        Math.abs(scenes.reduce((sum, scene) => sum + scene.seconds, 0) - seconds) < 0.05,
      { path: ["scenes"], error: filmMessages.sceneSum },
    ),
  );

/**
 * All that a person decides about a film. `propose-settings.ts` in the studio makes the first ones,
 * the film editor changes them, `directFilm` (`studio/film/direction/direct-film.ts`) makes the
 * film from them. Limits are those of `filmSettingsSchema`.
 */
export type FilmSettings = z.output<typeof filmSettingsSchema>;
