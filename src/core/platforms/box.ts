/**
 * A rectangle by its left, top, right and bottom edges, in px of the canvas unless stated
 * otherwise. The composer, layouts and the check of pictures (`core/checks/check-image.ts`) use
 * it. The box of a canvas that stays free of a platform's own buttons is `safeBoxOf`
 * (`canvases.ts`).
 */
export interface Box {
  readonly l: number;
  readonly t: number;
  readonly r: number;
  readonly b: number;
}
