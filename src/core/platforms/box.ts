/**
 * A rectangle by its left, top, right and bottom edges, in px of the canvas unless stated
 * otherwise; layouts and the analysis of pictures use it.
 */
export interface Box {
  readonly l: number;
  readonly t: number;
  readonly r: number;
  readonly b: number;
}
