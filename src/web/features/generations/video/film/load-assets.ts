import type { FilmPreview } from "#core/api/film.api.ts";
import { apiError } from "#web/lib/api-error.ts";
import type { LoadedAsset } from "./encode/messages.ts";

/** Pictures of a film, encoded for the painters and decoded for the player. */
export interface LoadedAssets {
  readonly encoded: readonly LoadedAsset[];
  readonly images: ReadonlyMap<string, ImageBitmap>;
}

interface Loaded {
  readonly blob: Blob;
  readonly image: ImageBitmap;
}

/** Equal bytes have the same address, so an edit loads what it changed only. */
export type AssetCache = Map<string, Promise<Loaded>>;

async function load(url: string): Promise<Loaded> {
  const response = await fetch(url, { credentials: "same-origin" }).catch(() => {
    throw apiError(0);
  });
  if (!response.ok) throw apiError(response.status);
  const blob = await response.blob();
  return { blob, image: await createImageBitmap(blob) };
}

/**
 * Loads the sheets and pictures of a film; the player and each render call it. Throws an `ApiError`
 * if one cannot be loaded, and tries that one again at the next call.
 */
export async function loadAssets(assets: FilmPreview["assets"], cache: AssetCache): Promise<LoadedAssets> {
  const loaded = await Promise.all(
    assets.map(async ({ id, url }) => {
      const known = cache.get(url) ?? load(url);
      cache.set(url, known);
      try {
        return { id, ...(await known) };
      } catch (error) {
        cache.delete(url);
        throw error;
      }
    }),
  );
  return {
    encoded: loaded.map(({ id, blob }) => ({ id, blob })),
    images: new Map(loaded.map(({ id, image }) => [id, image])),
  };
}
