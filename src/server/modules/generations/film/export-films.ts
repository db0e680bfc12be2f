import { asc, eq } from "drizzle-orm";
import type { FinishedFilm } from "#core/film/finished-film.ts";
import type { FilmSettings } from "#core/film/settings.ts";
import type { FilmVoice } from "#core/film/voice.ts";
import type { Queryable } from "#server/db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { filmSettings, films, sceneVoices } from "../film.table.ts";

/** All rows about a user's videos, for the download of all data; the files are beside them. */
interface ExportedFilms {
  readonly settings: readonly { readonly generationId: string; readonly settings: FilmSettings }[];
  readonly videos: readonly (Pick<FinishedFilm, "id" | "generationId" | "ratio" | "status" | "bytes"> &
    object)[];
  readonly voices: readonly (Pick<FilmVoice["scenes"][number], "scene" | "source" | "seconds"> & object)[];
}

/** Reads the settings of a user's films, the finished videos and the voices of their scenes. */
export async function readAllFilms(db: Queryable, userId: UserId): Promise<ExportedFilms> {
  const settings = await db.select().from(filmSettings).where(eq(filmSettings.userId, userId));
  const videos = await db.select().from(films).where(eq(films.userId, userId)).orderBy(asc(films.createdAt));
  const voices = await db.select().from(sceneVoices).where(eq(sceneVoices.userId, userId));
  return {
    settings: settings.map(({ userId: _, ...row }) => row),
    videos: videos.map(({ userId: _, ...row }) => row),
    voices: voices.map(({ userId: _, ...row }) => row),
  };
}
