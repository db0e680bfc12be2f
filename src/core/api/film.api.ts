import * as z from "zod/mini";
import type { Film } from "../film/film.ts";
import { filmSettingsSchema } from "../film/settings.ts";
import type { Area } from "./endpoint.ts";

/** A film that a browser can draw: the data, and where its sheets and pictures are. */
const filmPreviewSchema = z.object({
  /** The settings of the request, or the proposed ones. */
  settings: filmSettingsSchema,
  film: z.custom<Film>(),
  /** Address of each asset of the film, by its id. Equal bytes have the same address for hours. */
  assets: z.array(z.object({ id: z.string(), url: z.string() })),
  /** Index and upload id of the pictures that scenes can show, without the logo. */
  pictures: z.array(z.object({ id: z.string(), url: z.string() })),
});

/**
 * A directed film with what a browser needs to play it: addresses of its sheets and pictures.
 * `film-preview.service.ts` makes it; the film editor plays it.
 */
export type FilmPreview = z.output<typeof filmPreviewSchema>;

/**
 * Contract of the route that directs the film of a script, for the film editor's preview; served by
 * `generations/film/film-preview.routes.ts`. Settings are in `core/film/settings.ts`.
 */
export const filmApi = {
  "POST /api/generations/:id/film/preview": {
    summary: "Direct the film of a finished video script or campaign",
    description:
      "Returns the film as data, which the browser draws and encodes; costs no unit and stores no settings. Without `settings`, they are proposed from the script, the brand and the pictures.",
    params: z.object({ id: z.string() }),
    body: z.object({ settings: z.optional(filmSettingsSchema) }),
    status: 200,
    success: "The film",
    response: filmPreviewSchema,
    errors: ["still_working", "storage_unavailable"],
  },
} satisfies Area;
