import type { FilmTags } from "#core/film/film-tags.ts";
import type { FilmSettings } from "#core/film/settings.ts";
import { captionsOf } from "#studio/film/captions-of.ts";
import { makeFilm } from "../encode/make-film.ts";
import { drawPicture } from "../player/draw-film.ts";
import type { MakeSound } from "../sound/use-film-sound.ts";
import type { DrawableFilm } from "../use-film-preview.ts";
import type { MadeFilm } from "./store-film.ts";

/**
 * Functions that direct a shape and compose its sound, and the tags of its file (`filmTags` in
 * `core/film/film-tags.ts`); `FilmEditor` hands them to `renderFilm`.
 */
export interface RenderSources {
  readonly direct: (settings: FilmSettings, signal: AbortSignal) => Promise<DrawableFilm>;
  readonly makeSound: MakeSound;
  readonly tags: FilmTags;
}

/**
 * Callbacks with which `renderFilm` tells `useBrowserFilmJob` the progress of one shape: after its
 * direction, and for the frames that are encoded.
 */
interface RenderEvents {
  readonly onDirected: (film: DrawableFilm["film"]) => void;
  readonly onProgress: (frames: number) => void;
}

/**
 * Makes the file of one shape in the browser, for `useBrowserFilmJob`: direction by the server
 * (`film-preview.service.ts`), sound, frames (`makeFilm`), captions (`studio/film/captions-of.ts`)
 * and cover. Rejects with the error of the first step that fails, or with the signal's reason.
 */
export async function renderFilm(
  settings: FilmSettings,
  { direct, makeSound, tags }: RenderSources,
  { onDirected, onProgress }: RenderEvents,
  signal: AbortSignal,
): Promise<MadeFilm> {
  const { film, loaded } = await direct(settings, signal);
  onDirected(film);
  const sound = await makeSound(film, signal);
  const file = await makeFilm({ film, assets: loaded.encoded, sound, tags, onProgress, signal });
  return {
    ratio: settings.ratio,
    file,
    captions: captionsOf(film),
    cover: await drawPicture(film, loaded.images, settings.cover ?? 0),
  };
}
