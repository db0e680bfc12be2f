/** Text of the page that makes a video from a script. */
import { videoMessages } from "../generations/messages.ts";
import type { FilmMoodId } from "./moods.ts";
import type { PlacementIssue } from "./platform-fit.ts";
import type { CaptionLook, FilmMovement, FilmTransition, FilmVoiceKind } from "./settings.ts";

/**
 * Text of the film screen: title, head, loading and error states. Text while videos are made is in
 * `making.copy.ts`, of AI voices in `speech.copy.ts`. The message about a missing script is in
 * `core/generations/messages.ts`.
 */
export const filmCopy = {
  title: "Make the video",
  lead: "From your script, your pictures and your brand.",
  crumbs: "Where you are",
  scripts: "Video Ads",
  tryAgain: "Try again",
  undo: "Undo",
  redo: "Redo",
  conflict: "This video was changed in another tab or by another device.",
  loadFailed: "The video could not be loaded.",
  notFound: videoMessages.notFound,
  notReady: "The script is not finished yet. The video can be made as soon as it is.",
  noScript: "There is no finished script to make a video of.",
  toScripts: "To your scripts",
  directFailed: "The preview could not be updated. Your changes are still here.",
  updating: "Updating the preview",
} as const;

/**
 * Text of the player on the film screen (`film-player.tsx`) and of the choice of a cover. Times are
 * in seconds.
 */
export const playerCopy = {
  label: "Player",
  shape: "Shape",
  position: "Position",
  play: "Play",
  pause: "Pause",
  previous: "Previous scene",
  next: "Next scene",
  captionsOn: "Captions in the video",
  mute: "Mute",
  unmute: "Unmute",
  fullScreen: "Full screen",
  composing: "Composing the music",
  noSound: "The sound could not be made. The video would be silent.",
  /** For example "0:07". */
  clock,
  at: (t: number, seconds: number) => `${clock(t)} / ${clock(seconds)}`,
  valueText: (t: number, seconds: number, scene: number) =>
    `${clock(t)} of ${clock(seconds)}, scene ${scene}`,
  cover: "Cover picture",
  coverAt: (t: number) => (t === 0 ? "The beginning" : `At ${clock(t, true)}`),
  takeMoment: "Use this moment",
  frame: (scene: number, text: string) =>
    text === "" ? `Scene ${scene}` : `Scene ${scene}, on-screen text: ${text}`,
} as const;

/**
 * Text of the timeline on the film screen (`timeline.tsx`); times are seconds. Speech is too fast
 * above `FAST_PACE` (`scene-pace.ts` of the web app).
 */
export const timelineCopy = {
  title: "Timeline",
  pictures: "Pictures",
  voice: "Voice",
  text: "Text",
  music: "Music",
  noMusic: "No music",
  noWords: "No words",
  scene: (number: number, seconds: number) => `${number} · ${seconds.toFixed(1)} s`,
  sceneLabel: (number: number, seconds: number) => `Scene ${number} · ${seconds.toFixed(1)} s`,
  keys: "Enter opens a scene. Alt and the arrow keys move it, [ and ] move its end by half a second.",
  pace: (words: number, seconds: number, verdict: string) =>
    words === 0
      ? "No spoken words"
      : `${words} ${words === 1 ? "word" : "words"} in ${seconds} s, ${verdict}`,
  easy: "easy to follow",
  fast: "too fast to follow",
  voiced: "Scenes keep their place while they have a voice.",
  end: (number: number) => `End of scene ${number}`,
} as const;

/**
 * Text of the form that edits a scene of a film, with its picture (`scene-form.tsx`,
 * `picture-choice.tsx` and `add-picture.tsx` in `film/edit` of the web app). Speech is too fast
 * above `FAST_PACE` (`scene-pace.ts` there).
 */
export const filmSceneCopy = {
  title: (number: number) => `Scene ${number}`,
  range: (from: number, to: number) => `${clock(from, true)} to ${clock(to, true)}`,
  previous: "Previous scene",
  next: "Next scene",
  text: "On-screen text",
  count: (length: number, max: number) => `${length} of ${max}`,
  voiceOver: "Voice-over",
  pace: (words: number, perSecond: number) =>
    `${words} ${words === 1 ? "word" : "words"}, ${perSecond.toFixed(1)} a second`,
  cut: (words: number) =>
    `Too fast to follow. Cut ${words} ${words === 1 ? "word" : "words"} or make the scene longer.`,
  movement: "Movement",
  transition: (next: number) => `Transition to scene ${next}`,
  transitionOfFilm: "As in all scenes",
  picture: "Picture",
  addPicture: "Add picture",
  pictureOf: (scene: number) => `Picture of scene ${scene}`,
  pictureNumber: (number: number) => `Picture ${number}`,
  noPicture: "No picture",
  noPictureHint: "This scene shows its words in the style.",
} as const;

/**
 * Text of the form with look, length, voice, music and captions of a film (`sound-form.tsx`); the
 * names of the choices are in the tables below.
 */
export const soundCopy = {
  title: "Look and sound",
  style: "Style",
  length: "Length",
  lengthHint: "The scenes keep their shares of the time.",
  seconds: (seconds: number) => `${seconds} s`,
  voice: "Voice",
  music: "Music",
  noMusic: "No music",
  captions: "Captions",
  transition: "Transitions",
  callToAction: "Call to action",
  address: "Address on the last picture",
  addressPlaceholder: "northbeam.com",
  record: "Record your voice",
  recordedOf: (recorded: number, scenes: number) => `${recorded} of ${scenes} scenes recorded`,
  silent: "Captions and music only.",
} as const;

/**
 * Names of the moods of music in the film editor (`sound-form.tsx`, `timeline.tsx`); the moods are
 * `FILM_MOODS` in `moods.ts`.
 */
export const MOOD_NAMES: Readonly<Record<FilmMoodId, string>> = {
  upbeat: "Upbeat, bright and quick",
  warm: "Warm, soft and close",
  calm: "Calm, slow and open",
  driving: "Driving, strong beat",
  bright: "Bright, light and friendly",
  elegant: "Elegant, slow and spare",
  playful: "Playful, bouncing",
  cinematic: "Cinematic, wide and rising",
};

/**
 * Names of the camera movements in the form of a scene (`scene-form.tsx`); the movements are
 * `FILM_MOVEMENTS` in `settings.ts`.
 */
export const MOVEMENT_NAMES: Readonly<Record<FilmMovement, string>> = {
  auto: "Chosen by the picture",
  closer: "Slowly closer",
  wider: "Slowly wider",
  left: "To the left",
  right: "To the right",
  up: "Upwards",
  down: "Downwards",
  still: "Still",
};

/**
 * Names of the transitions in the film editor, for one scene (`scene-form.tsx`) and for all
 * (`sound-form.tsx`); they are `FILM_TRANSITIONS` in `settings.ts`.
 */
export const TRANSITION_NAMES: Readonly<Record<FilmTransition, string>> = {
  style: "The style’s own",
  slide: "Slide",
  dissolve: "Dissolve",
  cut: "Cut",
};

/**
 * Names of the looks of captions in the film editor (`sound-form.tsx`); the looks are
 * `CAPTION_LOOKS` in `settings.ts`.
 */
export const CAPTION_NAMES: Readonly<Record<CaptionLook, string>> = {
  marked: "By word",
  plain: "Plain",
  off: "None",
};

/**
 * Names of the kinds of voices in the film editor (`sound-form.tsx`); the kinds are
 * `FILM_VOICE_KINDS` in `settings.ts`.
 */
export const FILM_VOICE_NAMES: Readonly<Record<FilmVoiceKind, string>> = {
  none: "Off",
  recorded: "My voice",
  spoken: "AI voice",
};

/**
 * Why a placement does not take a video, in the list of finished videos (`placement-fits.tsx`);
 * `placementIssues` in `platform-fit.ts` decides it.
 */
export const MISFIT_TEXTS: Readonly<Record<PlacementIssue, string>> = {
  ratio: "another shape",
  too_short: "too short",
  too_long: "too long",
  too_small: "too few bytes",
  too_large: "too many bytes",
  not_advised: "another length is advised",
};

/** Seconds as "0:07"; with tenths as "0:04.5" where they are not zero. */
function clock(t: number, tenths = false): string {
  const all = tenths ? Math.round(t * 10) / 10 : Math.floor(t + 1e-6);
  const minutes = Math.floor(all / 60);
  const seconds = all - minutes * 60;
  const whole = Math.floor(seconds + 1e-6);
  const rest = Math.round((seconds - whole) * 10);
  return `${minutes}:${String(whole).padStart(2, "0")}${rest > 0 ? `.${rest}` : ""}`;
}
