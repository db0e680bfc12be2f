import { FILM_LIMITS } from "#core/film/limits.ts";
import { filmMessages } from "#core/film/messages.ts";
import type { FilmVoice } from "#core/film/voice.ts";
import { fileUrl } from "#core/uploads/api.ts";
import type { Queryable } from "#server/db/client.ts";
import { AppError, invalidField } from "#server/lib/errors.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import type { FileWorkers } from "#server/workers/file-workers.ts";
import { WorkerFailure } from "#server/workers/worker-failure.ts";
import { deleteFilmFiles, storeFilmFile, type FilesDeps } from "../../files/files.public.ts";
import { lockOwned } from "../generations.repo.ts";
import { requireScript } from "./film-source.ts";
import * as repo from "./voices.repo.ts";

/** What storing recordings needs. */
export interface VoicesDeps extends FilesDeps {
  readonly newId: () => string;
  readonly fileWorkers: FileWorkers;
}

interface OwnedScene extends OwnedId {
  /** From 0. */
  readonly scene: number;
}

async function present(db: Queryable, script: OwnedId): Promise<FilmVoice> {
  const rows = await repo.listVoices(db, script);
  return {
    // This server has no engine that speaks, so nothing can be pending.
    ...{ canSpeak: false, status: "idle", error: null },
    scenes: rows.map(({ scene, source, fileId, seconds, sentences }) => ({
      ...{ scene, source, seconds, url: fileUrl(fileId) },
      sentences: [...sentences],
    })),
  };
}

/** Reads the voices of a script. Throws 404 and 409. */
export async function readVoices({ db }: Pick<VoicesDeps, "db">, script: OwnedId): Promise<FilmVoice> {
  await requireScript(db, script);
  return present(db, script);
}

/**
 * Stores the owner's recording of a scene in the place of its voice. The file is kept as it is,
 * because browsers decode it. Throws 404, 400 for other files, and 413 beyond the user's space.
 */
export async function saveRecording(
  deps: VoicesDeps,
  { scene, ...script }: OwnedScene,
  file: Uint8Array,
): Promise<FilmVoice> {
  const { userId, id: generationId } = script;
  await requireScript(deps.db, script);
  const bytes = new Uint8Array(file);
  const { type, seconds } = await checkRecording(deps, userId, bytes);
  const content = { bytes, type };
  await storeFilmFile(deps, { userId, generationId, purpose: "voice", content }, async (tx, fileId) => {
    await requireScript(tx, script);
    // The lock keeps two recordings of one scene apart.
    await lockOwned(tx, script);
    const before = await repo.removeVoice(tx, script, scene);
    const ids = before === undefined ? [] : [before];
    await deleteFilmFiles(tx, deps, { userId, generationId, ids });
    const voice = { scene, source: "recorded", fileId, seconds, sentences: [] } as const;
    await repo.insertVoice(tx, script, voice);
  });
  return present(deps.db, script);
}

/** Reads a recording in a worker. Throws 400. */
async function checkRecording(deps: VoicesDeps, userId: string, bytes: Uint8Array<ArrayBuffer>) {
  const input = { bytes, maxSeconds: FILM_LIMITS.voiceSeconds };
  const facts = await deps.fileWorkers.run(userId, "readRecording", input).catch((error: unknown) => {
    if (error instanceof WorkerFailure) return { kind: "notAudio" } as const;
    throw error;
  });
  if (facts.kind !== "recording") throw invalidField("file", filmMessages[facts.kind]);
  return facts;
}

/**
 * Asks the provider to speak scenes. Throws 404 and 409, and 503 on a server whose provider has no
 * voice, which are all at present.
 */
export async function requestVoice({ db }: Pick<VoicesDeps, "db">, script: OwnedId): Promise<never> {
  await requireScript(db, script);
  throw new AppError("speech_off");
}

/** Removes the voice of a scene, if it has one. Throws 404 and 409. */
export async function removeVoice(deps: VoicesDeps, { scene, ...script }: OwnedScene): Promise<FilmVoice> {
  const { userId, id: generationId } = script;
  await deps.db.transaction(async (tx) => {
    await requireScript(tx, script);
    const fileId = await repo.removeVoice(tx, script, scene);
    const ids = fileId === undefined ? [] : [fileId];
    await deleteFilmFiles(tx, deps, { userId, generationId, ids });
  });
  return readVoices(deps, script);
}
