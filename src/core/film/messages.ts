import { FILM_LIMITS } from "./limits.ts";
import { megabytes } from "../megabytes.ts";

/**
 * Messages with which the schemas of this folder and the services of videos and voices
 * (`film-upload.service.ts`, `voices.service.ts`, `voicings.service.ts`) refuse a request; the
 * limits in them are `FILM_LIMITS` in `limits.ts`.
 */
export const filmMessages = {
  length: "Choose one of the lengths.",
  sceneCount: `A video has at least one scene and at most ${FILM_LIMITS.scenes}.`,
  sceneSeconds: `A scene lasts at least ${FILM_LIMITS.sceneSeconds} seconds.`,
  sceneSum: "The scenes together must be as long as the video.",
  picture: "A scene shows a picture that the script does not have.",
  address: "Enter the address as it should stand in the video, for example northbeam.com",
  empty: "The video is empty.",
  tooLarge: `A video can have at most ${megabytes(FILM_LIMITS.bytes)} MB.`,
  captionTimes: "A caption must end after it starts.",
  notReady: "The script is not finished yet.",
  unreadable: "This file cannot be read as a video. Please make the video again.",
  wrongCodec: "The video must be an MP4 with one H.264 track and at most one AAC track.",
  wrongSize: "The video does not have the size of its ratio.",
  wrongDuration: `A video must take between 1 and ${FILM_LIMITS.seconds} seconds.`,
  foreignData: "The file contains data that belongs to no track. Please make the video again.",
  personalData: "The file contains data other than its title and how it was made.",
  partMissing: "Some parts of the video have not arrived. Please send them again.",
  wrongPart: "This part does not have the expected length.",
  tooMany: `A script can have ${FILM_LIMITS.perGeneration} videos. Please delete one first.`,
  accountFull: "Your videos use all the space of your account. Please delete videos you no longer need.",
  notAudio: "Please upload a recording (WAV, MP3, M4A or WebM).",
  audioTooLarge: `A recording can have at most ${megabytes(FILM_LIMITS.voiceBytes)} MB.`,
  audioTooLong: `A recording can take at most ${FILM_LIMITS.voiceSeconds} seconds.`,
  audioTooShort: "The recording is empty. Please record the scene again.",
  speaker: "Choose one of the voices of the list.",
  nothingToSpeak: "No scene has words to speak. Please write a voice-over first.",
  spokenText: `The scenes can have at most ${FILM_LIMITS.spokenText} spoken characters together. Please shorten the voice-over.`,
  speechOff: "This server makes no voices. Please record your own voice.",
  voicingRunning: "The voice is being made already. Please wait until it is done, or stop it.",
  voicingLimit: `The unit of a script includes ${FILM_LIMITS.voicingsPerUnit} voices by AI, and all are used. Please keep this one, record your own voice, or generate a new script.`,
  unknownScene: "The script has no such scene.",
} as const;
