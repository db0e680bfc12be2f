import { and, asc, eq } from "drizzle-orm";
import type { Queryable, Tx } from "#server/db/client.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import { sceneVoices } from "../film.table.ts";

/** A row of `scene_voices`. */
export type VoiceRow = typeof sceneVoices.$inferSelect;

const isOf = ({ userId, id }: OwnedId) =>
  and(eq(sceneVoices.userId, userId), eq(sceneVoices.generationId, id));

/** The voices of a script's scenes, in order. */
export async function listVoices(db: Queryable, script: OwnedId): Promise<VoiceRow[]> {
  return db.select().from(sceneVoices).where(isOf(script)).orderBy(asc(sceneVoices.scene));
}

/** Removes the voice of a scene and returns its file, which the caller deletes. */
export async function removeVoice(tx: Tx, script: OwnedId, scene: number): Promise<string | undefined> {
  const [row] = await tx
    .delete(sceneVoices)
    .where(and(isOf(script), eq(sceneVoices.scene, scene)))
    .returning({ fileId: sceneVoices.fileId });
  return row?.fileId;
}

/** Inserts the voice of a scene that has none; the caller has locked the script. */
export async function insertVoice(
  tx: Tx,
  { userId, id }: OwnedId,
  voice: Omit<VoiceRow, "userId" | "generationId">,
): Promise<void> {
  await tx.insert(sceneVoices).values({ ...voice, userId, generationId: id });
}
