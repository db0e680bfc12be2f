import { filmPartCount, partLength, type FinishedFilm } from "#core/film/finished-film.ts";
import { FILM_LIMITS } from "#core/film/limits.ts";
import type { Caption } from "#core/film/finished-film.ts";
import type { FilmRatio } from "#core/film/ratios.ts";
import { api, uploadFile } from "#web/lib/api.ts";
import { isApiError } from "#web/lib/api-error.ts";
import { isUnreachable } from "#web/lib/is-unreachable.ts";

/** Tries of a part while the server cannot be reached. */
const TRIES = 6;
/** Wait before the second try, in ms; doubled for each further one. */
const WAIT_MS = 500;

/**
 * A video file that the browser has encoded, with its captions and cover: `renderFilm` makes it,
 * `storeFilm` uploads it. Largest file: `FILM_LIMITS.bytes` in `core/film/limits.ts`; only the
 * server checks it.
 */
export interface MadeFilm {
  readonly ratio: FilmRatio;
  readonly file: Blob;
  readonly captions: readonly Caption[];
  /** The picture at the time of the cover in the settings, as a JPEG. */
  readonly cover: Blob;
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });

const isBusy = (error: unknown) =>
  isUnreachable(error) || (isApiError(error) && error.code === "uploads_busy");

/** Repeats a call while the connection is lost or the server is busy. */
async function withRetry<T>(call: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call();
    } catch (error) {
      signal.throwIfAborted();
      if (attempt === TRIES || !isBusy(error)) throw error;
      await pause(WAIT_MS * 2 ** (attempt - 1), signal);
    }
  }
}

/**
 * Stores a made film, for `useBrowserFilmJob`: begins an upload (`POST /api/generations/:id/films`,
 * `filmsPerHour` in `core/rate-limits.ts`), sends its missing parts (`FILM_LIMITS.partBytes` in
 * `core/film/limits.ts`), completes it, stores the cover. Each request is tried `TRIES` times
 * (pause: `WAIT_MS`, then twice as long each time) while the server is unreachable or busy. Rejects
 * with the last `ApiError` (codes: `core/api/films.api.ts`) or the signal's reason.
 * @param onBegun gets the id of the upload
 * @param begun id of an earlier upload of the same file, which is continued
 */
export async function storeFilm(
  generationId: string,
  { ratio, file, captions, cover }: MadeFilm,
  signal: AbortSignal,
  onBegun: (id: string) => void,
  begun?: string,
): Promise<FinishedFilm> {
  const film = await withRetry(
    () =>
      begun === undefined
        ? api("POST /api/generations/:id/films", {
            params: { id: generationId },
            body: { ratio, bytes: file.size, captions: [...captions] },
            signal,
          })
        : api("GET /api/films/:id", { params: { id: begun }, signal }),
    signal,
  );
  onBegun(film.id);
  const received = new Set(film.receivedParts);
  for (let part = 0; part < filmPartCount(file.size); part++) {
    if (received.has(part) || film.status === "completed") continue;
    const start = part * FILM_LIMITS.partBytes;
    const bytes = file.slice(start, start + partLength(file.size, part));
    await withRetry(
      () =>
        uploadFile("PUT /api/films/:id/parts/:part", new File([bytes], "part"), {
          params: { id: film.id, part },
          signal,
        }),
      signal,
    );
  }
  const params = { id: film.id };
  await withRetry(() => api("POST /api/films/:id/complete", { params, signal }), signal);
  const picture = new File([cover], "cover.jpg", { type: "image/jpeg" });
  return withRetry(() => uploadFile("PUT /api/films/:id/cover", picture, { params, signal }), signal);
}
