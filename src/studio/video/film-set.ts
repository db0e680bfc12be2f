/**
 * What a trade gives a camera to look at. Phrases in English, the language of the directions: noun phrases in lower
 * case without a full stop, so that they stand after "Wide:" as well as after "cut to".
 */
export interface FilmSet {
  /** Where it happens. */
  readonly place: string;
  /** The everyday annoyance, seen rather than told. */
  readonly trouble: string;
  /** A close-up that belongs to the trade. */
  readonly detail: string;
  /** The offer in use, by people. */
  readonly use: string;
  /** The picture that stays. */
  readonly after: string;
  /** What is heard there. */
  readonly noise: string;
}
