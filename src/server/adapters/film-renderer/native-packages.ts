import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { PROJECT_ROOT } from "#server/project-root.ts";
import type { DrawingContext } from "#studio/film/paint.ts";
import { FilmRenderError } from "./film-renderer.ts";

/** Folder of the packages, which `setup/install.mjs` installs. */
const FOLDER = new URL("film-renderer/", PROJECT_ROOT);

/**
 * Whether `npm start` has installed the packages (in the folder `film-renderer`, listed in its
 * `package.json`); if not, `serve.ts` logs a warning at the start.
 */
export const hasNativePackages = (): boolean =>
  existsSync(new URL("node_modules/node-webcodecs/package.json", FOLDER));

/** A decoded picture of `@napi-rs/canvas`, which the render process draws. */
interface NativeImage {
  readonly width: number;
  readonly height: number;
}
/** A path of `@napi-rs/canvas`, opaque to the render process that draws it. */
type NativePath = object;

/**
 * A canvas of `@napi-rs/canvas`, on which `paint-frames.ts` draws frames; the version is in
 * `film-renderer/package.json`.
 */
export interface NativeCanvas {
  getContext(type: "2d"): DrawingContext<NativeImage | NativeCanvas, NativePath>;
  /** A new copy of the pixels in RGBA. */
  data(): Buffer;
  toBuffer(type: "image/jpeg", quality: number): Buffer;
}

/**
 * The parts of `@napi-rs/canvas` in use by `paint-frames.ts`. The package is not among the
 * product's dependencies, so its types are not available.
 */
export interface CanvasPackage {
  readonly createCanvas: (width: number, height: number) => NativeCanvas;
  readonly loadImage: (data: Buffer) => Promise<NativeImage>;
  readonly Path2D: new (data: string) => NativePath;
}

/**
 * Loads the native packages of the folder `film-renderer`, which `npm start` installs with
 * `FILM_RENDERER=server`, and defines WebCodecs as globals for mediabunny. Only `render-process.ts`
 * calls it. Versions: `film-renderer/package.json`. Throws `FilmRenderError` with `not_installed`.
 */
export function loadNativePackages(): CanvasPackage {
  const require = createRequire(new URL("package.json", FOLDER));
  try {
    require("node-webcodecs/register");
    return require("@napi-rs/canvas") as CanvasPackage;
  } catch (error) {
    throw new FilmRenderError("not_installed", String(error));
  }
}
