import { FILM_LIMITS } from "#core/film/limits.ts";
import { filmMessages } from "#core/film/messages.ts";
import { VOICING_FAILURES } from "#core/film/speech.copy.ts";
import type { FilmVoice, Voicing } from "#core/film/voice.ts";
import { fileUrl } from "#core/uploads/api.ts";
import type { Speech } from "#server/adapters/speech/speech.ts";
import type { Queryable } from "#server/db/client.ts";
import { invalidField } from "#server/lib/errors.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import type { FileWorkers } from "#server/workers/file-workers.ts";
import { WorkerFailure } from "#server/workers/worker-failure.ts";
import { deleteFilmFiles, storeFilmFile, type FilesDeps } from "../../files/files.public.ts";
import { lockOwned } from "../generations.repo.ts";
import { requireScript } from "./film-source.ts";
import * as repo from "./voices.repo.ts";
import * as voicings from "./voicings.repo.ts";

/**
 * Dependencies of storing recordings and showing voices; `boot/deps.ts` provides them to
 * `voices.routes.ts`. `speech` (`server/adapters/speech/speech.ts`) is `undefined` without the
 * setting `SPEECH_MODEL`.
 */
export interface VoicesDeps extends FilesDeps {
  readonly newId: () => string;
  readonly fileWorkers: FileWorkers;
  readonly speech: Speech | undefined;
}

interface OwnedScene extends OwnedId {
  /** From 0. */
  readonly scene: number;
}

/**
 * Presents all voices of a script, the last voicing, the speakers, and how many voicings are left
 * (`FILM_LIMITS.voicingsPerUnit` in `core/film/limits.ts`); every response of `voices.routes.ts`.
 * Messages of failures: `VOICING_FAILURES` in `core/film/speech.copy.ts`.
 */
export async function presentVoices(
  db: Queryable,
  speech: Speech | undefined,
  script: OwnedId,
): Promise<FilmVoice> {
  // Read before the voices: a voicing that is shown as completed must have its voices in the same
  // response.
  const last = await voicings.findLastVoicing(db, script);
  const rows = await repo.listVoices(db, script);
  return {
    scenes: rows.map(({ scene, source, fileId, seconds, sentences, spoken }) => ({
      ...{ scene, source, seconds, spoken, url: fileUrl(fileId) },
      sentences: [...sentences],
    })),
    speech: speech ? { model: speech.id, speakers: [...speech.speakers] } : null,
    voicingsLeft: Math.max(
      0,
      FILM_LIMITS.voicingsPerUnit - (await voicings.countIncludedVoicings(db, script)),
    ),
    voicing: last ? presentVoicing(last) : null,
  };
}

function presentVoicing({ status, speaker, scenes, spoken, failure }: voicings.VoicingRow): Voicing {
  return {
    ...{ status, speaker, scenes: [...scenes] },
    done: status === "completed" ? scenes.length : spoken.length,
    error: failure === null ? null : VOICING_FAILURES[failure],
  };
}

/**
 * Reads the voices of a script with its last voicing (`GET /api/generations/:id/voice` in
 * `voices.routes.ts`; format: `core/film/voice.ts`). Throws 404, and 409 while the script is being
 * written.
 */
export async function readVoices(
  { db, speech }: Pick<VoicesDeps, "db" | "speech">,
  script: OwnedId,
): Promise<FilmVoice> {
  await requireScript(db, script);
  return presentVoices(db, speech, script);
}

/**
 * Stores the owner's recording of a scene and replaces the previous one (`voices.routes.ts`). A
 * worker reads the audio and refuses what is shorter than `MIN_SECONDS`
 * (`server/workers/media/read-recording.ts`); the file is kept as it is. Throws 404, 409, 400 for
 * other files (`core/film/messages.ts`), such audio or more than `FILM_LIMITS.voiceSeconds`
 * (`core/film/limits.ts`), and 413 if the user's storage is full
 * (`LIMITS.uploadedBytesPerUser` in `core/limits.ts`).
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
    // The lock serializes two recordings of one scene.
    await lockOwned(tx, script);
    const ids = await repo.removeVoices(tx, script, "recorded", [scene]);
    await deleteFilmFiles(tx, deps, { userId, generationId, ids });
    const voice = { scene, source: "recorded", fileId, seconds, sentences: [], spoken: null } as const;
    await repo.insertVoices(tx, script, [voice]);
  });
  return presentVoices(deps.db, deps.speech, script);
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
 * Removes the recording of a scene (`DELETE /api/generations/:id/voice/:scene` in
 * `voices.routes.ts`) and returns the remaining voices; a voice of the provider, or a scene without
 * a recording, stays as it is. Throws 404, and 409 while the script is being written.
 */
export async function removeVoice(deps: VoicesDeps, { scene, ...script }: OwnedScene): Promise<FilmVoice> {
  const { userId, id: generationId } = script;
  await deps.db.transaction(async (tx) => {
    await requireScript(tx, script);
    const ids = await repo.removeVoices(tx, script, "recorded", [scene]);
    await deleteFilmFiles(tx, deps, { userId, generationId, ids });
  });
  return readVoices(deps, script);
}
