import type { FilmPreview } from "#core/api/film.api.ts";
import { apiError } from "#web/lib/api-error.ts";
import type { LoadedAsset } from "./encode/messages.ts";

/**
 * Pictures of a film, encoded for the painters and decoded for the player: `createAssetLoader`
 * loads them, `DrawableFilm` holds them. The server names them in the preview
 * (`film-preview.service.ts`).
 */
export interface LoadedAssets {
  readonly encoded: readonly LoadedAsset[];
  readonly images: ReadonlyMap<string, ImageBitmap>;
}

interface Loaded {
  readonly blob: Blob;
  readonly image: ImageBitmap;
}

/**
 * Function that loads a film's pictures and keeps those that the next film needs too:
 * `createAssetLoader` makes it, `directFilm` calls it.
 */
export type LoadAssets = (assets: FilmPreview["assets"]) => Promise<LoadedAssets>;

/** Films for which a picture is kept after its last use; a sheet takes 16 MB. */
const KEPT_FILMS = 2;

async function load(url: string): Promise<Loaded> {
  const response = await fetch(url, { credentials: "same-origin" }).catch(() => {
    throw apiError(0);
  });
  if (!response.ok) throw apiError(response.status);
  const blob = await response.blob();
  return { blob, image: await createImageBitmap(blob) };
}

/**
 * Creates the function that loads the pictures of a film, for `openFilm` and `useFilmPreview`.
 * Equal bytes have the same address, so after an edit only changed pictures are loaded; unused ones
 * are kept for `KEPT_FILMS` films. The function throws an `ApiError` if a picture is not available.
 */
export function createAssetLoader(): LoadAssets {
  const cache = new Map<string, { readonly loading: Promise<Loaded>; film: number }>();
  let films = 0;

  return async (assets) => {
    films += 1;
    const loaded = await Promise.all(
      assets.map(async ({ id, url }) => {
        const known = cache.get(url) ?? { loading: load(url), film: films };
        known.film = films;
        cache.set(url, known);
        try {
          return { id, ...(await known.loading) };
        } catch (error) {
          cache.delete(url);
          throw error;
        }
      }),
    );
    for (const [url, { film }] of cache) if (film < films - KEPT_FILMS) cache.delete(url);
    return {
      encoded: loaded.map(({ id, blob }) => ({ id, blob })),
      images: new Map(loaded.map(({ id, image }) => [id, image])),
    };
  };
}
