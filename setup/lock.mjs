import { rmSync } from "node:fs";
import { mkdir, open, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

const TOUCH_MS = 1000;
const STALE_MS = 5000;

async function tryLock(file) {
  const opened = await open(file, "wx").catch((error) => {
    if (error.code !== "EEXIST") throw error;
    return undefined;
  });
  await opened?.close();
  return opened !== undefined;
}

/**
 * Removes the lock of a killed process, recognized by its age: a running one touches it every
 * second.
 */
async function removeStale(file) {
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
  if (Date.now() - mtimeMs > STALE_MS) await rm(file, { force: true });
}

/**
 * Runs `work`, an install or a build, while no other process sets up this folder. The lock only
 * avoids duplicate work; concurrent set-ups are safe, because finished folders are renamed into
 * place.
 */
export async function withSetupLock(root, work) {
  const file = join(root, ".setup", "lock");
  await mkdir(join(root, ".setup"), { recursive: true });
  let isReported = false;
  while (!(await tryLock(file))) {
    if (!isReported) process.stdout.write("Waiting for another process that sets up this folder ...\n");
    isReported = true;
    await delay(200);
    await removeStale(file);
  }
  const toucher = setInterval(() => {
    const now = new Date();
    utimes(file, now, now).catch(() => {});
  }, TOUCH_MS);
  const release = () => rmSync(file, { force: true });
  // Ctrl-C ends the process during the work.
  process.on("exit", release);
  try {
    return await work();
  } finally {
    clearInterval(toucher);
    process.off("exit", release);
    release();
  }
}
