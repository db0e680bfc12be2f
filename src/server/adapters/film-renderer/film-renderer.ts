import type { Film } from "#core/film/film.ts";
import type { FilmTags } from "#core/film/film-tags.ts";

/**
 * A recording of a scene's voice in a `FilmRenderJob`, mixed into the soundtrack. `run-render.ts`
 * reads it from the storage; `decode-voice.ts` decodes it.
 */
export interface SpokenFile {
  /** Start time in the film, in seconds. */
  readonly at: number;
  /** WAV, MP3, M4A or WebM. */
  readonly bytes: Uint8Array;
}

/**
 * One film to render, which `run-render.ts` (`modules/generations/film`) makes for a
 * `FilmRenderer`; `render-process.ts` renders it.
 */
export interface FilmRenderJob {
  readonly film: Film;
  /** Encoded pictures and sprite sheets, by their id in the film. */
  readonly assets: readonly { readonly id: string; readonly data: Uint8Array }[];
  /** Seed of the music, the same as in the browser: the id of the script's generation. */
  readonly seed: string;
  readonly voices: readonly SpokenFile[];
  readonly tags: FilmTags;
  /** Time of the cover's frame in seconds. */
  readonly cover: number;
}

/**
 * The finished video file and its cover that a `FilmRenderer` returns: `render-process.ts` makes
 * both, `run-render.ts` stores them. The size of a part is `FILM_LIMITS.partBytes` in
 * `core/film/limits.ts`.
 */
export interface RenderedFilm {
  /** The MP4 in parts of `FILM_LIMITS.partBytes`, in order; only the last part is smaller. */
  readonly parts: readonly Uint8Array<ArrayBuffer>[];
  /** One frame of the film as a JPEG. */
  readonly cover: Uint8Array<ArrayBuffer>;
}

/**
 * Options with which a caller of a `FilmRenderer` (`run-render.ts`) observes and stops a render.
 * The rate is `PROGRESS_MS` in `render-process.ts`.
 */
export interface RenderOptions {
  /** Called with the number of finished frames, at most twice a second. */
  readonly onProgress: (frames: number) => void;
  /** Stops the render; the promise then rejects with the signal's reason. */
  readonly signal: AbortSignal;
}

/**
 * Reason of a failed render: the renderer's packages are missing or do not run here, a recording
 * cannot be decoded, or the render crashed. `run-render.ts` decides by it how the render ends.
 * `native-packages.ts`, `decode-voice.ts` and `film-renderer.process.ts` set it.
 */
export type FilmRenderFailure = "not_installed" | "voice" | "crash";

/**
 * The error of a `FilmRenderer`; the message is for the log. `run-render.ts` decides by `failure`
 * whether another try follows; the user's sentences are in `core/film/film-render.copy.ts`.
 */
export class FilmRenderError extends Error {
  readonly failure: FilmRenderFailure;

  constructor(failure: FilmRenderFailure, reason: string) {
    super(reason);
    this.name = "FilmRenderError";
    this.failure = failure;
  }
}

/**
 * Makes video files on the server, as `makeFilm` of the web app does in browsers; codec and bit
 * rates of both are in `studio/film/encode/encoding.ts`. `film-renderer.process.ts` implements it;
 * `openFilmRenderer` (`open-film-renderer.ts`) creates it with `FILM_RENDERER=server`; without this
 * setting, only browsers make videos. The job in `modules/generations/film/run-render.ts` calls it.
 * Throws `FilmRenderError`.
 */
export interface FilmRenderer {
  /** Renders a film; `runRender` calls it. Throws `FilmRenderError`. */
  readonly render: (job: FilmRenderJob, options: RenderOptions) => Promise<RenderedFilm>;
  /** Encodes a short film, for `npm run doctor`. Throws `FilmRenderError`. */
  readonly check: () => Promise<void>;
}
