import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fingerprint, hasStamp } from "./fingerprint.mjs";

let root;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "adloom-fingerprint-"));
  await mkdir(join(root, "src", "deep"), { recursive: true });
  await writeFile(join(root, "src", "deep", "a.ts"), "a");
  await writeFile(join(root, "package.json"), "{}");
});

afterEach(() => rm(root, { recursive: true, force: true }));

const take = (extra) => fingerprint(root, ["src", "package.json", "missing"], extra);

test("A fingerprint is stable for the same files", async () => {
  expect(await take()).toBe(await take());
});

test.each([
  ["a changed file", () => writeFile(join(root, "src", "deep", "a.ts"), "b")],
  ["a new file", () => writeFile(join(root, "src", "b.ts"), "")],
  ["a file that was missing", () => writeFile(join(root, "missing"), "")],
  ["another single file", () => writeFile(join(root, "package.json"), "{ }")],
])("changes with %s", async (_, change) => {
  const before = await take();
  await change();
  expect(await take()).not.toBe(before);
});

test("A fingerprint changes with the extra strings, but not with a test file", async () => {
  const before = await take(["v26.10.0"]);
  expect(await take(["v26.11.0"])).not.toBe(before);
  await writeFile(join(root, "src", "a.test.ts"), "test");
  expect(await take(["v26.10.0"])).toBe(before);
});

test("A missing or different stamp does not match", async () => {
  const file = join(root, "stamp");
  expect(await hasStamp(file, "one")).toBe(false);
  await writeFile(file, "one");
  expect(await hasStamp(file, "one")).toBe(true);
  expect(await hasStamp(file, "two")).toBe(false);
});
