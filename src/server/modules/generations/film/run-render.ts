import type { Film } from "#core/film/film.ts";
import type { FilmRenderFailureReason } from "#core/film/film-render.copy.ts";
import { filmTags } from "#core/film/film-tags.ts";
import { heardVoices, withVoices } from "#core/film/heard-voices.ts";
import {
  FilmRenderError,
  type FilmRenderer,
  type SpokenFile,
} from "#server/adapters/film-renderer/film-renderer.ts";
import type { JobContext } from "#server/jobs/job.ts";
import type { Jobs } from "#server/jobs/jobs.ts";
import { AppError } from "#server/lib/errors.ts";
import type { UserId } from "#server/lib/user-id.ts";
import type { Logger } from "#server/observability/log.ts";
import { captionsOf } from "#studio/film/captions-of.ts";
import { framesOf } from "#studio/film/model.ts";
import { readFile } from "../../files/files.public.ts";
import { ClaimLostError, monitorClaim } from "../runs/claim-watch.ts";
import { directScript, type FilmPreviewDeps } from "./film-preview.service.ts";
import { FILM_RENDER } from "./film-render.job.ts";
import { findRender, type RenderRow } from "./film-renders.repo.ts";
import * as repo from "./render-runs.repo.ts";
import { filmScriptOf } from "./film-script.ts";
import { requireScript } from "./film-source.ts";
import * as uploads from "./film-upload.service.ts";
import { findFilm } from "./films.repo.ts";
import { removeUploading } from "./films.service.ts";
import { listVoices, type VoiceRow } from "./voices.repo.ts";

/**
 * Dependencies of the job `FILM_RENDER` (`film-render.job.ts`) and of the sweep of renders;
 * `boot/deps.ts` provides them to `generations.jobs.ts`. `filmRenderer` is `undefined` without the
 * setting `FILM_RENDERER=server`.
 */
export interface RunRenderDeps extends uploads.FilmUploadDeps, FilmPreviewDeps {
  readonly log: Logger;
  /** `undefined` without `FILM_RENDERER=server`. */
  readonly filmRenderer: FilmRenderer | undefined;
}

/** Minimum age of a lost render; a younger one without a job may be between two transactions. */
const MIN_ORPHAN_AGE_SECONDS = 30;

/** Writes the progress of a try once a second; `signal` aborts when the claim is lost. */
function followTry({ db }: Pick<RunRenderDeps, "db">, claim: repo.RenderClaim) {
  let frames = 0;
  const { signal, stop } = monitorClaim(() => repo.writeRender(db, claim, { frames }));
  return { signal, stop, onProgress: (done: number) => (frames = done) };
}

/** Directs the film of a render, and reads its audible voices. */
async function direct(deps: RunRenderDeps, row: RenderRow) {
  const { userId, generationId, ratio, settings } = row;
  const own = { userId, id: generationId };
  const generation = await requireScript(deps.db, own);
  const script = filmScriptOf(generation);
  if (!script) throw new AppError("not_found");
  const voices = await listVoices(deps.db, own);
  const wanted = settings === null ? undefined : withVoices(settings, heardVoices(voices, settings));
  const directed = await directScript(deps, own, script, { settings: wanted, ratio });
  const heard = heardVoices(voices, directed.settings);
  const { companyName, productName } = script.brief;
  // A completed generation always has an engine.
  const engine = generation.engine ?? "studio";
  return {
    directed,
    tags: filmTags({ companyName, productName, engine }, heard),
    voices: await readVoiceFiles(deps, userId, directed.film, heard),
  };
}

async function readVoiceFiles(
  deps: RunRenderDeps,
  userId: UserId,
  film: Film,
  heard: readonly VoiceRow[],
): Promise<SpokenFile[]> {
  const files = heard.map(async ({ scene, fileId }) => {
    const at = film.scenes[scene]?.from;
    return at === undefined ? [] : [{ at, bytes: await readFile(deps, { userId, id: fileId }) }];
  });
  return (await Promise.all(files)).flat();
}

/** Stores the file like an upload; writes row and claim in one transaction. */
async function store(
  deps: RunRenderDeps,
  row: RenderRow,
  claim: repo.RenderClaim,
  film: { readonly parts: readonly Uint8Array[]; readonly cover: Uint8Array; readonly captions: Captions },
): Promise<void> {
  const { userId, generationId, ratio } = row;
  const id = deps.newId();
  const bytes = film.parts.reduce((sum, part) => sum + part.length, 0);
  await deps.db.transaction(async (tx) => {
    if (!(await repo.writeRender(tx, claim, { filmId: id }))) throw new ClaimLostError();
    const { captions } = film;
    const inserted = { id, generationId, ratio, bytes, captions, madeBy: "server" } as const;
    await uploads.insertWithinSpace(tx, deps, userId, inserted);
  });
  for (const [part, content] of film.parts.entries())
    await uploads.putPart(deps, { userId, id, part }, content);
  // Saved before the render ends, so that a finished video has its cover.
  await uploads.saveCover(deps, { userId, id }, film.cover);
  await uploads.completeFilm(deps, { userId, id });
}
type Captions = ReturnType<typeof captionsOf>;

/**
 * Completes the render if an earlier try has stored its whole video; otherwise removes what that
 * try has stored.
 */
async function continueEarlier(
  deps: RunRenderDeps,
  { userId, filmId }: RenderRow,
  claim: repo.RenderClaim,
): Promise<boolean> {
  if (filmId === null) return false;
  const film = await findFilm(deps.db, { userId, id: filmId });
  if (film?.status === "completed") {
    await repo.endRender(deps.db, deps.clock, claim, null);
    return true;
  }
  await deps.db.transaction((tx) => removeUploading(tx, deps, { userId, id: filmId }));
  return false;
}

/** Returns the reason of a permanent failure; `undefined` if another try may succeed. */
function finalReason(error: unknown): FilmRenderFailureReason | undefined {
  if (error instanceof FilmRenderError) {
    if (error.failure === "crash") return undefined;
    return error.failure === "voice" ? "voice" : "render";
  }
  if (!(error instanceof AppError)) return undefined;
  if (error.code === "storage_limit") return "space";
  if (error.code === "film_limit") return "limit";
  return error.code === "invalid_input" ? "settings" : undefined;
}

async function fail(
  deps: RunRenderDeps,
  { userId, id }: RenderRow,
  claim: repo.RenderClaim,
  reason: FilmRenderFailureReason,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const current = await findRender(tx, { userId, id });
    if (current?.fence !== claim.fence) return;
    const { filmId } = current;
    if (filmId !== null) await removeUploading(tx, deps, { userId, id: filmId });
    await repo.endRender(tx, deps.clock, claim, reason);
  });
}

/**
 * Handler of the job `FILM_RENDER` (`film-render.job.ts`), called by
 * `generations/generations.jobs.ts`: runs one try of a render and stores the video like an upload.
 * `server/adapters/film-renderer/render-process.ts` draws and encodes; tags of the file:
 * `core/film/film-tags.ts`. Errors that another try may resolve are rethrown; others fail the
 * render with a reason (`finalReason` in this file, messages in `core/film/film-render.copy.ts`).
 * The video of a stopped render is not stored.
 */
export async function runRender(
  deps: RunRenderDeps,
  id: string,
  { signal, stopping, lastTry }: Pick<JobContext, "signal" | "stopping" | "lastTry">,
): Promise<void> {
  const { db, clock, log, filmRenderer } = deps;
  const row = await repo.claimRender(db, id);
  if (!row) return;
  const claim = { id, fence: row.fence };
  const following = followTry(deps, claim);
  try {
    if (await continueEarlier(deps, row, claim)) return;
    if (!filmRenderer) throw new FilmRenderError("not_installed", "FILM_RENDERER is none");
    const { directed, tags, voices } = await direct(deps, row);
    const { film, assets } = directed;
    await repo.writeRender(db, claim, { totalFrames: framesOf(film) });
    const ended = AbortSignal.any([signal, stopping, following.signal]);
    const rendered = await filmRenderer.render(
      { film, assets, seed: row.generationId, voices, tags, cover: directed.settings.cover ?? 0 },
      { onProgress: following.onProgress, signal: ended },
    );
    await store(deps, row, claim, { ...rendered, captions: captionsOf(film) });
    await repo.endRender(db, clock, claim, null);
  } catch (error) {
    if (following.signal.aborted || error instanceof ClaimLostError) return;
    const reason = finalReason(error);
    if (!stopping.aborted) log.warn({ err: error, render: id }, "render failed");
    if (reason === undefined && !lastTry) throw error;
    await fail(deps, row, claim, reason ?? (stopping.aborted ? "interrupted" : "render"));
  } finally {
    following.stop();
  }
}

/**
 * Sweep, every minute from `generations.jobs.ts`: fails renders older than 30 s
 * (`MIN_ORPHAN_AGE_SECONDS` in this file) without a job, and removes renders that ended `keptHours`
 * ago; the job passes `FILM_LIMITS.renderHours` (`core/film/limits.ts`).
 */
export async function sweepRenders(
  deps: Pick<RunRenderDeps, "db" | "clock"> & { readonly jobs: Pick<Jobs, "isLive"> },
  keptHours: number,
): Promise<void> {
  const { db, clock } = deps;
  for (const row of await repo.listUnfinishedRenders(db, clock, MIN_ORPHAN_AGE_SECONDS)) {
    if (await deps.jobs.isLive(FILM_RENDER, { id: row.id })) continue;
    const { userId, filmId } = row;
    await db.transaction(async (tx) => {
      await repo.failRender(tx, clock, row);
      if (filmId !== null) await removeUploading(tx, deps, { userId, id: filmId });
    });
  }
  await repo.deleteEndedRenders(db, clock, keptHours);
}
