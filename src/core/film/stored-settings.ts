import * as z from "zod/mini";
import { filmSettingsSchema } from "./settings.ts";

/** Saved settings of a script's film in responses; `revision` is 0 before the first save. */
export const storedFilmSettingsSchema = z.object({
  settings: z.nullable(filmSettingsSchema),
  revision: z.number(),
});
/** Response of the routes that read and save the settings of a film. */
export type StoredFilmSettings = z.output<typeof storedFilmSettingsSchema>;

/**
 * Request body of a save of the film editor; `baseRevision` is the revision that the change is
 * based on.
 */
export const saveFilmSettingsSchema = z.object({
  settings: filmSettingsSchema,
  baseRevision: z.int().check(z.minimum(0)),
});
/** A valid request of the film editor to save the settings of a film. */
export type SaveFilmSettings = z.output<typeof saveFilmSettingsSchema>;
