import { filmSettingsSchema, type FilmSettings } from "#core/film/settings.ts";

/**
 * Messages by the path of a field, for example "address" or "scenes.0.text": `checkSettings` makes
 * them, the film draft keeps them and `SoundForm` shows that of the address.
 */
export type SettingsErrors = Readonly<Record<string, string>>;

/**
 * Checks the settings of a film with the server's schema (`filmSettingsSchema` in
 * `core/film/settings.ts`) before `createFilmDraft` hands them on to be saved; empty if they can be
 * stored.
 */
export function checkSettings(settings: FilmSettings): SettingsErrors {
  const { error } = filmSettingsSchema.safeParse(settings);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join("."), message]));
}
