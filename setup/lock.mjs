import { rmSync } from "node:fs";
import { mkdir, open, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

const BEAT_MS = 1000;
const STALE_MS = 5000;

async function take(file) {
  const opened = await open(file, "wx").catch((error) => {
    if (error.code !== "EEXIST") throw error;
    return undefined;
  });
  await opened?.close();
  return opened !== undefined;
}

/** A lock whose holder was killed is recognised by its age: a living holder touches it every second. */
async function dropStale(file) {
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
  if (Date.now() - mtimeMs > STALE_MS) await rm(file, { force: true });
}

/**
 * Runs `work` while no other start sets up this folder. It spares two starts the same work twice;
 * that they cannot harm each other rests on finished folders being moved into place whole.
 */
export async function withSetupLock(root, work) {
  const file = join(root, ".setup", "lock");
  await mkdir(join(root, ".setup"), { recursive: true });
  let told = false;
  while (!(await take(file))) {
    if (!told) process.stdout.write("Waiting for another start that is setting up this folder ...\n");
    told = true;
    await delay(200);
    await dropStale(file);
  }
  const beat = setInterval(() => {
    const now = new Date();
    utimes(file, now, now).catch(() => {});
  }, BEAT_MS);
  const release = () => rmSync(file, { force: true });
  // Ctrl-C ends the process in the middle of the work.
  process.on("exit", release);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    process.off("exit", release);
    release();
  }
}
