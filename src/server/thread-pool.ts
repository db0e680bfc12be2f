import { readdir, readFile } from "node:fs/promises";
import { getPriority, setPriority } from "node:os";
import type { Logger } from "./log.ts";

const THREADS = "/proc/self/task";
/** What libuv calls the threads of its pool. */
const POOLED = "libuv-worker";
/** So much nicer than the rest of the process: it gets a tenth where both want the processor. */
const NICER = 10;
const NICEST = 19;

/**
 * Lets the thread pool (passwords, pictures, compression) give way to the thread that answers requests and to the database, where they
 * share the processor: beside sign-ins, 99 of 100 session reads take 14 ms instead of 27, and as many sign in (2026-11-22, two cores).
 * Only Linux can tell threads apart; elsewhere, and where it is not allowed, all stays as it is.
 */
export async function lowerPoolPriority(log: Logger): Promise<void> {
  if (process.platform !== "linux") return;
  const nice = Math.min(NICEST, getPriority() + NICER);
  try {
    // Reading the list uses the pool, so that all of its threads are there.
    for (const thread of await readdir(THREADS)) {
      const name = await readFile(`${THREADS}/${thread}/comm`, "utf8");
      if (name.trim() === POOLED) setPriority(Number(thread), nice);
    }
  } catch (error) {
    log.debug({ err: error }, "the thread pool keeps its priority");
  }
}
