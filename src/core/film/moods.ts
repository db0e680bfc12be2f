/** A mood of the music; `bpm` is the tempo that the film's length may change by up to a tenth. */
interface FilmMood {
  readonly bpm: number;
}

/**
 * Moods of a film's music with the tempo, of which `beatGrid` (`studio/film/beat-grid.ts`) makes
 * bars. The notes are in `studio/film/audio/music-style.ts`, the names in `film.copy.ts`; `MOODS`
 * in `studio/film/propose-settings.ts` has the proposed one of each style.
 */
export const FILM_MOODS = {
  upbeat: { bpm: 112 },
  warm: { bpm: 92 },
  calm: { bpm: 76 },
  driving: { bpm: 124 },
  bright: { bpm: 104 },
  elegant: { bpm: 72 },
  playful: { bpm: 116 },
  cinematic: { bpm: 84 },
} as const satisfies Record<string, FilmMood>;

/**
 * Id of a mood of a film's music, stored in its settings (`settings.ts`); `beatGrid`
 * (`studio/film/beat-grid.ts`) and `music-style.ts` of the studio read it. See `FILM_MOODS`.
 */
export type FilmMoodId = keyof typeof FILM_MOODS;

/**
 * Ids of all moods, in the order of the form (`sound-form.tsx`); the schema in `settings.ts` takes
 * one of them.
 */
export const FILM_MOOD_IDS = Object.keys(FILM_MOODS) as readonly FilmMoodId[];
