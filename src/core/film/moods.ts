/** A mood of the music; `bpm` is the tempo that the film's length may change by up to a tenth. */
interface FilmMood {
  readonly bpm: number;
}

/**
 * Moods of a film's music. Cuts and captions follow the beat, so the tempo is part of the film; the
 * notes are composed in `studio/film/audio`.
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

/** Id of a mood. */
export type FilmMoodId = keyof typeof FILM_MOODS;

/** Ids of all moods, in the order of the form. */
export const FILM_MOOD_IDS = Object.keys(FILM_MOODS) as readonly FilmMoodId[];
