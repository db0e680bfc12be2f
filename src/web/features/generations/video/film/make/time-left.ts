/** Minimum time over which the speed is measured before an estimate is shown. */
const WINDOW_MS = 5000;

interface Sample {
  readonly at: number;
  readonly frames: number;
}

/**
 * Estimator of the time that the remaining frames of a video need: `createTimeLeft` makes it,
 * `useBrowserFilmJob` and `useServerFilmJob` use it.
 */
interface TimeLeft {
  /** Adds the number of frames made so far, of all shapes; `at` in ms. */
  readonly add: (at: number, frames: number) => void;
  /** Seconds for the remaining frames; `undefined` until five seconds were measured. */
  readonly secondsFor: (frames: number) => number | undefined;
}

/**
 * Creates an estimator of the time left from the last `WINDOW_MS` of work, one for all shapes of
 * `useBrowserFilmJob` or `useServerFilmJob`.
 */
export function createTimeLeft(): TimeLeft {
  let samples: Sample[] = [];
  let started: number | undefined;
  return {
    add(at, frames) {
      started ??= at;
      samples = [...samples.filter((sample) => at - sample.at <= WINDOW_MS), { at, frames }];
    },
    secondsFor(frames) {
      const [first] = samples;
      const last = samples.at(-1);
      if (!first || !last || started === undefined || last.at - started < WINDOW_MS) return undefined;
      const perMs = (last.frames - first.frames) / (last.at - first.at);
      return perMs > 0 ? frames / perMs / 1000 : undefined;
    },
  };
}
