import { filmPartCount, type FinishedFilm } from "#core/film/finished-film.ts";
import { FILM_SIZES } from "#core/film/ratios.ts";
import { fileUrl } from "#core/uploads/api.ts";
import { filmStem } from "./film-name.ts";
import type { FilmPart, FilmRow } from "./films.repo.ts";

/** Path of a video. */
const videoUrl = (id: string) => `/api/films/${id}/video`;

/**
 * Converts a video with its parts to the API's format (`core/film/finished-film.ts`), for every
 * response with videos; `films.service.ts` calls it. `input` is the brief of its script, from which
 * `film-name.ts` makes the file name. Sizes: `core/film/ratios.ts`.
 */
export function presentFilm(row: FilmRow, parts: readonly FilmPart[], input: object): FinishedFilm {
  const { id, generationId, ratio, status, madeBy, bytes, seconds, captions, coverFileId } = row;
  const isComplete = status === "completed";
  return {
    ...{ id, generationId, ratio, status, madeBy, bytes, seconds, ...FILM_SIZES[ratio] },
    url: isComplete ? videoUrl(id) : null,
    coverUrl: coverFileId === null ? null : fileUrl(coverFileId),
    fileName: `${filmStem(input, ratio)}.mp4`,
    hasCaptions: captions.length > 0,
    receivedParts: isComplete
      ? []
      : parts.map(({ part }) => part).filter((part) => part < filmPartCount(bytes)),
    createdAt: row.createdAt.toISOString(),
  };
}
