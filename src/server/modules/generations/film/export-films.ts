import { asc, eq, getTableColumns } from "drizzle-orm";
import type { Queryable } from "#server/db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { filmRenders } from "../film-renders.table.ts";
import { filmSettings, films, sceneVoices, voicings } from "../film.table.ts";

const { userId: _ofSettings, ...settingsColumns } = getTableColumns(filmSettings);
const { userId: _ofFilms, ...filmColumns } = getTableColumns(films);
const { userId: _ofVoices, ...voiceColumns } = getTableColumns(sceneVoices);
const { userId: _ofVoicings, fence: _fence, ...voicingColumns } = getTableColumns(voicings);
const { userId: _ofRenders, fence: _renderFence, ...renderColumns } = getTableColumns(filmRenders);

/**
 * Reads film settings, finished videos, renders, voices and voicings of a user, without user ids
 * and fences. `data-export/data-export.service.ts` writes them to `videos.json`;
 * `readAllResultFiles` (`export.service.ts`) adds the videos themselves.
 */
export async function readAllFilms(db: Queryable, userId: UserId): Promise<object> {
  const settings = await db.select(settingsColumns).from(filmSettings).where(eq(filmSettings.userId, userId));
  const ofUser = eq(films.userId, userId);
  const videos = await db.select(filmColumns).from(films).where(ofUser).orderBy(asc(films.createdAt));
  const voices = await db.select(voiceColumns).from(sceneVoices).where(eq(sceneVoices.userId, userId));
  const asked = await db.select(voicingColumns).from(voicings).where(eq(voicings.userId, userId));
  const renders = await db.select(renderColumns).from(filmRenders).where(eq(filmRenders.userId, userId));
  return { settings, videos, voices, voicings: asked, renders };
}
