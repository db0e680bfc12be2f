import { boundedQueue } from "../lib/bounded-queue.ts";
import type { Composer } from "./composer.ts";

/**
 * Limits the number of images that a composer draws concurrently. Drawing uses the thread pool,
 * which file access and password hashing share.
 */
export function limitConcurrency(composer: Composer, concurrency: number): Composer {
  const queue = boundedQueue(
    { concurrency, maxWaiting: Infinity },
    () => new Error("unreachable: the queue has no limit"),
  );
  return {
    findLogo: (pictures) => queue(() => composer.findLogo(pictures)),
    compose: (input) => queue(() => composer.compose(input)),
    recompose: (input) => queue(() => composer.recompose(input)),
    storyboardFrame: (input) => queue(() => composer.storyboardFrame(input)),
  };
}
