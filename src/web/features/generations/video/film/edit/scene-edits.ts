import { FILM_LIMITS } from "#core/film/limits.ts";
import type { FilmScene, FilmSettings } from "#core/film/settings.ts";

/** Smallest step of a scene's length, in seconds. */
const STEP = 0.1;

const toSteps = (seconds: number) => Math.round(seconds / STEP);

/**
 * Returns the settings with changed fields of one scene, for `SceneForm`; the same settings for an
 * unknown index.
 */
export function setScene(settings: FilmSettings, index: number, changes: Partial<FilmScene>): FilmSettings {
  const scene = settings.scenes[index];
  if (!scene) return settings;
  return { ...settings, scenes: settings.scenes.with(index, { ...scene, ...changes }) };
}

/**
 * Returns the settings with a scene at another place, for Alt and the arrow keys in the timeline
 * (`timeline-keys.ts`). A place outside of the film changes nothing.
 */
export function moveScene(settings: FilmSettings, from: number, to: number): FilmSettings {
  const scene = settings.scenes[from];
  if (!scene || to < 0 || to >= settings.scenes.length) return settings;
  return { ...settings, scenes: settings.scenes.toSpliced(from, 1).toSpliced(to, 0, scene) };
}

/**
 * Moves the end of a scene by some seconds (negative: earlier; rounded to `STEP`), for `EndHandle`
 * and the keys of the timeline (`timeline-keys.ts`). The scenes after it give or take the time,
 * from the nearest on; the length of the video stays. The last scene moves its beginning instead.
 * No scene becomes shorter than `FILM_LIMITS.sceneSeconds` (`core/film/limits.ts`).
 */
export function moveEnd(settings: FilmSettings, index: number, seconds: number): FilmSettings {
  const least = Math.ceil(FILM_LIMITS.sceneSeconds / STEP - 1e-6);
  const steps = settings.scenes.map((scene) => toSteps(scene.seconds));
  const own = steps[index];
  if (own === undefined || steps.length < 2) return settings;
  const places = steps.map((_, place) => place);
  const givers = index === steps.length - 1 ? places.slice(0, -1).toReversed() : places.slice(index + 1);
  const wanted = Math.max(toSteps(seconds), least - own);
  if (wanted < 0) {
    const [nearest = 0] = givers;
    steps[index] = own + wanted;
    steps[nearest] = (steps[nearest] ?? 0) - wanted;
    return withSteps(settings, steps);
  }
  let open = wanted;
  for (const giver of givers) {
    const given = Math.min(open, Math.max(0, (steps[giver] ?? 0) - least));
    steps[giver] = (steps[giver] ?? 0) - given;
    open -= given;
  }
  steps[index] = own + wanted - open;
  return withSteps(settings, steps);
}

/**
 * Changes the length of a film in its settings, when the user picks another in `SoundForm`. The
 * scenes keep their proportions as far as `FILM_LIMITS.sceneSeconds` (`core/film/limits.ts`)
 * allows, and the time of the cover moves with them. The same settings if the scenes do not fit.
 */
export function setSeconds(settings: FilmSettings, seconds: FilmSettings["seconds"]): FilmSettings {
  const least = Math.ceil(FILM_LIMITS.sceneSeconds / STEP - 1e-6);
  const total = toSteps(seconds);
  const factor = seconds / settings.seconds;
  const steps = settings.scenes.map((scene) => Math.max(least, Math.round(toSteps(scene.seconds) * factor)));
  let rest = total - steps.reduce((sum, own) => sum + own, 0);
  // Rounding and the shortest scenes leave a rest, which the longest scenes take.
  while (rest !== 0) {
    const at = steps.indexOf(Math.max(...steps));
    const change = rest > 0 ? rest : Math.max(rest, -1);
    if (change < 0 && (steps[at] ?? 0) <= least) return settings;
    steps[at] = (steps[at] ?? 0) + change;
    rest -= change;
  }
  const { cover } = settings;
  return { ...withSteps(settings, steps), seconds, ...(cover !== undefined && { cover: cover * factor }) };
}

function withSteps(settings: FilmSettings, steps: readonly number[]): FilmSettings {
  const scenes = settings.scenes.map((scene, index) => ({
    ...scene,
    seconds: Math.round((steps[index] ?? 0) * STEP * 10) / 10,
  }));
  return { ...settings, scenes };
}
