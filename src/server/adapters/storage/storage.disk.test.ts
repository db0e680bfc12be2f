import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storageContract } from "./storage.contract.ts";
import { createDiskStorage } from "./storage.disk.ts";
import { newKey } from "./storage.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "adloom-storage-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const newRoot = async () => join(await mkdtemp(join(folder, "run-")), "files");
const randomKey = () => newKey("uploads", randomUUID);

async function filesBelow(root: string): Promise<string[]> {
  const found = await readdir(root, { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

storageContract(async () => createDiskStorage({ root: await newRoot() }));

test("put writes one file that only its owner can read", async () => {
  const root = await newRoot();
  const storage = createDiskStorage({ root });
  const key = randomKey();
  await storage.put(key, Buffer.from("bytes"), "image/png");
  expect(await filesBelow(root)).toEqual([join(root, key)]);
  expect((await stat(join(root, key))).mode & 0o777).toBe(0o600);
  expect((await stat(root)).mode & 0o777).toBe(0o700);
});

test("remove also deletes the partial file of a killed process", async () => {
  const root = await newRoot();
  const storage = createDiskStorage({ root });
  const key = randomKey();
  await storage.put(key, Buffer.from("bytes"), "image/png");
  await writeFile(join(root, `${key}.part`), "half");
  await storage.remove(key);
  expect(await filesBelow(root)).toEqual([]);
});

test("An unusable folder is an error with the system's code, in check and in put", async () => {
  const root = await newRoot();
  await writeFile(root, "a file in the folder's place");
  const storage = createDiskStorage({ root });
  await expect(storage.check()).rejects.toMatchObject({ name: "StorageError", code: "EEXIST" });
  await expect(storage.put(randomKey(), Buffer.from("x"), "image/png")).rejects.toMatchObject({
    name: "StorageError",
    code: "ENOTDIR",
  });
});
