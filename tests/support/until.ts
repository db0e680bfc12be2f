import { setTimeout as delay } from "node:timers/promises";

/**
 * Polls in a test every 20 ms until `check` returns a value other than `undefined` and `false`, and
 * returns it; throws with `what` after `ms`, 30 seconds by default.
 */
export async function until<T>(
  what: string,
  check: () => Promise<T | undefined | false>,
  // Much longer than needed, for busy machines.
  ms = 30_000,
): Promise<T> {
  const deadline = performance.now() + ms;
  for (;;) {
    const found = await check();
    if (found !== undefined && found !== false) return found;
    if (performance.now() > deadline) throw new Error(`Not within ${ms} ms: ${what}`);
    await delay(20);
  }
}
