import { eq, sql } from "drizzle-orm";
import type { SaveFilmSettings, StoredFilmSettings } from "#core/film/stored-settings.ts";
import type { Db, Queryable } from "#server/db/client.ts";
import type { Clock } from "#server/lib/clock.ts";
import { AppError } from "#server/lib/errors.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import { linkUploads } from "../../files/files.public.ts";
import { lockOwned } from "../generations.repo.ts";
import { requireScript } from "./film-source.ts";
import { filmSettings } from "../film.table.ts";

interface SettingsDeps {
  readonly db: Db;
  readonly clock: Clock;
}

async function findSettings(db: Queryable, { id }: OwnedId): Promise<StoredFilmSettings> {
  const [row] = await db.select().from(filmSettings).where(eq(filmSettings.generationId, id));
  return { settings: row?.settings ?? null, revision: row?.revision ?? 0 };
}

/**
 * Reads the settings of a script's film for `GET /api/generations/:id/film/settings` and for
 * `startRender` (`film-renders.service.ts`); `null` with revision 0 before the first save. Their
 * format is in `core/film/settings.ts`. Throws 404, and 409 while the script is being written.
 */
export async function readFilmSettings({ db }: SettingsDeps, own: OwnedId): Promise<StoredFilmSettings> {
  await requireScript(db, own);
  return findSettings(db, own);
}

/**
 * Saves the settings of a script's film (`PATCH /api/generations/:id/film/settings` in
 * `films.routes.ts`; rules: `core/film/settings.ts`) and links their pictures to the script
 * (`linkUploads` of `files`). Throws 404, 409 while the script is being written, `version_conflict`
 * with the newest settings when another tab has saved since `baseRevision`, and 400 for a picture
 * that is no upload of the user.
 */
export async function saveFilmSettings(
  { db, clock }: SettingsDeps,
  own: OwnedId,
  { settings, baseRevision }: SaveFilmSettings,
): Promise<StoredFilmSettings> {
  return db.transaction(async (tx) => {
    await requireScript(tx, own);
    // The lock keeps a second save waiting until this one is written.
    await lockOwned(tx, own);
    const ids = [...new Set(settings.scenes.flatMap(({ picture }) => picture ?? []))];
    // Added pictures stay linked to the script, so that undo can restore them.
    await linkUploads(tx, { clock }, { userId: own.userId, generationId: own.id, ids }, "settings.scenes");
    const current = await findSettings(tx, own);
    if (current.revision !== baseRevision) throw new AppError("version_conflict", { current });
    const revision = baseRevision + 1;
    const saved = { revision, settings, updatedAt: sql`${clock.now}` };
    await tx
      .insert(filmSettings)
      .values({ generationId: own.id, userId: own.userId, ...saved })
      .onConflictDoUpdate({ target: filmSettings.generationId, set: saved });
    return { settings, revision };
  });
}
