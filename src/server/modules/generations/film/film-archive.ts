import { formatSrt, formatVtt } from "#core/generations/video/captions.ts";
import { ifFound } from "#server/lib/errors.ts";
import type { ZipEntry } from "#server/lib/zip.ts";
import { extensionOf, findFile, type FilesDeps } from "../../files/files.public.ts";
import type { GenerationRow } from "../generations.present.ts";
import { openFilm } from "./film-content.ts";
import { filmStem } from "./film-name.ts";
import * as repo from "./films.repo.ts";

const textEntry = (name: string, text: string): ZipEntry => ({
  name,
  compress: true,
  open: async () => new Blob([text]).stream(),
});

/**
 * Yields the complete videos of a generation with captions (SRT, VTT) and covers as ZIP entries,
 * for its download (`archive.service.ts`) and the data export (`export.service.ts`); those of a
 * full package are in the folder `video`. Several videos of a ratio are numbered, the oldest first.
 * Names: `film-name.ts`; caption formats: `core/generations/video/captions.ts`.
 */
export async function* filmEntries(
  deps: FilesDeps,
  { id, userId, kind, input }: GenerationRow,
): AsyncGenerator<ZipEntry> {
  const folder = kind === "campaign" ? "video/" : "";
  const used = new Map<string, number>();
  const rows = await repo.listFilms(deps.db, { userId, id });
  for (const row of rows.toReversed()) {
    if (row.status !== "completed") continue;
    const stem = filmStem(input, row.ratio);
    const number = (used.get(stem) ?? 0) + 1;
    used.set(stem, number);
    const name = `${folder}${stem}${number === 1 ? "" : `-${number}`}`;
    yield* entriesOf(deps, row, name);
  }
}

async function* entriesOf(deps: FilesDeps, row: repo.FilmRow, name: string): AsyncGenerator<ZipEntry> {
  const { id, userId, bytes, captions, coverFileId } = row;
  const parts = await repo.listParts(deps.db, [id]);
  yield { name: `${name}.mp4`, open: () => ifFound(() => openFilm(deps, { userId, bytes, parts })) };
  if (captions.length > 0) {
    yield textEntry(`${name}.srt`, formatSrt(captions));
    yield textEntry(`${name}.vtt`, formatVtt(captions));
  }
  if (coverFileId === null) return;
  const cover = await ifFound(() => findFile(deps, { userId, id: coverFileId }));
  if (cover) yield { name: `${name}-cover.${extensionOf(cover.type)}`, open: () => ifFound(cover.open) };
}
