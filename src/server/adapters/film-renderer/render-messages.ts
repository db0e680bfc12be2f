import type { FilmRenderFailure } from "./film-renderer.ts";

/** Messages of the render process to the server; the server sends it one `FilmRenderJob`. */
export type RenderMessage =
  | { readonly type: "progress"; readonly frames: number }
  /** Sent before the parts of the file. */
  | { readonly type: "cover"; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly type: "part"; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly type: "done" }
  | { readonly type: "failed"; readonly failure: FilmRenderFailure; readonly reason: string };
