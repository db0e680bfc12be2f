import { useEffect, useRef, useState } from "react";
import type { FilmPreview } from "#core/api/film.api.ts";
import type { FilmSettings } from "#core/film/settings.ts";
import { api } from "#web/lib/api.ts";
import { loadAssets, type AssetCache, type LoadedAssets } from "./load-assets.ts";

/** Pause after the last edit before the film is directed again. */
const DIRECT_PAUSE_MS = 250;

/** A film that can be drawn. */
export interface DrawableFilm extends FilmPreview {
  readonly loaded: LoadedAssets;
}

/** The film of the current settings, or the last one that could be drawn. */
export interface FilmPreviewState {
  readonly shown: DrawableFilm | undefined;
  readonly isUpdating: boolean;
  /** Why the last settings could not be drawn. */
  readonly error: unknown;
  readonly retry: () => void;
  /** Directs other settings, for example of another shape, with the same pictures. */
  readonly direct: (settings: FilmSettings, signal: AbortSignal) => Promise<DrawableFilm>;
}

async function direct(
  id: string,
  settings: FilmSettings | undefined,
  cache: AssetCache,
  signal: AbortSignal,
): Promise<DrawableFilm> {
  const preview = await api("POST /api/generations/:id/film/preview", {
    params: { id },
    body: settings ? { settings } : {},
    signal,
  });
  const loaded = await loadAssets(preview.assets, cache);
  signal.throwIfAborted();
  return { ...preview, loaded };
}

/**
 * Keeps the film of the page up to date with its settings: each edit is directed by the server after
 * a short pause, an edit in between cancels the former request.
 * @param first the film that the page was opened with
 */
export function useFilmPreview(id: string, settings: FilmSettings, first: DrawableFilm): FilmPreviewState {
  const [shown, setShown] = useState(first);
  const [done, setDone] = useState<{ settings: FilmSettings; error?: unknown }>({ settings: first.settings });
  const [tries, setTries] = useState(0);
  const cache = useRef<AssetCache>(new Map());
  const isUpdating = done.settings !== settings;
  useEffect(() => {
    if (!isUpdating) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      direct(id, settings, cache.current, controller.signal)
        .then((film) => {
          setShown(film);
          setDone({ settings });
        })
        .catch((error: unknown) => {
          if (!controller.signal.aborted) setDone({ settings, error });
        });
    }, DIRECT_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [id, settings, isUpdating, tries]);
  return {
    shown,
    isUpdating,
    error: isUpdating ? undefined : done.error,
    retry: () => {
      setDone({ settings: shown.settings });
      setTries((count) => count + 1);
    },
    direct: (other, signal) => direct(id, other, cache.current, signal),
  };
}

/** Directs the film with which the page opens; without settings, they are proposed. */
export const directFirst = (id: string, settings: FilmSettings | undefined, signal: AbortSignal) =>
  direct(id, settings, new Map(), signal);
