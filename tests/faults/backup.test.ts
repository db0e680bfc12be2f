import { appendFile, mkdir, mkdtemp, readdir, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isNotNull } from "drizzle-orm";
import pg from "pg";
import sharp from "sharp";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createDiskStorage } from "#server/adapters/storage/storage.disk.ts";
import { readAll } from "#server/adapters/storage/storage.ts";
import { takeBackup } from "#server/cli/backup/backup.ts";
import { BACKUP_LOCK } from "#server/cli/backup/lock.ts";
import { readBackupManifest, type Manifest } from "#server/cli/backup/manifest.ts";
import { restoreBackup } from "#server/cli/backup/restore.ts";
import { JOB_TYPES } from "#server/boot/job-types.ts";
import { createJobs } from "#server/jobs/jobs.ts";
import { createLog } from "#server/observability/log.ts";
import { purgeFiles } from "#server/modules/files/files.jobs.ts";
import { files } from "#server/modules/files/files.table.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { runCommand } from "../support/processes/command.ts";
import { filesClient, JOB } from "../support/files.ts";
import { BRIEF, generationsClient } from "../support/generations.ts";
import { createTestDatabase, type TestDatabase } from "../support/processes/postgres.ts";
import { startProduct } from "../support/processes/product.ts";
import { createUser } from "../support/user.ts";

const EMPTY_SHA256 = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";

let app: TestApp;
let folder: string;
let photo: Buffer;
/** A restored installation whose providers are all unreachable. */
let resting: Awaited<ReturnType<typeof emptyTarget>>;
const databases: TestDatabase[] = [];

beforeAll(async () => {
  app = await startTestApp();
  photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#7b3bda" } })
    .png()
    .toBuffer();
  folder = await mkdtemp(join(tmpdir(), "adloom-backup-"));
});
afterAll(async () => {
  await app.stop();
  for (const database of databases) await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function emptyTarget() {
  const database = await createTestDatabase(inject("database"));
  databases.push(database);
  const dataDir = await mkdtemp(join(folder, "target-"));
  return { DATABASE_URL: database.url, DATA_DIR: dataDir };
}

/** Rows of all tables in a backup, as text. */
async function rowsOf(url: string, { tables }: Manifest): Promise<Record<string, string[]>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const found: Record<string, string[]> = {};
    for (const { name } of tables.filter((table) => table.name !== "pgboss.job")) {
      const { rows } = await client.query<{ line: string }>(`select t::text as line from ${name} t`);
      found[name] = rows.map(({ line }) => line).toSorted();
    }
    return found;
  } finally {
    await client.end();
  }
}

test("a backup under load is consistent, and the restored product continues from it", async () => {
  const source = { DATABASE_URL: app.databaseUrl, DATA_DIR: app.dataDir };
  const user = await createUser(app.deps);
  const [client, uploads] = [generationsClient(app.url, user), filesClient(app.url, user)];
  const upload = await uploads.upload(photo);
  // Word processors insert such line separators; JSON contains them unescaped.
  const before = await client.start({ input: { ...BRIEF, companyName: "Dusk\u2028Lamp" } });
  await client.ended(before);

  const enough = new AbortController();
  const busy = async () => {
    while (!enough.signal.aborted) {
      const other = await createUser(app.deps);
      const [ads, pictures] = [generationsClient(app.url, other), filesClient(app.url, other)];
      await ads.ended(await ads.start());
      await pictures.remove((await pictures.upload(photo)).id);
    }
  };
  const load = busy();
  const target = join(folder, "first");
  const taken = await runCommand("backup", [target], source).finally(() => enough.abort());
  await load;
  expect(taken).toEqual({ code: 0, text: expect.stringContaining("Backup of ") });
  const manifest = await readBackupManifest(target);
  expect(manifest.missing).toEqual([]);
  expect((await stat(join(target, "manifest.json"))).size).toBeGreaterThan(0);
  expect(await readdir(folder)).not.toContain("first.partial");

  const restored = await emptyTarget();
  resting = restored;
  expect(await runCommand("restore", [target], restored)).toMatchObject({ code: 0 });
  const rows = await rowsOf(restored.DATABASE_URL, manifest);
  expect(Object.fromEntries(Object.entries(rows).map(([name, lines]) => [name, lines.length]))).toEqual(
    Object.fromEntries(
      manifest.tables.filter(({ name }) => name !== "pgboss.job").map((table) => [table.name, table.rows]),
    ),
  );

  // The secret is in DATA_DIR, so earlier sessions are still valid.
  const product = await startProduct({ env: restored, dataDir: restored.DATA_DIR });
  try {
    const again = generationsClient(product.url, user);
    expect(await again.get(before)).toEqual(await client.get(before));
    expect((await again.usage()).textAds.used).toBe(1);
    const bytes = async (origin: string) =>
      Buffer.from(await (await filesClient(origin, user).open(upload.url)).arrayBuffer());
    expect((await bytes(product.url)).equals(await bytes(app.url))).toBe(true);
  } finally {
    await product.end("SIGTERM");
  }

  expect(await runCommand("restore", [target], restored)).toEqual({
    code: 1,
    text: expect.stringContaining("The database is not empty"),
  });
  expect(await runCommand("backup", [target], restored)).toMatchObject({
    code: 1,
    text: expect.stringContaining("already exists"),
  });
});

test("at rest, every row and file is restored; a damaged backup changes nothing", async () => {
  const calm = join(folder, "calm");
  const storage = createDiskStorage({ root: join(resting.DATA_DIR, "files") });
  const source = { url: resting.DATABASE_URL, storage, folder: calm, secretFile: undefined };
  const manifest = await takeBackup(source);
  expect(manifest.files.length).toBeGreaterThan(0);
  const { DATABASE_URL: url, DATA_DIR: dataDir } = await emptyTarget();
  const copy = createDiskStorage({ root: dataDir });
  const jobs = await createJobs({ url, types: JOB_TYPES, supervise: false, log: createLog("silent") });
  await jobs.stop(0);
  const restore = () => restoreBackup({ url, storage: copy, folder: calm, secretFile: undefined });

  const rows = join(calm, manifest.tables[0]!.part);
  const { size } = await stat(rows);
  await appendFile(rows, "{}\n");
  await expect(restore()).rejects.toThrow("is damaged. Nothing was restored.");
  await truncate(rows, size);

  await restore();
  expect(await rowsOf(url, manifest)).toEqual(await rowsOf(resting.DATABASE_URL, manifest));
  for (const { key } of manifest.files) expect(await readAll(copy, key)).toEqual(await readAll(storage, key));
});

test("during a backup no file is removed, and a second backup is rejected", async () => {
  const user = filesClient(app.url, await createUser(app.deps));
  const { id } = await user.upload(photo);
  await user.remove(id);
  const holder = new pg.Client({ connectionString: app.databaseUrl });
  const source = { url: app.databaseUrl, storage: app.deps.storage, secretFile: undefined };
  const left = () => app.deps.db.$count(files, isNotNull(files.deletedAt));
  await holder.connect();
  try {
    await holder.query("select pg_advisory_lock($1)", [BACKUP_LOCK]);
    await purgeFiles(app.deps, JOB);
    expect(await left()).toBeGreaterThan(0);
    await expect(takeBackup({ ...source, folder: join(folder, "second") })).rejects.toThrow("Another backup");
  } finally {
    await holder.end();
  }
  await purgeFiles(app.deps, JOB);
  expect(await left()).toBe(0);
});

test("A folder without a backup and a modified manifest are rejected", async () => {
  await expect(readBackupManifest(folder)).rejects.toThrow("is not a backup");
  const manifest = await readBackupManifest(join(folder, "calm"));
  const tampered = join(folder, "tampered");
  await mkdir(tampered);
  const write = (text: string) => writeFile(join(tampered, "manifest.json"), text);
  const [table, file] = [manifest.tables[0]!, manifest.files[0]!];
  for (const change of [
    { files: [{ ...file, key: "../../etc/passwd" }] },
    { tables: [{ ...table, part: "../calm/rows/00.ndjson" }] },
  ]) {
    await write(JSON.stringify({ ...manifest, ...change }));
    await expect(readBackupManifest(tampered)).rejects.toThrow("was not written by this version");
  }
  await write(JSON.stringify(manifest).slice(0, -1));
  await expect(readBackupManifest(tampered)).rejects.toThrow("was not written by this version");

  // Its table names are compared with the database's, and never executed.
  const { DATABASE_URL: url } = await emptyTarget();
  const jobs = await createJobs({ url, types: JOB_TYPES, supervise: false, log: createLog("silent") });
  await jobs.stop(0);
  const unexpectedErrors = { ...table, name: "users; drop table users --", rows: 0, sha256: EMPTY_SHA256 };
  await mkdir(join(tampered, "rows"));
  await writeFile(join(tampered, unexpectedErrors.part), "");
  await write(JSON.stringify({ ...manifest, files: [], tables: [unexpectedErrors] }));
  const storage = createDiskStorage({ root: join(tampered, "files") });
  await expect(restoreBackup({ url, storage, folder: tampered, secretFile: undefined })).rejects.toThrow(
    "another version",
  );
});
