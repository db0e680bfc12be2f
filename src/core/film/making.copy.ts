/** Words while a video is made, and of the finished videos and recordings. */
import type { FilmRatio } from "./ratios.ts";

/**
 * Text of the film screen while video files are made (`film-job-panel.tsx`, `leave-dialog.tsx`),
 * and of the button before (`make-bar.tsx`). What differs for videos that the server makes is in
 * `film-render.copy.ts`.
 */
export const makingCopy = {
  shapes: "Shapes to make",
  make: "Make the video",
  none: "Choose at least one shape.",
  hint: "Made in this browser. Your unit for the script covers it, as often as you like.",
  keepOpen: "Keep this tab open. You can use other tabs meanwhile.",
  stop: "Stop",
  stopped: "Stopped. Finished videos are kept.",
  back: "Back to the scenes",
  directing: "Preparing the scenes and the music",
  scene: (scene: number, scenes: number, percent: number) => `Scene ${scene} of ${scenes}, ${percent} %`,
  storing: "Storing the video",
  /** Shown only after five seconds of measuring. */
  left: (seconds: number, shapes: number) =>
    `About ${duration(seconds)} left${shapes > 1 ? ` for ${shapes} shapes` : ""}.`,
  measuring: "The time left is shown after a few seconds.",
  pending: "Pending",
  working: "In progress",
  uploading: "Storing",
  done: "Completed",
  failedState: "Failed",
  failed: (scene: number) =>
    `The video stopped at scene ${scene}. Nothing was counted, and your scenes are as they were.`,
  notStored: "The video was made but could not be stored.",
  storeAgain: "Store it again",
  tryAgain: "Try again",
  progress: (ratio: FilmRatio) => `${ratio}, frames completed`,
  beingMade: (percent: number) => `The video is being made, ${percent} % done`,
  leaveTitle: "Stop making the video?",
  leaveText: "The video is made in this tab. If you leave the page now, the unfinished shape is lost.",
  stay: "Keep making it",
  leave: "Stop and leave",
  completed: (shapes: number) => (shapes === 1 ? "Your video is ready" : `Your ${shapes} videos are ready`),
} as const;

/**
 * Statement about AI in a video file: the engine of its script, and the speech models whose voices
 * are audible. `filmTags` (`film-tags.ts`) passes it to the encoder.
 */
export function aiUseText(engine: string, speechModels: readonly string[] = []): string {
  const script =
    engine === "studio"
      ? "Text, layout and music were made by Adloom without a generative AI model."
      : `The text was written with the AI model ${engine}. Layout and music were made by Adloom without one.`;
  const models = [...new Set(speechModels)].join(" and ");
  return models === "" ? script : `${script} The voice was made with the AI model ${models}.`;
}

/**
 * Text of `cannot-encode.tsx`, shown where neither browser nor server can make a video file;
 * `checking` is in `film-editor.tsx` while that is found out.
 */
export const cannotEncodeCopy = {
  checking: "Checking whether this browser can make videos",
  title: "This browser cannot make video files",
  text: "Chrome, Edge and Safari can, on a computer or a phone. Until then, take the parts: pictures of all scenes, the sound and the captions.",
  download: "Storyboard, sound and captions (ZIP)",
  failed: "The files could not be put together. Please try again.",
} as const;

/**
 * Text of the list of finished videos of a script (`film-list.tsx`, `placement-fits.tsx`,
 * `stamped-download.tsx`, `script-films.tsx`); why a placement takes none is in `MISFIT_TEXTS`
 * (`film.copy.ts`).
 */
export const filmListCopy = {
  title: "Your videos",
  downloadAll: "Download all",
  mp4: "MP4",
  srt: "SRT",
  vtt: "VTT",
  download: (ratio: FilmRatio) => `Download MP4, ${ratio}`,
  watch: (ratio: FilmRatio) => `Watch ${ratio}`,
  watchShort: "Watch",
  close: "Close",
  remove: (ratio: FilmRatio) => `Delete video ${ratio}`,
  removed: "The video was deleted",
  removeFailed: "The video could not be deleted. Please try again.",
  fits: "Fits",
  notFor: "Not for",
  below30: "asks for less than 30 frames a second: take its own file",
  mp4For: (names: string) => `MP4 for ${names}`,
  mp4ForHint: "The same video, stamped with 29.97 frames a second",
  downloadFailed: "The file could not be downloaded. Please try again.",
  captions: "Captions",
  cover: "Cover picture",
  coverShort: "Cover",
  frames: (seconds: number) => `${Math.round(seconds * 10) / 10} s`,
} as const;

/** Text of the dialog that records the owner's voice (`record-dialog.tsx`). */
export const recordCopy = {
  title: "Record your voice",
  subject: "Scene by scene. The words to read stand below.",
  close: "Close",
  done: "Done",
  scene: (number: number) => `Scene ${number}`,
  words: (seconds: number) => `${seconds.toFixed(1)} seconds`,
  noWords: "Nothing is said in this scene.",
  allow:
    "Your browser asks whether Adloom may use the microphone. Sound is stored only when you keep a take.",
  denied: "The microphone is blocked. Allow it for this page in your browser’s settings, then try again.",
  missing: "No microphone was found. Connect one, then try again.",
  unsupported: "This browser cannot record sound.",
  record: "Record",
  stop: "Stop",
  again: "Record again",
  listen: "Listen",
  pause: "Pause",
  keep: "Keep this take",
  keeping: "Storing",
  kept: "Kept",
  remove: "Remove recording",
  removed: "The recording was removed",
  dropTitle: "Drop this take?",
  dropText: "You have not kept it, and a dropped take cannot be restored.",
  back: "Go back",
  drop: "Drop the take",
  level: "Level",
  quiet: "Very quiet. Move closer to the microphone.",
  loud: "Too loud. Move away from the microphone.",
  silent: "Nothing was heard. Check the microphone, then record again.",
  from: "Start of the take",
  to: "End of the take",
  trimmed: (seconds: number) => `${seconds.toFixed(1)} s are kept`,
  longer: (seconds: number) =>
    `This take is ${seconds.toFixed(1)} s longer than its scene. Speak faster, or make the scene longer.`,
  failed: "The recording could not be stored. It is still here: try again.",
} as const;

function duration(seconds: number): string {
  const rounded = Math.max(10, Math.round(seconds / 10) * 10);
  const minutes = Math.floor(rounded / 60);
  const rest = rounded % 60;
  const parts = [
    ...(minutes > 0 ? [`${minutes} ${minutes === 1 ? "minute" : "minutes"}`] : []),
    ...(rest > 0 ? [`${rest} seconds`] : []),
  ];
  return parts.join(" ");
}
