import type { GenerationOf } from "#core/generations/api.ts";
import { api } from "#web/lib/api.ts";
import type { StoredSettings } from "./use-film-draft.ts";
import { createAssetLoader } from "./load-assets.ts";
import { directFilm, type DrawableFilm } from "./use-film-preview.ts";

/**
 * Answer of `openFilm` for a finished script, with which `FilmPage` opens `FilmEditor`: the
 * generation, the settings of its film (stored, or proposed by `studio/film/propose-settings.ts`;
 * revision 0 then) and the first preview.
 */
export interface OpenedFilm {
  readonly type: "open";
  readonly generation: GenerationOf<"video"> | GenerationOf<"campaign">;
  readonly stored: StoredSettings;
  readonly first: DrawableFilm;
}

/**
 * Answer of `openFilm` for a generation without a video: its script is not ready, or it has none.
 * `FilmPage` then explains it.
 */
interface NoFilm {
  readonly type: "notReady" | "noScript";
}

/**
 * Loads the initial data of a video for `FilmPage`: generation, settings and first preview.
 * "noScript" for kinds other than video and campaign (the server checks them in `film-source.ts`)
 * and for failed generations, "notReady" for unfinished ones. Without stored settings, the server
 * proposes some (`studio/film/propose-settings.ts`). Throws an `ApiError`, also for a generation
 * that does not exist.
 */
export async function openFilm(id: string, signal: AbortSignal): Promise<OpenedFilm | NoFilm> {
  const params = { id };
  const generation = await api("GET /api/generations/:id", { params, signal });
  if (generation.kind !== "video" && generation.kind !== "campaign") return { type: "noScript" };
  if (generation.status === "failed") return { type: "noScript" };
  if (generation.status !== "completed") return { type: "notReady" };
  const { settings, revision } = await api("GET /api/generations/:id/film/settings", { params, signal });
  const first = await directFilm(id, settings ?? undefined, createAssetLoader(), signal);
  return { type: "open", generation, stored: { settings: settings ?? first.settings, revision }, first };
}
