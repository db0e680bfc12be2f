import * as z from "zod/mini";
import { filmSettingsSchema } from "./settings.ts";

/**
 * Response of the routes that read and save the settings of a script's film; before the first save
 * `settings` is `null` and `revision` 0. `film-settings.service.ts` makes it.
 */
export const storedFilmSettingsSchema = z.object({
  settings: z.nullable(filmSettingsSchema),
  revision: z.number(),
});
/**
 * Saved settings of a film with their revision, from `film-settings.service.ts` to the film editor.
 */
export type StoredFilmSettings = z.output<typeof storedFilmSettingsSchema>;

/**
 * Body of a save of the film editor; `baseRevision` is the revision that the change is based on,
 * and `film-settings.service.ts` refuses another one as a conflict. Limits and messages are those
 * of `filmSettingsSchema` in `settings.ts`.
 */
export const saveFilmSettingsSchema = z.object({
  settings: filmSettingsSchema,
  baseRevision: z.int().check(z.minimum(0)),
});
/**
 * Checked body of a save of the film editor, for `film-settings.service.ts`. Limits are those of
 * `filmSettingsSchema` (`settings.ts`).
 */
export type SaveFilmSettings = z.output<typeof saveFilmSettingsSchema>;
