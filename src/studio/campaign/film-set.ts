/**
 * Scenery and sounds in the ad of a category. English noun phrases in lower case without a full
 * stop, so that they fit after "Wide:" as well as after "cut to".
 */
export interface FilmSet {
  /** Location of the scene. */
  readonly place: string;
  /** An everyday annoyance that the category solves. */
  readonly trouble: string;
  /** A close-up that is typical of the category. */
  readonly detail: string;
  /** People who use the product. */
  readonly use: string;
  /** The last image before the end card. */
  readonly after: string;
  /** Sounds of the place. */
  readonly noise: string;
}
