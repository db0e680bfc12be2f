import { FILM_RENDER_FAILURES } from "#core/film/film-render.copy.ts";
import type { FilmRender, FilmRenderList, RenderFilm } from "#core/film/film-render.ts";
import { FILM_LIMITS } from "#core/film/limits.ts";
import type { Db, Queryable } from "#server/db/client.ts";
import type { Jobs } from "#server/jobs/jobs.ts";
import type { Clock } from "#server/lib/clock.ts";
import { AppError } from "#server/lib/errors.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import { consumeWithin } from "../../rate-limits/rate-limits.public.ts";
import { FILM_RENDER } from "./film-render.job.ts";
import * as repo from "./film-renders.repo.ts";
import { readFilmSettings } from "./film-settings.service.ts";
import { requireScript } from "./film-source.ts";
import { filmRateLimits, requireSpace } from "./film-upload.service.ts";
import { removeUploading } from "./films.service.ts";

/**
 * Dependencies of the service of renders; `boot/deps.ts` provides them to `film-renders.routes.ts`.
 * `filmRenderer` is the setting `FILM_RENDERER` (`boot/settings.ts`).
 */
export interface FilmRendersDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly jobs: Pick<Jobs, "send">;
  readonly config: { readonly filmRenderer: "none" | "server" };
}

async function present(db: Queryable, row: repo.RenderRow): Promise<FilmRender> {
  const { id, generationId, ratio, status, frames, totalFrames, failure, filmId, createdAt } = row;
  return {
    ...{ id, generationId, ratio, status, frames, totalFrames },
    ahead: status === "pending" ? await repo.countAhead(db, row) : null,
    error: failure === null ? null : FILM_RENDER_FAILURES[failure],
    filmId: status === "completed" ? filmId : null,
    createdAt: createdAt.toISOString(),
  };
}

/**
 * Accepts a request for a video made by the server (`POST /api/generations/:id/film` in
 * `film-renders.routes.ts`) and enqueues its job (`run-render.ts`); without settings, the saved
 * ones apply. Throws 503 `renderer_off` (setting `FILM_RENDERER`), 404, 409 `still_working` for
 * generations without a finished script, 413 for a user whose storage is full, 409 `film_limit` and
 * `render_limit` (`FILM_LIMITS` in `core/film/limits.ts`), and 429 (`filmsPerHour` in
 * `core/rate-limits.ts`).
 */
export async function startRender(
  deps: FilmRendersDeps,
  own: OwnedId,
  { ratio, settings }: RenderFilm,
): Promise<FilmRender> {
  const { db, clock } = deps;
  const { userId, id: generationId } = own;
  await requireScript(db, own);
  if (deps.config.filmRenderer === "none") throw new AppError("renderer_off");
  const saved = settings ?? (await readFilmSettings(deps, own)).settings;
  const id = deps.newId();
  return db.transaction(async (tx) => {
    await requireScript(tx, own);
    await consumeWithin(tx, clock, filmRateLimits(userId));
    const { all, ofScript } = await repo.countUnfinished(tx, userId, generationId);
    // The size is unknown before the render; this rejects only full accounts.
    await requireSpace(tx, own, { bytes: 1, films: ofScript + 1 });
    if (all >= FILM_LIMITS.rendersPerUser) throw new AppError("render_limit");
    await repo.insertRender(tx, clock, {
      ...{ id, userId, generationId, ratio },
      settings: saved === null ? null : { ...saved, ratio },
    });
    await deps.jobs.send(tx, FILM_RENDER, { id });
    return present(tx, await requireRender(tx, { userId, id }));
  });
}

async function requireRender(db: Queryable, own: OwnedId): Promise<repo.RenderRow> {
  const row = await repo.findRender(db, own);
  if (!row) throw new AppError("not_found");
  return row;
}

/**
 * Reads a render with its progress in frames and its place in the queue (`GET
 * /api/film-renders/:id` in `film-renders.routes.ts`; format: `core/film/film-render.ts`). Messages
 * of failures: `core/film/film-render.copy.ts`. Throws 404, also after `FILM_LIMITS.renderHours`
 * (`core/film/limits.ts`).
 */
export async function readRender({ db }: Pick<FilmRendersDeps, "db">, own: OwnedId): Promise<FilmRender> {
  return present(db, await requireRender(db, own));
}

/**
 * Lists the renders of a script, newest first, and whether this server makes videos (`GET
 * /api/generations/:id/film/renders` in `film-renders.routes.ts`). Ended renders are listed for
 * `FILM_LIMITS.renderHours` (`core/film/limits.ts`). Throws 404, and 409 while the script is being
 * written.
 */
export async function listRenders(
  { db, config }: Pick<FilmRendersDeps, "db" | "config">,
  own: OwnedId,
): Promise<FilmRenderList> {
  await requireScript(db, own);
  const rows = await repo.listRenders(db, own);
  return {
    items: await Promise.all(rows.map((row) => present(db, row))),
    isEnabled: config.filmRenderer !== "none",
  };
}

/**
 * Stops a render, or removes an ended one from the list (`DELETE /api/film-renders/:id` in
 * `film-renders.routes.ts`), with its incomplete video; a complete video stays. A running try
 * notices within `CHECK_INTERVAL_MS` (`runs/claim-watch.ts`) that its row is gone and ends. Throws
 * 404.
 */
export async function deleteRender(
  { db, clock }: Pick<FilmRendersDeps, "db" | "clock">,
  own: OwnedId,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { userId, filmId } = await requireRender(tx, own);
    await repo.deleteRender(tx, own);
    if (filmId !== null) await removeUploading(tx, { clock }, { userId, id: filmId });
  });
}
