/** Words about voices by the AI provider. */
import { FILM_LIMITS } from "./limits.ts";

const numbered = (scenes: readonly number[]) => {
  const numbers = scenes.map((scene) => scene + 1);
  return numbers.length === 1 ? `Scene ${numbers[0]}` : `Scenes ${list(numbers)}`;
};

/** The form of the AI voice. Scenes are numbers from 0. */
export const speechCopy = {
  speaker: "Speaker",
  speak: "Make the voice",
  speakAgain: "Make it again",
  speakScenes: (scenes: number) => `Speak ${scenes} ${scenes === 1 ? "scene" : "scenes"} again`,
  retry: "Try again",
  goOn: "Continue",
  stop: "Stop",
  progress: "Scenes spoken",
  speaking: (done: number, total: number) => `Making the voice: ${done} of ${total} scenes are spoken.`,
  left: (left: number) =>
    left === 0
      ? `All ${FILM_LIMITS.voicingsPerUnit} voices of this script are used. The one you have stays.`
      : `${left} of ${FILM_LIMITS.voicingsPerUnit} voices left for this script, covered by its unit.`,
  madeBy: (speaker: string, model: string) => `Spoken by the AI voice “${speaker}” (${model}).`,
  disclosure: "This voice is made by AI, and the file of your video says so.",
  consent: "The words of the scenes are sent to the AI provider of this server.",
  unspoken: (scenes: readonly number[]) =>
    `${numbered(scenes)} ${scenes.length === 1 ? "has" : "have"} other words than the voice says.`,
  silent: (scenes: readonly number[]) =>
    `${numbered(scenes)} ${scenes.length === 1 ? "is" : "are"} not spoken yet.`,
  longer: (scene: number, seconds: number) =>
    `The voice of scene ${scene + 1} is ${seconds.toFixed(1)} s longer than the scene. Make the scene longer, or cut words and speak it again.`,
  stopped: "Stopped. The former voice is unchanged, and scenes that are done are kept for Continue.",
  none: "No scene is spoken yet.",
  off: "This server makes no new voices. The ones you have stay.",
  failed: "The voice could not be started. Please try again.",
} as const;

/** Why a voicing failed: failures of the provider, and what can happen here. */
export const VOICING_FAILURES = {
  rate_limited:
    "The AI provider has too many requests right now. Nothing was counted: try again in a minute.",
  unavailable: "The AI provider does not answer right now. Nothing was counted: try again in a minute.",
  timeout: "The AI provider took too long. Nothing was counted: try again in a minute.",
  malformed_response:
    "The AI provider sent no sound that can be played. Nothing was counted: try again, or choose another speaker.",
  empty: "The AI provider sent no sound. Nothing was counted: try again, or choose another speaker.",
  bad_key:
    "The AI provider refused the request. Nothing was counted. Please tell whoever runs this server, or record your own voice.",
  insufficient_quota:
    "The AI account of this server is used up. Nothing was counted. Please tell whoever runs this server, or record your own voice.",
  daily_budget:
    "This server has spent its budget for AI of today. Nothing was counted: try again tomorrow, or record your own voice.",
  moderation:
    "The AI provider refuses to speak these words. Nothing was counted: change the voice-over and try again.",
  storage_limit:
    "Your uploads use all the space of your account. Nothing was counted: delete files you no longer need, then try again.",
  interrupted: "Making the voice was interrupted. Nothing was counted: try again, and it continues.",
} as const;

/** Reason of a failed voicing, in its row. */
export type VoicingFailure = keyof typeof VOICING_FAILURES;

function list(numbers: readonly number[]): string {
  return new Intl.ListFormat("en", { type: "conjunction" }).format(numbers.map(String));
}
