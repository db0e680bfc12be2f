import { FILM_LIMITS } from "#core/film/limits.ts";
import {
  FilmRenderError,
  type FilmRenderer,
  type FilmRenderJob,
  type RenderOptions,
} from "#server/adapters/film-renderer/film-renderer.ts";
import { picture } from "#server/render/ingest/pictures.fixture.ts";
import { framesOf } from "#studio/film/model.ts";
import { filmFile } from "../film-file.ts";

/** A renderer for tests that returns valid files of noise immediately. */
interface QuickFilmRenderer extends FilmRenderer {
  /** Requested films, in order. */
  readonly jobs: FilmRenderJob[];
  /** Called in each render after half of the frames; may wait or throw. */
  duringRender: (options: RenderOptions) => Promise<void>;
}

const isReadable = (bytes: Uint8Array) => bytes.some((byte) => byte !== 0);

/**
 * Creates a renderer (`FilmRenderer` of `server/adapters/film-renderer`) that draws nothing and
 * returns a file of noise (`film-file.ts`), for tests of the code around a render. Tests set
 * `duringRender` and read `jobs`.
 */
export function createQuickFilmRenderer(): QuickFilmRenderer {
  const renderer: QuickFilmRenderer = {
    jobs: [],
    duringRender: async () => {},
    check: async () => {},
    async render(job, options) {
      const { film, voices, tags } = job;
      const { onProgress, signal } = options;
      signal.throwIfAborted();
      renderer.jobs.push(job);
      if (!voices.every(({ bytes }) => isReadable(bytes))) throw new FilmRenderError("voice", "no sound");
      onProgress(Math.floor(framesOf(film) / 2));
      await renderer.duringRender(options);
      // Lets other work run between the frames of a film, for example a stop.
      await new Promise(setImmediate);
      await new Promise(setImmediate);
      signal.throwIfAborted();
      const { width, height, seconds, beats } = film;
      const sound = beats.mood !== null || voices.length > 0;
      const { title, aiUse: comment, madeWith } = tags;
      const file = await filmFile({
        ...{ width, height, seconds, sound },
        tags: { title, comment, raw: { "©too": madeWith } },
      });
      const parts = [];
      for (let at = 0; at < file.length; at += FILM_LIMITS.partBytes)
        parts.push(file.slice(at, at + FILM_LIMITS.partBytes));
      return { parts, cover: new Uint8Array(await picture({ format: "jpeg" })) };
    },
  };
  return renderer;
}
