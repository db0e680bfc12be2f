import { filmSettingsSchema, type FilmSettings } from "#core/film/settings.ts";

/** Messages by the path of a field, for example "address" or "scenes.0.text". */
export type SettingsErrors = Readonly<Record<string, string>>;

/**
 * Checks the settings of a film as the server does, before the film editor saves them; empty if
 * they can be stored.
 */
export function checkSettings(settings: FilmSettings): SettingsErrors {
  const { error } = filmSettingsSchema.safeParse(settings);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join("."), message]));
}
