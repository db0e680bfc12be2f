/** Text about videos that the server makes. */
import { filmMessages } from "./messages.ts";

/**
 * Messages about why the server could not make a video, by the `failure` of its row; those of
 * `space` and `limit` are words of `filmMessages` (`messages.ts`). `film-renders.service.ts` sends
 * the message, the film screen shows it beside the ratio.
 */
export const FILM_RENDER_FAILURES = {
  render: "The server could not make this video. Nothing was counted; please try again.",
  interrupted: "The server stopped while it made this video. Nothing was counted; please try again.",
  voice: "A recording of this video could not be read. Please record its scene again.",
  settings: "A scene shows a picture that is no longer there. Please choose another one.",
  space: filmMessages.accountFull,
  limit: filmMessages.tooMany,
} as const;

/**
 * Key of `FILM_RENDER_FAILURES`. `run-render.ts` decides it (`finalReason`) and stores it with a
 * failed render; `film-renders.service.ts` sends the words.
 */
export type FilmRenderFailureReason = keyof typeof FILM_RENDER_FAILURES;

/**
 * Text of the film screen while the server makes videos (`make-bar.tsx`, `film-job-panel.tsx`,
 * `use-server-film-job.ts`); `makingCopy` in `making.copy.ts` has that for videos made in the
 * browser, and shared words.
 */
export const filmRenderCopy = {
  hint: "Made by the server. Your unit for the script covers it, as often as you like.",
  mayClose: "The server makes the video. You can close this tab; the video appears here.",
  waiting: "The video is in the queue",
  percent: (percent: number) => `The video is being made, ${percent} %`,
  ahead: (videos: number) =>
    videos === 0
      ? "Starts in a moment."
      : `${videos} ${videos === 1 ? "video is" : "videos are"} made first.`,
  notStarted: "The video could not be started. Please try again.",
  notStopped: "The video could not be stopped. Please try again.",
} as const;
