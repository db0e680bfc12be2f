import { useQuery } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";

/**
 * Query key of `useFilms`, invalidated after a video was made (`use-browser-film-job.ts`,
 * `use-server-film-job.ts`) or deleted (`film-list.tsx`).
 */
export const filmsKey = (id: string) => ["films", id] as const;

/** Query key of the renders of a script, read and invalidated by `useServerFilmJob`. */
export const rendersKey = (id: string) => ["film-renders", id] as const;

/** Query key of `useVoice`; `RecordDialog` and `useVoicing` put the changed voices there. */
export const voiceKey = (id: string) => ["film-voice", id] as const;

/**
 * Reads the finished videos of a script (`GET /api/generations/:id/films`), newest first, for
 * `FilmEditor` and `ScriptFilms`. The server fills them in
 * `server/modules/generations/film/present-film.ts`.
 */
export const useFilms = (id: string) =>
  useQuery({
    queryKey: filmsKey(id),
    queryFn: ({ signal }) => api("GET /api/generations/:id/films", { params: { id }, signal }),
  });

/** Polling interval of the progress of a voicing. */
const VOICING_POLL_MS = 1000;

/**
 * Reads the voices of a script (`GET /api/generations/:id/voice`,
 * `server/modules/generations/film/voices.service.ts`) for `FilmEditor`; every `VOICING_POLL_MS`
 * while a voicing runs.
 */
export const useVoice = (id: string) =>
  useQuery({
    queryKey: voiceKey(id),
    queryFn: ({ signal }) => api("GET /api/generations/:id/voice", { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.voicing?.status === "speaking" ? VOICING_POLL_MS : false),
  });
