import { access, mkdtemp, rm, utimes, writeFile, mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { withSetupLock } from "./lock.mjs";

let root;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "adloom-lock-"));
});

afterEach(() => rm(root, { recursive: true, force: true }));

test("The lock excludes concurrent work", async () => {
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await access(root);
    running -= 1;
  };
  await Promise.all([withSetupLock(root, work), withSetupLock(root, work), withSetupLock(root, work)]);
  expect(most).toBe(1);
});

test("The lock is released after failed work", async () => {
  await expect(withSetupLock(root, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await withSetupLock(root, async () => "done")).toBe("done");
});

test("The lock of a killed process is removed", async () => {
  await mkdir(join(root, ".setup"));
  const file = join(root, ".setup", "lock");
  await writeFile(file, "");
  const longAgo = new Date(Date.now() - 60_000);
  await utimes(file, longAgo, longAgo);
  expect(await withSetupLock(root, async () => "done")).toBe("done");
});
