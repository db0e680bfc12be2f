import { boundedQueue } from "../bounded-queue.ts";
import type { Composer } from "./composer.ts";

/**
 * Limits a composer to `atOnce` calls at a time; the others wait. Images are processed in libuv's
 * threads, which file access and password hashing need as well.
 */
export function limitConcurrency(composer: Composer, atOnce: number): Composer {
  const queue = boundedQueue({ atOnce, waiting: Infinity }, () => new Error("An unlimited queue is full"));
  return {
    findLogo: (pictures) => queue(() => composer.findLogo(pictures)),
    compose: (input) => queue(() => composer.compose(input)),
    recompose: (input) => queue(() => composer.recompose(input)),
    storyboardFrame: (input) => queue(() => composer.storyboardFrame(input)),
  };
}
