import { and, asc, eq, inArray } from "drizzle-orm";
import type { Queryable, Tx } from "#server/db/client.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import { sceneVoices } from "../film.table.ts";

/**
 * A row of `scene_voices` (`film.table.ts`): the recorded or spoken voice of one scene.
 * `saveRecording` (`voices.service.ts`) and `run-voicing.ts` make it; `listVoices` reads it for
 * `voices.service.ts` and for renders (`run-render.ts`).
 */
export type VoiceRow = typeof sceneVoices.$inferSelect;

const isOf = ({ userId, id }: OwnedId) =>
  and(eq(sceneVoices.userId, userId), eq(sceneVoices.generationId, id));

/**
 * The voices of a script's scenes in order, recorded and spoken ones; `voices.service.ts` presents
 * them, and `run-render.ts` mixes those into videos that `heardVoices`
 * (`core/film/heard-voices.ts`) chooses.
 */
export async function listVoices(db: Queryable, script: OwnedId): Promise<VoiceRow[]> {
  return db
    .select()
    .from(sceneVoices)
    .where(isOf(script))
    .orderBy(asc(sceneVoices.scene), asc(sceneVoices.source));
}

/**
 * Removes the voices of scenes that are deleted or replaced, and returns their files, which the
 * callers `saveRecording` (`voices.service.ts`), `removeVoice` and `run-voicing.ts` delete.
 */
export async function removeVoices(
  tx: Tx,
  script: OwnedId,
  source: VoiceRow["source"],
  scenes: readonly number[],
): Promise<string[]> {
  const rows = await tx
    .delete(sceneVoices)
    .where(and(isOf(script), eq(sceneVoices.source, source), inArray(sceneVoices.scene, [...scenes])))
    .returning({ fileId: sceneVoices.fileId });
  return rows.map(({ fileId }) => fileId);
}

/**
 * Inserts a recording (`saveRecording` in `voices.service.ts`), or the voices of a completed
 * voicing (`run-voicing.ts`). The caller has locked the script and removed the scenes' older voices
 * of the same source.
 */
export async function insertVoices(
  tx: Tx,
  { userId, id }: OwnedId,
  voices: readonly Omit<VoiceRow, "userId" | "generationId">[],
): Promise<void> {
  await tx.insert(sceneVoices).values(voices.map((voice) => ({ ...voice, userId, generationId: id })));
}
