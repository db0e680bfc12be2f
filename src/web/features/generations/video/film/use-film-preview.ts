import { useEffect, useState } from "react";
import type { FilmPreview } from "#core/api/film.api.ts";
import type { FilmSettings } from "#core/film/settings.ts";
import { api } from "#web/lib/api.ts";
import { createAssetLoader, type LoadAssets, type LoadedAssets } from "./load-assets.ts";

/** Pause after the last edit before the film is directed again. */
const DIRECT_PAUSE_MS = 250;

/**
 * A directed film whose pictures are loaded, so that the player and the encoder can draw it;
 * `directFilm` makes it. What the film contains: `studio/film/direction/direct-film.ts`.
 */
export interface DrawableFilm extends FilmPreview {
  readonly loaded: LoadedAssets;
}

/**
 * The preview in `FilmEditor`, made by `useFilmPreview`: the film of the current settings, or the
 * last film that was drawn while another is made (`isUpdating`; it waits `DIRECT_PAUSE_MS`, in this
 * file) or if that failed (`error`, else `undefined`).
 */
export interface FilmPreviewState {
  readonly shown: DrawableFilm;
  readonly isUpdating: boolean;
  /** Why the last settings could not be drawn. */
  readonly error: unknown;
  readonly retry: () => void;
  /** Directs other settings, for example of another shape, with the same pictures. */
  readonly direct: (settings: FilmSettings, signal: AbortSignal) => Promise<DrawableFilm>;
}

/**
 * Directs a film on the server (`POST /api/generations/:id/film/preview`) and loads its pictures,
 * for `openFilm` and `useFilmPreview`; without settings, the server proposes them
 * (`studio/film/propose-settings.ts`). The rules of direction are in `studio/film/direction`
 * (`direct-film.ts`, `shots.ts`). Throws an `ApiError` (409 `still_working`; 429:
 * `core/rate-limits.ts`), or the signal's reason.
 */
export async function directFilm(
  id: string,
  settings: FilmSettings | undefined,
  load: LoadAssets,
  signal: AbortSignal,
): Promise<DrawableFilm> {
  const preview = await api("POST /api/generations/:id/film/preview", {
    params: { id },
    body: settings ? { settings } : {},
    signal,
  });
  const loaded = await load(preview.assets);
  signal.throwIfAborted();
  return { ...preview, loaded };
}

/** The settings as text. The database does not keep the order of keys, so they are sorted. */
function keyOf(settings: FilmSettings): string {
  return JSON.stringify(settings, (_, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

interface Directed {
  /** See `keyOf`; equal settings are not directed again. */
  readonly key: string;
  readonly error?: unknown;
}

/**
 * Keeps the film of `FilmEditor` up to date with its settings: each edit is directed by the server
 * after `DIRECT_PAUSE_MS`, an edit in between cancels the former request. A failure is retried when
 * the connection is back.
 * @param first the film that the page was opened with
 */
export function useFilmPreview(id: string, settings: FilmSettings, first: DrawableFilm): FilmPreviewState {
  const [load] = useState(createAssetLoader);
  const [shown, setShown] = useState(first);
  const [directed, setDirected] = useState<Directed>(() => ({ key: keyOf(first.settings) }));
  const key = keyOf(settings);
  const isUpdating = directed.key !== key;
  useEffect(() => {
    if (!isUpdating) return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      directFilm(id, JSON.parse(key) as FilmSettings, load, signal)
        .then((film) => {
          setShown(film);
          setDirected({ key });
        })
        .catch((error: unknown) => {
          if (!signal.aborted) setDirected({ key, error });
        });
    }, DIRECT_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [id, key, isUpdating, load]);
  const hasFailed = !isUpdating && directed.error !== undefined;
  useEffect(() => {
    if (!hasFailed) return;
    const retry = () => setDirected({ key: "" });
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [hasFailed]);
  return {
    shown,
    isUpdating,
    error: isUpdating ? undefined : directed.error,
    retry: () => setDirected({ key: "" }),
    direct: (other, signal) => directFilm(id, other, load, signal),
  };
}
