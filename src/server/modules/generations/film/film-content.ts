import type { ByteRange } from "#server/lib/byte-range.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { partLength } from "#core/film/finished-film.ts";
import { findKeptFile, type FilesDeps } from "../../files/files.public.ts";
import type { FilmPart } from "./films.repo.ts";

interface FilmBytes {
  readonly userId: UserId;
  readonly bytes: number;
  /** All parts, in order. */
  readonly parts: readonly FilmPart[];
}

/**
 * Yields the bytes of a video or a range of them: one part at a time, and none outside the range.
 * Throws 404 and `StorageError`, and fails when a part is shorter than it was.
 */
async function* readParts(
  deps: FilesDeps,
  { userId, bytes, parts }: FilmBytes,
  { start, end }: ByteRange,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let at = 0;
  for (const { part, fileId } of parts) {
    const length = partLength(bytes, part);
    const range = { start: Math.max(0, start - at), end: Math.min(length, end - at) };
    at += length;
    if (range.start >= range.end) continue;
    const file = await findKeptFile(deps, { userId, id: fileId });
    let read = 0;
    for await (const chunk of await file.open(range)) {
      read += chunk.length;
      yield chunk;
    }
    if (read !== range.end - range.start) throw new Error("a part of a video is incomplete");
  }
}

/**
 * Streams a video or a range of its bytes from its parts, for playback (`findVideo` in
 * `films.service.ts`), archives (`film-archive.ts`) and the check of an upload (`completeFilm`).
 * Opens the first part before it returns, so that a missing file fails before the response starts.
 * Throws 404 and `StorageError`; the stream fails at a part that is too short.
 */
export async function openFilm(
  deps: FilesDeps,
  film: FilmBytes,
  range: ByteRange = { start: 0, end: film.bytes },
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const chunks = readParts(deps, film, range);
  const first = await chunks.next();
  return ReadableStream.from(
    (async function* () {
      if (!first.done) yield first.value;
      yield* chunks;
    })(),
  );
}
