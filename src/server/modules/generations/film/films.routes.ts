import type { Context, MiddlewareHandler } from "hono";
import { filmsApi, filmSettingsApi } from "#core/api/films.api.ts";
import { FILM_LIMITS } from "#core/film/limits.ts";
import { filmMessages } from "#core/film/messages.ts";
import { LIMITS } from "#core/limits.ts";
import { uploadMessages } from "#core/uploads/messages.ts";
import { apiRoutes } from "#server/http/api-routes.ts";
import type { AppEnv } from "#server/http/env.ts";
import { sendContent } from "#server/http/send-content.ts";
import { imageReceiver } from "../../files/files.public.ts";
import { readFilmSettings, saveFilmSettings } from "./film-settings.service.ts";
import { receiveOwn } from "./receive-own.ts";
import * as uploads from "./film-upload.service.ts";
import * as service from "./films.service.ts";

/** Parts and covers are small; few at a time bound the memory. */
const QUEUES = {
  limits: { concurrency: 6, maxWaiting: 48 },
  limitsPerUser: { concurrency: 2, maxWaiting: 8 },
} as const;
const receivePart = imageReceiver({
  maxBytes: FILM_LIMITS.partBytes,
  messages: { notAnImage: filmMessages.unreadable, tooLarge: filmMessages.wrongPart },
  ...QUEUES,
});
const receiveCover = imageReceiver({ maxBytes: LIMITS.uploadBytes, messages: uploadMessages, ...QUEUES });

/**
 * Routes of finished videos and of film settings (`core/api/films.api.ts`); `boot/app.ts` mounts
 * them. `uploading` is `requireUser` (`require-user.service.ts`) without the limit of requests at
 * the same time (`server/http/middleware/user-limits.ts`). At most 6 files are received at a time,
 * 2 per user (`QUEUES` in this file); sizes: `FILM_LIMITS.partBytes` (`core/film/limits.ts`) for
 * parts, `LIMITS.uploadBytes` (`core/limits.ts`) for covers; messages: `core/film/messages.ts`,
 * `core/uploads/messages.ts`.
 */
export function filmRoutes(
  deps: uploads.FilmUploadDeps,
  requireUser: MiddlewareHandler<AppEnv>,
  uploading: MiddlewareHandler<AppEnv>,
) {
  const ownFile = async (c: Context<AppEnv>, receiver: typeof receivePart, id: string) =>
    receiveOwn(service.requireFilm(deps.db, { id, userId: c.var.user.id }), receiver.read(c, deps));
  return apiRoutes(
    filmsApi,
    { requireUser: uploading },
    {
      "GET /api/generations/:id/films": (c, { params }) =>
        service.listFilms(deps, { ...params, userId: c.var.user.id }),
      "POST /api/generations/:id/films": (c, { params, body }) =>
        uploads.beginFilm(deps, { ...params, userId: c.var.user.id }, body),
      "GET /api/films/:id": (c, { params }) => service.readFilm(deps, { ...params, userId: c.var.user.id }),
      "PUT /api/films/:id/parts/:part": {
        use: [receivePart.bounds],
        handle: async (c, { params }) => {
          const { bytes } = await ownFile(c, receivePart, params.id);
          return uploads.putPart(deps, { ...params, userId: c.var.user.id }, bytes);
        },
      },
      "POST /api/films/:id/complete": (c, { params }) =>
        uploads.completeFilm(deps, { ...params, userId: c.var.user.id }),
      "PUT /api/films/:id/cover": {
        use: [receiveCover.bounds],
        handle: async (c, { params }) => {
          const { bytes } = await ownFile(c, receiveCover, params.id);
          return uploads.saveCover(deps, { ...params, userId: c.var.user.id }, bytes);
        },
      },
      "GET /api/films/:id/files/:name": async (c, { params: { id, name } }) => {
        const { text, type, disposition } = await service.readCaptions(
          deps,
          { id, userId: c.var.user.id },
          name,
        );
        c.header("Content-Disposition", disposition);
        return c.body(text, 200, { "Content-Type": `${type}; charset=utf-8` });
      },
      "GET /api/films/:id/video": async (c, { params, query }) => {
        const own = { ...params, userId: c.var.user.id };
        return sendContent(c, await service.findVideo(deps, own, query.download === "1"));
      },
      "DELETE /api/films/:id": (c, { params }) =>
        service.deleteFilm(deps, { ...params, userId: c.var.user.id }),
    },
  ).route(
    "/",
    apiRoutes(
      filmSettingsApi,
      { requireUser },
      {
        "GET /api/generations/:id/film/settings": (c, { params }) =>
          readFilmSettings(deps, { ...params, userId: c.var.user.id }),
        "PATCH /api/generations/:id/film/settings": (c, { params, body }) =>
          saveFilmSettings(deps, { ...params, userId: c.var.user.id }, body),
      },
    ),
  );
}
