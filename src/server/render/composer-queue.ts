import { boundedQueue } from "../lib/bounded-queue.ts";
import type { Composer } from "./composer.ts";

/** Maximum number of images that are composed concurrently: half of the thread pool. */
const CONCURRENCY = 2;

/**
 * Wraps the composer so that it draws two images at a time (`CONCURRENCY`); others wait without
 * limit. Drawing uses the thread pool, which file access and password hashing share. `deps.ts`
 * applies it.
 */
export function limitConcurrency(composer: Composer, concurrency = CONCURRENCY): Composer {
  const queue = boundedQueue(
    { concurrency, maxWaiting: Infinity },
    () => new Error("unreachable: the queue has no limit"),
  );
  return {
    findLogos: (pictures) => queue(() => composer.findLogos(pictures)),
    compose: (input) => queue(() => composer.compose(input)),
    recompose: (input) => queue(() => composer.recompose(input)),
    composeFilm: (input) => queue(() => composer.composeFilm(input)),
    storyboardFrame: (input) => queue(() => composer.storyboardFrame(input)),
  };
}
