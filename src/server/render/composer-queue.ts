import { boundedQueue } from "../lib/bounded-queue.ts";
import type { Composer } from "./composer.ts";

/**
 * A composer that draws `atOnce` pictures at once and lets the rest wait. The pixels are worked on in native threads,
 * which files and passwords share: whoever takes them all makes the site wait.
 */
export function inTurns(composer: Composer, atOnce: number): Composer {
  const queue = boundedQueue({ atOnce, waiting: Infinity }, () => new Error("this queue takes everything"));
  return {
    logoAmong: (pictures) => queue(() => composer.logoAmong(pictures)),
    compose: (input) => queue(() => composer.compose(input)),
    recompose: (input) => queue(() => composer.recompose(input)),
    storyboardFrame: (input) => queue(() => composer.storyboardFrame(input)),
  };
}
