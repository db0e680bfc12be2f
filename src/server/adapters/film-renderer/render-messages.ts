import type { FilmRenderFailure } from "./film-renderer.ts";

/**
 * Messages of the render process (`render-process.ts`) to the server (`film-renderer.process.ts`):
 * progress, the cover, then the parts of the file, and the end or a failure; the server sends it
 * one `FilmRenderJob`.
 */
export type RenderMessage =
  | { readonly type: "progress"; readonly frames: number }
  /** Sent before the parts of the file. */
  | { readonly type: "cover"; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly type: "part"; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly type: "done" }
  | { readonly type: "failed"; readonly failure: FilmRenderFailure; readonly reason: string };
