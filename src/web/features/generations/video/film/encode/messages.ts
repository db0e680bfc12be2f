import type { FilmTags } from "#core/film/film-tags.ts";
import type { Film } from "#core/film/film.ts";
import type { Stereo } from "#studio/film/audio/stereo.ts";

/** A picture or sheet of a film: its id in the film and its encoded bytes. */
export interface LoadedAsset {
  readonly id: string;
  readonly blob: Blob;
}

/** A film with its pictures and sound, which the film page sends to the encoder worker. */
export interface FilmJob {
  readonly film: Film;
  readonly assets: readonly LoadedAsset[];
  /** `undefined` makes a film without an audio track. */
  readonly sound: Stereo | undefined;
  readonly tags: FilmTags;
  /** Number of painter workers. */
  readonly painters: number;
}

/** Messages of the film page to the worker that encodes a video. */
export type EncoderRequest =
  | { readonly type: "make"; readonly job: FilmJob }
  /** Closes encoder and painters; the worker then answers `failed`. */
  | { readonly type: "stop" };

/** Messages of the worker that encodes a video to the film page. */
export type EncoderMessage =
  | { readonly type: "progress"; readonly frames: number }
  | { readonly type: "done"; readonly file: ArrayBuffer }
  | { readonly type: "failed"; readonly reason: string; readonly frame: number };

/** Messages of the encoder worker to a painter. */
export type PainterRequest =
  | { readonly type: "start"; readonly film: Film; readonly assets: readonly LoadedAsset[] }
  | { readonly type: "paint"; readonly frame: number }
  /** Returns a buffer for the next frame, so that none is allocated per frame. */
  | { readonly type: "reuse"; readonly buffer: ArrayBuffer };

/** Messages of a painter to the encoder worker. */
export type PainterMessage =
  | { readonly type: "ready" }
  | { readonly type: "frame"; readonly frame: number; readonly buffer: ArrayBuffer }
  | { readonly type: "failed"; readonly reason: string; readonly frame: number };
