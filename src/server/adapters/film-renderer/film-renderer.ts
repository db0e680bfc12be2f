import type { Film } from "#core/film/film.ts";
import type { FilmTags } from "#core/film/film-tags.ts";

/** A recording that is heard in a film. */
export interface SpokenFile {
  /** Second of the film at which it begins. */
  readonly at: number;
  /** WAV, MP3, M4A or WebM. */
  readonly bytes: Uint8Array;
}

/** One film to render. */
export interface FilmRenderJob {
  readonly film: Film;
  /** Encoded pictures and sheets by their id in the film. */
  readonly assets: readonly { readonly id: string; readonly data: Uint8Array }[];
  /** Decides the music, like the seed of the browser's sound: the id of the script's generation. */
  readonly seed: string;
  readonly voices: readonly SpokenFile[];
  readonly tags: FilmTags;
  /** Second of the moment that the cover shows. */
  readonly cover: number;
}

/** A finished video file. */
export interface RenderedFilm {
  /** The MP4 in parts of `FILM_LIMITS.partBytes`, in order; only the last part is smaller. */
  readonly parts: readonly Uint8Array<ArrayBuffer>[];
  /** A moment of the film as a JPEG. */
  readonly cover: Uint8Array<ArrayBuffer>;
}

/** How a render is followed and stopped. */
export interface RenderOptions {
  /** Called with the number of finished frames, at most twice a second. */
  readonly onProgress: (frames: number) => void;
  /** Stops the render; the promise then rejects with the signal's reason. */
  readonly signal: AbortSignal;
}

/**
 * Why a film could not be rendered: the renderer's packages are missing or do not run here, a
 * recording cannot be decoded, or the render crashed.
 */
export type FilmRenderFailure = "not_installed" | "voice" | "crash";

/** The error of a `FilmRenderer`; the message is for the log. */
export class FilmRenderError extends Error {
  readonly failure: FilmRenderFailure;

  constructor(failure: FilmRenderFailure, reason: string) {
    super(reason);
    this.name = "FilmRenderError";
    this.failure = failure;
  }
}

/**
 * Makes video files on the server, as `makeFilm` of the web app does in browsers. Optional: without
 * one, videos are made in browsers only.
 */
export interface FilmRenderer {
  /** Renders a film. Throws `FilmRenderError`. The job of `runRender` calls it. */
  readonly render: (job: FilmRenderJob, options: RenderOptions) => Promise<RenderedFilm>;
  /** Encodes a short film, for `npm run doctor`. Throws `FilmRenderError`. */
  readonly check: () => Promise<void>;
}
