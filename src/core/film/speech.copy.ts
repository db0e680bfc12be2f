/** Text about voices of the AI provider. */
import { FILM_LIMITS } from "./limits.ts";

const numbered = (scenes: readonly number[]) =>
  `${scenes.length === 1 ? "scene" : "scenes"} ${list(scenes.map((scene) => String(scene + 1)))}`;

/**
 * Text of the form for the AI voice (`sound-form.tsx`, `spoken-voice.tsx`), and words of its errors
 * (`use-voicing.ts`); scene numbers start at 0. Messages of refused requests are in `messages.ts`.
 * The number of voices is `voicingsPerUnit` in `limits.ts`.
 */
export const speechCopy = {
  disclosure: "Made by AI, and the file of your video says so.",
  speaker: "Speaker",
  make: "Make the voice",
  makeAgain: "Make it again",
  makeScenes: (scenes: number) => `Speak ${scenes} ${scenes === 1 ? "scene" : "scenes"} again`,
  tryAgain: "Try again",
  goOn: "Continue",
  stop: "Stop",
  progress: "Scenes spoken",
  progressText: (done: number, total: number) => `${done} of ${total}`,
  speaking: (done: number, total: number) => `Making the voice, ${done} of ${total} scenes are spoken`,
  left: (left: number) =>
    left === 0
      ? "All AI voices of this script are used. The one you have stays."
      : `${left} of ${FILM_LIMITS.voicingsPerUnit} AI voices left, covered by the unit of your script.`,
  consent: "The words of your scenes are sent to the AI provider of this server.",
  madeBy: (speakers: readonly string[], models: readonly string[]) =>
    `Spoken by ${list(speakers.map(speakerName))}, a voice of the AI model ${list(models)}.`,
  changed: (scenes: readonly number[]) =>
    `The words of ${numbered(scenes)} have changed since ${scenes.length === 1 ? "it was" : "they were"} spoken.`,
  silent: (scenes: readonly number[]) => `Not spoken yet: ${numbered(scenes)}.`,
  longer: (scene: number, seconds: number) =>
    `The voice of scene ${scene + 1} is ${seconds.toFixed(1)} s longer than the scene. Make the scene longer, or cut words and speak it again.`,
  stopped: (done: number) =>
    done === 0
      ? "Stopped before a scene was spoken. Nothing was counted."
      : "Stopped. What was spoken is kept, and Continue costs nothing more.",
  off: "This server makes no new voices. The ones you have stay.",
  notStarted: "The voice could not be started. Please try again.",
  notStopped: "The voice could not be stopped. Please try again.",
} as const;

/** Name of a voice of the provider on screen, "Alloy" for "alloy"; `spoken-voice.tsx` calls it. */
export const speakerName = (speaker: string) => speaker.charAt(0).toUpperCase() + speaker.slice(1);

/**
 * Messages about failed voicings, by the reason in the row, which `run-voicing.ts` decides.
 * `voices.service.ts` sends them, the film editor shows them.
 */
export const VOICING_FAILURES = {
  rate_limited:
    "The AI provider has too many requests right now. Nothing was counted: try again in a minute.",
  unavailable: "The AI provider does not answer right now. Nothing was counted: try again in a minute.",
  timeout: "The AI provider took too long. Nothing was counted: try again in a minute.",
  malformed_response:
    "The AI provider sent no sound that can be played. Nothing was counted: try again, or choose another speaker.",
  empty: "The AI provider sent no sound. Nothing was counted: try again, or choose another speaker.",
  bad_key:
    "The AI provider refused the request. Nothing was counted. Please inform the operator of this server, or record your own voice.",
  insufficient_quota:
    "The AI account of this server is used up. Nothing was counted. Please inform the operator of this server, or record your own voice.",
  daily_budget:
    "This server has spent its budget for AI of today. Nothing was counted: try again tomorrow, or record your own voice.",
  moderation:
    "The AI provider refuses to speak these words. Nothing was counted: change the voice-over and try again.",
  storage_limit:
    "Your uploads use all the space of your account. Nothing was counted: delete files you no longer need, then try again.",
  interrupted: "Making the voice was interrupted. Nothing was counted: try again, and it continues.",
} as const;

/**
 * Reason of a failed voicing: the code of the provider's error, or a failure of this server.
 * `run-voicing.ts` decides and stores it, `voices.service.ts` sends the words; see
 * `VOICING_FAILURES`.
 */
export type VoicingFailure = keyof typeof VOICING_FAILURES;

function list(words: readonly string[]): string {
  return new Intl.ListFormat("en", { type: "conjunction" }).format(words);
}
