import type { Curve, Ease } from "#core/film/film.ts";

const BACK = 1.4;

/** Easing functions from 0 to 1; `outBack` passes 1 by about a twelfth and returns. */
const EASE: Record<Ease, (t: number) => number> = {
  linear: (t) => t,
  hold: () => 0,
  inOutSine: (t) => (1 - Math.cos(Math.PI * t)) / 2,
  outCubic: (t) => 1 - (1 - t) ** 3,
  outQuart: (t) => 1 - (1 - t) ** 4,
  outExpo: (t) => 1 - 2 ** (-10 * t),
  inCubic: (t) => t ** 3,
  inQuart: (t) => t ** 4,
  inOutCubic: (t) => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2),
  inOutQuart: (t) => (t < 0.5 ? 8 * t ** 4 : 1 - (2 - 2 * t) ** 4 / 2),
  outBack: (t) => 1 + (BACK + 1) * (t - 1) ** 3 + BACK * (t - 1) ** 2,
};

/**
 * Returns the value of a film's curve at a time in seconds, `otherwise` for a missing or empty
 * curve; before the first key it has that key's value, after the last one the last. Easings are
 * `EASE` in this file. `frame.ts` calls it for everything that moves, `leave-before.ts` to end a
 * text early.
 */
export function valueAt(curve: Curve | undefined, t: number, otherwise: number): number {
  if (curve === undefined) return otherwise;
  if (typeof curve === "number") return curve;
  const [first] = curve;
  if (!first) return otherwise;
  let before = first;
  for (const key of curve) {
    if (t < key[0]) {
      if (key === first) return first[1];
      const part = (t - before[0]) / (key[0] - before[0]);
      return before[1] + (key[1] - before[1]) * EASE[key[2] ?? "linear"](part);
    }
    before = key;
  }
  return before[1];
}
