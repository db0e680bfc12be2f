import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LIMITS } from "#core/limits.ts";
import { ERRORS } from "#core/errors.ts";
import { picture } from "#server/render/ingest/pictures.fixture.ts";
import { purgeFiles, sweepFiles } from "#server/modules/files/files.jobs.ts";
import { files } from "#server/modules/files/files.table.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { startFaultyProxy, type FaultyProxy } from "../../support/stand-ins/faulty-proxy.ts";
import { filesClient, JOB } from "../../support/files.ts";
import { startS3, type S3Server } from "../../support/stand-ins/s3.ts";
import { createUser } from "../../support/user.ts";

const newClient = async (app: TestApp) => filesClient(app.url, await createUser(app.deps));
const AWAY = { error: { code: "storage_unavailable", message: ERRORS.storage_unavailable.message } };

async function readiness(app: TestApp) {
  const response = await fetch(`${app.url}/readyz`);
  const { unreachable } = (await response.json()) as { unreachable: string[] };
  return { status: response.status, unreachable };
}

describe("with files in S3", () => {
  let server: S3Server;
  let line: FaultyProxy;
  let app: TestApp;
  beforeAll(async () => {
    server = await startS3();
    line = await startFaultyProxy(server.settings.endpoint);
    app = await startTestApp({ env: { ...server.env, S3_ENDPOINT: line.url } });
  });
  afterAll(async () => {
    await app.stop();
    await line.stop();
    await server.close();
  });

  test("an upload is stored in the bucket only", async () => {
    const client = await newClient(app);
    const { id, url } = await client.upload(await picture());
    expect((await client.open(url)).status).toBe(200);
    expect(await readdir(app.dataDir)).not.toContain("files");
    const [row] = await app.deps.db.select().from(files).where(eq(files.id, id));
    expect(await app.deps.storage.open(row?.key ?? "")).toBeDefined();
    expect((await client.remove(id)).status).toBe(204);
    await purgeFiles(app.deps, JOB);
    expect(await app.deps.storage.open(row?.key ?? "")).toBeUndefined();
  });

  test("during an outage uploads and files get 503, deletions are deferred, and everything works again afterwards", async () => {
    const client = await newClient(app);
    const [kept, removed] = [await client.upload(await picture()), await client.upload(await picture())];
    line.cut();
    for (const refused of [await client.send(await picture()), await client.open(kept.url)]) {
      expect(refused.status).toBe(503);
      expect(refused.headers.get("retry-after")).toBe("5");
      expect(await refused.json()).toEqual(AWAY);
    }
    expect(await readiness(app)).toEqual({ status: 503, unreachable: ["storage"] });
    expect((await client.remove(removed.id)).status).toBe(204);
    expect((await client.open(removed.url)).status).toBe(404);
    await purgeFiles(app.deps, JOB);
    line.restore();
    expect((await client.open(kept.url)).status).toBe(200);
    expect(await readiness(app)).toEqual({ status: 200, unreachable: [] });
    await purgeFiles(app.deps, JOB);
    const rows = await app.deps.db.select({ id: files.id }).from(files);
    expect(rows.map(({ id }) => id)).toEqual([kept.id]);
  });
});

describe("with files on disk", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  test("an unwritable folder gets 503, leaves no data and uses none of the user's limits", async () => {
    const client = await newClient(app);
    const folder = join(app.dataDir, "files");
    await rm(folder, { recursive: true, force: true });
    await writeFile(folder, "a file in the folder's place");
    const refused = await client.send(await picture());
    expect(refused.status).toBe(503);
    expect(await refused.json()).toEqual(AWAY);
    expect(await readiness(app)).toEqual({ status: 503, unreachable: ["storage"] });
    const rows = await app.deps.db.select({ deletedAt: files.deletedAt }).from(files);
    expect(rows).toEqual([{ deletedAt: expect.any(Date) }]);
    await rm(folder);
    expect(await readiness(app)).toEqual({ status: 200, unreachable: [] });
    expect((await client.send(await picture())).status).toBe(201);
  });

  test("files without a completed row are found and removed", async () => {
    const client = await newClient(app);
    const { id, url } = await client.upload(await picture());
    const { db, storage } = app.deps;
    // As left by a process that was killed between the two steps.
    const long = new Date(Date.now() - 2 * 3_600_000);
    await db.update(files).set({ storedAt: null, createdAt: long }).where(eq(files.id, id));
    expect((await client.open(url)).status).toBe(404);
    const [row] = await db.select().from(files).where(eq(files.id, id));
    await sweepFiles(app.deps, JOB);
    await purgeFiles(app.deps, JOB);
    expect(await storage.open(row?.key ?? "")).toBeUndefined();
    expect(await db.select().from(files).where(eq(files.id, id))).toEqual([]);
  });

  test("A user's uploads have a total limit, and removing one frees its share", async () => {
    const user = await createUser(app.deps);
    const client = filesClient(app.url, user);
    const { id } = await client.upload(await picture());
    const { db } = app.deps;
    await db.update(files).set({ bytes: LIMITS.uploadedBytesPerUser }).where(eq(files.id, id));
    const refused = await client.send(await picture());
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({ error: { code: "storage_limit" } });
    await client.remove(id);
    expect((await client.send(await picture())).status).toBe(201);
  });

  test("twelve concurrent uploads, of one user and of three, all succeed", async () => {
    const photo = await picture({ format: "jpeg", width: 3000, height: 2000 });
    const [one, two, three] = [await newClient(app), await newClient(app), await newClient(app)];
    const clients = [...Array.from({ length: 8 }, () => one), two, two, three, three];
    const uploads = await Promise.all(clients.map((client) => client.upload(photo)));
    expect(new Set(uploads.map(({ id }) => id)).size).toBe(12);
    for (const upload of uploads) expect(upload).toMatchObject({ width: 2560, height: 1707 });
  });
});
