import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { uploadMessages } from "#core/uploads/messages.ts";
import { picture } from "#server/render/ingest/pictures.fixture.ts";
import { users } from "#server/modules/accounts/accounts.table.ts";
import { purgeFiles, sweepFiles } from "#server/modules/files/files.jobs.ts";
import {
  linkGenerated,
  readFile,
  releaseFilesOf,
  storeGenerated,
  linkUploads,
} from "#server/modules/files/files.service.ts";
import { files } from "#server/modules/files/files.table.ts";
import { purgeContent } from "#server/modules/generations/sweeps.repo.ts";
import { filesClient, JOB } from "../../support/files.ts";
import { until } from "../../support/until.ts";
import { startPipeline, type Pipeline } from "../../support/pipeline.ts";

let pipeline: Pipeline;
let png: Buffer;
beforeAll(async () => {
  [pipeline, png] = await Promise.all([startPipeline(), picture()]);
});
afterAll(() => pipeline.app.stop());

async function newClient() {
  const client = await pipeline.newUser();
  return { ...client, files: filesClient(pipeline.app.url, client.user) };
}

type Client = Awaited<ReturnType<typeof newClient>>;

/** Files in storage by the id of their row, after the sweeps. */
async function sweep(): Promise<void> {
  const { deps } = pipeline.app;
  await deps.db.transaction(async (tx) => releaseFilesOf(tx, deps, await purgeContent(tx, deps.clock)));
  await sweepFiles(deps, JOB);
  await purgeFiles(deps, JOB);
}

async function stored(): Promise<number> {
  const found = await readdir(join(pipeline.app.dataDir, "files"), { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).length;
}

/** A completed generation that uses these uploads. */
async function use({ user, start, ended }: Client, ...ids: string[]): Promise<string> {
  const { db, clock } = pipeline.app.deps;
  const generationId = await start();
  await ended(generationId);
  await db.transaction((tx) => linkUploads(tx, { clock }, { userId: user.id, generationId, ids }));
  return generationId;
}

/** An image produced by a generation's job. */
async function make({ user }: Client, generationId: string) {
  const { deps } = pipeline.app;
  const content = { bytes: png, type: "image/png", width: 60, height: 40 };
  const made = await storeGenerated(deps, { userId: user.id, content });
  const keep = () =>
    deps.db.transaction((tx) => linkGenerated(tx, deps, { userId: user.id, generationId, ids: [made.id] }));
  return { ...made, keep };
}

const statusOf = async (client: Client, url: string) => (await client.files.open(url)).status;

describe("an upload", () => {
  test("without a generation is kept for a day, then its file and row are deleted", async () => {
    const client = await newClient();
    const { id, url } = await client.files.upload(png);
    const before = await stored();
    pipeline.advance({ minutes: 23 * 60 });
    await sweep();
    expect([await statusOf(client, url), await stored()]).toEqual([200, before]);
    pipeline.advance({ minutes: 61 });
    expect(await statusOf(client, url)).toBe(404);
    await sweep();
    expect(await stored()).toBe(before - 1);
    expect(await pipeline.app.deps.db.select().from(files).where(eq(files.id, id))).toEqual([]);
  });

  test("used by a generation is kept as long as the generation, also if removed from the form", async () => {
    const client = await newClient();
    const { id, url } = await client.files.upload(png);
    const generation = await use(client, id);
    expect((await client.files.remove(id)).status).toBe(204);
    pipeline.advance({ days: 3 });
    await sweep();
    expect(await statusOf(client, url)).toBe(200);
    expect(
      Buffer.from(await readFile(pipeline.app.deps, { userId: client.user.id, id })).length,
    ).toBeGreaterThan(0);
    await client.call("DELETE", `/generations/${generation}`);
    expect(await statusOf(client, url)).toBe(404);
    pipeline.advance({ minutes: 11 });
    const before = await stored();
    await sweep();
    expect(await stored()).toBe(before - 1);
  });

  test("of two generations survives the first one", async () => {
    const client = await newClient();
    const { id, url } = await client.files.upload(png);
    const [first] = [await use(client, id), await use(client, id)];
    pipeline.advance({ days: 2 });
    await client.call("DELETE", `/generations/${first}`);
    pipeline.advance({ minutes: 11 });
    await sweep();
    expect(await statusOf(client, url)).toBe(200);
  });

  test("that is deleted, another user's or unknown is rejected, and then none of the uploads is bound", async () => {
    const [client, other] = [await newClient(), await newClient()];
    const mine = await client.files.upload(png);
    const gone = await client.files.upload(png);
    await client.files.remove(gone.id);
    const theirs = await other.files.upload(png);
    for (const bad of [gone.id, theirs.id, "unknown"]) {
      await expect(use(client, mine.id, bad)).rejects.toMatchObject({
        code: "invalid_input",
        details: { fields: { images: uploadMessages.missing } },
      });
    }
    pipeline.advance({ days: 2 });
    await sweep();
    expect(await statusOf(client, mine.url)).toBe(404);
  });

  test("that is used while a sweep waits for it is kept", async () => {
    const client = await newClient();
    const { id, url } = await client.files.upload(png);
    const generationId = await client.start();
    await client.ended(generationId);
    pipeline.advance({ minutes: 24 * 60 - 1 });
    const { db, clock } = pipeline.app.deps;
    let swept = Promise.resolve();
    await db.transaction(async (tx) => {
      await linkUploads(tx, { clock }, { userId: client.user.id, generationId, ids: [id] });
      pipeline.advance({ minutes: 2 });
      swept = sweep();
      await until("the sweep waits", async () => {
        const waits = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
        return (await db.execute(waits)).rowCount === 1;
      });
    });
    await swept;
    pipeline.advance({ days: 2 });
    await sweep();
    expect(await statusOf(client, url)).toBe(200);
  });
});

describe("a generated file", () => {
  test("is visible once bound, hidden and restored with its generation, and deleted with it", async () => {
    const client = await newClient();
    const generation = await use(client);
    const { url, keep } = await make(client, generation);
    expect(await statusOf(client, url)).toBe(404);
    await keep();
    expect(await statusOf(client, url)).toBe(200);
    await client.call("DELETE", `/generations/${generation}`);
    expect(await statusOf(client, url)).toBe(404);
    await client.call("POST", `/generations/${generation}/restore`);
    expect(await statusOf(client, url)).toBe(200);
    await client.call("DELETE", `/generations/${generation}`);
    pipeline.advance({ minutes: 11 });
    const before = await stored();
    await sweep();
    expect(await stored()).toBe(before - 1);
  });

  test("of a try that lost its claim is deleted after a day", async () => {
    const client = await newClient();
    const before = await stored();
    await make(client, await use(client));
    pipeline.advance({ days: 2 });
    await sweep();
    expect(await stored()).toBe(before);
  });

  test("is not accessible to other users", async () => {
    const [client, other] = [await newClient(), await newClient()];
    const made = await make(client, await use(client));
    await made.keep();
    expect(await statusOf(other, made.url)).toBe(404);
    expect((await client.files.remove(made.id)).status).toBe(404);
  });
});

test("is deleted with its account, also from storage", async () => {
  const client = await newClient();
  const before = await stored();
  const { id, url } = await client.files.upload(png);
  const made = await make(client, await use(client, id));
  await made.keep();
  expect(await stored()).toBe(before + 2);
  const { db } = pipeline.app.deps;
  await db.delete(users).where(eq(users.id, client.user.id));
  expect(await statusOf(client, url)).toBe(401);
  await sweep();
  expect(await stored()).toBe(before);
});
