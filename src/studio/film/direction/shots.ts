import type { BeatGrid } from "#core/film/film.ts";
import type { FilmMovement, FilmScene, FilmSettings, FilmTransition } from "#core/film/settings.ts";
import { toBeat } from "../beat-grid.ts";
import type { ShotKind } from "./film-templates.ts";

/**
 * A part of a scene of a film with one layout, from `planShots`; a long scene has several. Times
 * are in seconds. `stage-shots.ts` of the server lays it out, `directFilm` (`direct-film.ts`) sets
 * it in motion.
 */
export interface Shot {
  readonly scene: number;
  /** Number in the film, from 0. */
  readonly index: number;
  /** Number in its scene, from 0. */
  readonly take: number;
  readonly kind: ShotKind;
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** Upload id; null for a shot of type and color. */
  readonly picture: string | null;
  readonly movement: FilmMovement;
  /** Transition at the start of the shot. */
  readonly transition: FilmTransition;
}

/** A scene is cut into shots of about this length, because a still bores after four seconds. */
const SHOT_SECONDS = { picture: 3, type: 5 } as const;
/** Long enough to read the address and the call to action. */
const END_SECONDS = 3;
/** Shorter shots cannot be read. */
const LEAST_SECONDS = 1.4;

/**
 * Computes start and end of a film's scenes, in seconds, from the lengths in its settings, for
 * `planShots` and `direct-film.ts`. Scenes end on the beat, and the last one ends with the film.
 */
export function sceneTimes(
  { scenes, seconds }: Pick<FilmSettings, "scenes" | "seconds">,
  beats: BeatGrid,
): readonly { readonly from: number; readonly to: number }[] {
  let end = 0;
  let from = 0;
  return scenes.map((scene, index) => {
    end += scene.seconds;
    const to = index === scenes.length - 1 ? seconds : toBeat(end, beats);
    const time = { from, to };
    from = to;
    return time;
  });
}

/**
 * Divides the scenes of a film into shots that begin on a beat; `server/render/film/draw-film.ts`
 * calls it before the film is directed. The last shot is the end card; shots with a picture
 * alternate between a layout and the full-frame picture. A scene starts with the transition of the
 * previous scene; cuts within a scene have that of the film. Lengths of shots are in this file.
 */
export function planShots(
  settings: Pick<FilmSettings, "scenes" | "seconds" | "transition">,
  beats: BeatGrid,
): Shot[] {
  const times = sceneTimes(settings, beats);
  const shots: Omit<Shot, "index" | "transition">[] = [];
  for (const [scene, content] of settings.scenes.entries()) {
    const { from = 0, to = 0 } = times[scene] ?? {};
    const isLast = scene === settings.scenes.length - 1;
    const hasEnd = isLast && to - from >= END_SECONDS + LEAST_SECONDS;
    const end = hasEnd ? toBeat(to - END_SECONDS, beats) : to;
    const base = { scene, text: content.text, picture: content.picture, movement: content.movement };
    if (isLast && !hasEnd) {
      shots.push({ ...base, take: 0, kind: "end", from, to });
    } else {
      const cuts = cutTimes(from, end, content, beats);
      cuts.slice(0, -1).forEach((start, take) => {
        const kind = take % 2 === 1 && content.picture !== null ? "full" : "layout";
        shots.push({ ...base, take, kind, from: start, to: cuts[take + 1] ?? end });
      });
      if (hasEnd) shots.push({ ...base, take: cuts.length - 1, kind: "end", from: end, to });
    }
  }
  return shots.map((shot, index) => ({ ...shot, index, transition: transitionInto(settings, shot) }));
}

function transitionInto(
  { scenes, transition }: Pick<FilmSettings, "scenes" | "transition">,
  { scene, take }: Pick<Shot, "scene" | "take">,
): FilmTransition {
  return (take === 0 ? scenes[scene - 1]?.transition : undefined) ?? transition;
}

/** Start, cuts on the beat, and end of a scene. */
function cutTimes(from: number, to: number, { picture }: FilmScene, beats: BeatGrid): number[] {
  const length = to - from;
  const preferred = picture === null ? SHOT_SECONDS.type : SHOT_SECONDS.picture;
  const most = Math.max(1, Math.floor(length / LEAST_SECONDS));
  const count = Math.min(most, Math.max(1, Math.round(length / preferred)));
  return Array.from({ length: count + 1 }, (_, index) => {
    if (index === 0) return from;
    return index === count ? to : toBeat(from + (length * index) / count, beats);
  });
}
