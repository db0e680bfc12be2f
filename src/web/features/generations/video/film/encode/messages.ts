import type { FilmTags } from "#core/film/film-tags.ts";
import type { Film } from "#core/film/film.ts";
import type { Stereo } from "#studio/film/audio/stereo.ts";

/**
 * A picture or sheet of a film, its id in the film and its encoded bytes: `createAssetLoader` loads
 * it, the painters decode it.
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

/** Messages of `makeFilm` in the page to the worker that encodes a video (`encoder.worker.ts`). */
export type EncoderRequest =
  | { readonly type: "make"; readonly job: FilmJob }
  /** Closes encoder and painters; the worker then answers `failed`. */
  | { readonly type: "stop" };

/** Messages of the worker that encodes a video (`encoder.worker.ts`) to `makeFilm` in the page. */
export type EncoderMessage =
  | { readonly type: "progress"; readonly frames: number }
  | { readonly type: "done"; readonly file: ArrayBuffer }
  | { readonly type: "failed"; readonly reason: string; readonly frame: number };

/** Messages of `startPainters` in the encoder worker to a painter (`painter.worker.ts`). */
export type PainterRequest =
  | { readonly type: "start"; readonly film: Film; readonly assets: readonly LoadedAsset[] }
  | { readonly type: "paint"; readonly frame: number }
  /** Returns a buffer for the next frame, so that none is allocated per frame. */
  | { readonly type: "reuse"; readonly buffer: ArrayBuffer };

/** Messages of a painter (`painter.worker.ts`) to `startPainters` in the encoder worker. */
export type PainterMessage =
  | { readonly type: "ready" }
  | { readonly type: "frame"; readonly frame: number; readonly buffer: ArrayBuffer }
  | { readonly type: "failed"; readonly reason: string; readonly frame: number };
