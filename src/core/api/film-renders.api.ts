import * as z from "zod/mini";
import { filmRenderListSchema, filmRenderSchema, renderFilmSchema } from "../film/film-render.ts";
import { FILM_LIMITS } from "../film/limits.ts";
import { RATE_LIMITS } from "../rate-limits.ts";
import type { Area } from "./endpoint.ts";

const params = z.object({ id: z.string() });

/**
 * Contract of videos that the server makes, on installations with `FILM_RENDERER=server`; served by
 * `generations/film/film-renders.routes.ts`. Schemas are in `core/film/film-render.ts`. Limits are
 * `FILM_LIMITS` in `core/film/limits.ts` and `filmsPerHour` in `core/rate-limits.ts`; "the last
 * day" is `renderHours` of `FILM_LIMITS`, written out.
 */
export const filmRendersApi = {
  "POST /api/generations/:id/film": {
    summary: "Make a video of a finished script or full package on the server",
    description: `The server makes one video at a time and stores it with those that browsers made; read the render for its progress. The ratio takes the place of the one in the settings. Costs no unit; at most ${RATE_LIMITS.filmsPerHour} videos an hour, uploads included, ${FILM_LIMITS.rendersPerUser} unfinished ones, and ${FILM_LIMITS.perGeneration} for a script.`,
    params,
    body: renderFilmSchema,
    status: 202,
    success: "Accepted",
    response: filmRenderSchema,
    errors: ["renderer_off", "storage_limit", "still_working", "film_limit", "render_limit"],
  },
  "GET /api/generations/:id/film/renders": {
    summary: "List the videos of a script that the server makes, or made in the last day, newest first",
    params,
    status: 200,
    success: "The renders, and whether this server makes videos",
    response: filmRenderListSchema,
    errors: ["still_working"],
  },
  "GET /api/film-renders/:id": {
    summary: "Read the progress of a video that the server makes",
    params,
    status: 200,
    success: "The render",
    response: filmRenderSchema,
    errors: [],
  },
  "DELETE /api/film-renders/:id": {
    summary: "Stop making a video, or remove an ended render from the list",
    description: "A finished video stays.",
    params,
    status: 204,
    success: "Stopped or removed",
    errors: [],
  },
} satisfies Area;
