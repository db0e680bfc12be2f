import type { FilmTags } from "#core/film/film-tags.ts";
import type { Film } from "#core/film/film.ts";
import type { Stereo } from "#studio/film/audio/stereo.ts";

/**
 * A picture or sheet of a film, its id in the film and its encoded bytes: `createAssetLoader` loads
 * it, the painters (`painter.worker.ts`) decode it. The server paints the sheets
 * (`server/render/film/paint-sheets.ts`).
 */
export interface LoadedAsset {
  readonly id: string;
  readonly blob: Blob;
}

/**
 * A film with its pictures and sound, which `makeFilm` sends to the encoder worker: `renderFilm`
 * collects them. Tags of the file: `core/film/film-tags.ts`.
 */
export interface FilmJob {
  readonly film: Film;
  readonly assets: readonly LoadedAsset[];
  /** `undefined` makes a film without an audio track. */
  readonly sound: Stereo | undefined;
  readonly tags: FilmTags;
  /** Number of painter workers. */
  readonly painters: number;
}

/**
 * Messages of `makeFilm` in the page to the worker that encodes a video (`encoder.worker.ts`):
 * `make` starts it with a `FilmJob`, `stop` ends it. One job for each worker.
 */
export type EncoderRequest =
  | { readonly type: "make"; readonly job: FilmJob }
  /** Closes encoder and painters; the worker then answers `failed`. */
  | { readonly type: "stop" };

/**
 * Messages of the worker that encodes a video (`encoder.worker.ts`, at most one `progress` every
 * `PROGRESS_MS` there) to `makeFilm` in the page. `file` is the finished video
 * (`studio/film/encode/encode-film.ts`); `frame` of `failed` is the frame that could not be
 * painted, else the number of finished frames.
 */
export type EncoderMessage =
  | { readonly type: "progress"; readonly frames: number }
  | { readonly type: "done"; readonly file: ArrayBuffer }
  | { readonly type: "failed"; readonly reason: string; readonly frame: number };

/**
 * Messages of `startPainters` in the encoder worker to a painter (`painter.worker.ts`): `start`
 * with the film, then `paint` with the index of a frame.
 */
export type PainterRequest =
  | { readonly type: "start"; readonly film: Film; readonly assets: readonly LoadedAsset[] }
  | { readonly type: "paint"; readonly frame: number }
  /** Returns a buffer for the next frame, so that none is allocated per frame. */
  | { readonly type: "reuse"; readonly buffer: ArrayBuffer };

/**
 * Messages of a painter (`painter.worker.ts`) to `startPainters` in the encoder worker. `buffer`
 * holds the frame's pixels as I420 (`toI420` in `studio/film/yuv.ts`); the painter gets it back
 * with `reuse`.
 */
export type PainterMessage =
  | { readonly type: "ready" }
  | { readonly type: "frame"; readonly frame: number; readonly buffer: ArrayBuffer }
  | { readonly type: "failed"; readonly reason: string; readonly frame: number };
