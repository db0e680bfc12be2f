import { FILM_SIZES, type FilmRatio } from "#core/film/ratios.ts";

/** Longer side of the outline in px. */
const LARGE = 28;
const SMALL = 16;

/**
 * Outline of a film's ratio, next to its name in `FilmJobPanel`, `FilmRows` and `MakeBar`. Longer
 * side: `LARGE`, or `SMALL` if `small`; proportions: `core/film/ratios.ts`.
 */
export function RatioIcon({ ratio, small = false }: { ratio: FilmRatio; small?: boolean }) {
  const { width, height } = FILM_SIZES[ratio];
  const scale = (small ? SMALL : LARGE) / Math.max(width, height);
  return (
    <span
      aria-hidden
      style={{ width: width * scale, height: height * scale }}
      className="block rounded-xs border-2 border-ink-3"
    />
  );
}
