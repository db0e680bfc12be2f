import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fileIdOf } from "#core/uploads/api.ts";
import type { Storage } from "#server/adapters/storage/storage.ts";
import { createApp } from "#server/boot/app.ts";
import { freePort } from "#server/db/embedded/free-port.ts";
import { listen, type HttpServer } from "#server/http/listen.ts";
import { picture } from "#server/render/ingest/pictures.fixture.ts";
import { files } from "#server/modules/files/files.table.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { filesClient } from "../../support/files.ts";
import { createUser } from "../../support/user.ts";

/** Storage whose `open` waits while the gate is closed and records the order of its calls. */
function gatedStorage(storage: Storage) {
  const opened: string[] = [];
  let gate = Promise.resolve();
  return {
    opened,
    storage: {
      ...storage,
      open: async (key: string) => {
        opened.push(key);
        await gate;
        return storage.open(key);
      },
    },
    close(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
  };
}

let app: TestApp;
let gated: ReturnType<typeof gatedStorage>;
let server: HttpServer;
let url: string;
beforeAll(async () => {
  app = await startTestApp();
  gated = gatedStorage(app.deps.storage);
  const port = await freePort();
  server = await listen(createApp({ ...app.deps, storage: gated.storage }), { port, host: "127.0.0.1" });
  url = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await server.close(0);
  await app.stop();
});

/** Owner of each stored file. */
async function ownersOf(keys: readonly string[]) {
  const rows = await app.deps.db.select({ key: files.key, userId: files.userId }).from(files);
  const owners = new Map(rows.map(({ key, userId }) => [key, userId]));
  return keys.map((key) => owners.get(key));
}

/** A user with this number of images. */
async function owner(pictures: number) {
  const user = await createUser(app.deps);
  const client = filesClient(url, user);
  const bytes = await picture({ width: 400, height: 300 });
  const urls: string[] = [];
  for (let count = 0; count < pictures; count++) urls.push((await client.upload(bytes)).url);
  /**
   * Requests that pass everything before the queue: earlier requests are queued when they return.
   */
  const settle = async () => {
    for (let count = 0; count < 20; count++) await client.open(urls[0] ?? "", {}, "HEAD");
  };
  return { ...client, id: user.id, urls, settle };
}

test("120 previews of one user delay another user's by a few positions; those beyond the queue are rejected", async () => {
  const [greedy, other] = [await owner(40), await owner(1)];
  const { opened } = gated;
  const open = gated.close();
  const wanted = greedy.urls.flatMap((file) => [320, 640, 960].map((width) => `${file}?width=${width}`));
  const responses = wanted.map((address) => greedy.open(address));
  await greedy.settle();
  const late = other.open(`${other.urls[0]}?width=320`);
  await other.settle();
  const before = opened.length;
  open();
  const [response, statuses] = await Promise.all([late, Promise.all(responses)]);
  expect(response.status).toBe(200);

  // Two were in progress; at most one of the waiting ones precedes the other user's.
  expect(before).toBe(2);
  expect((await ownersOf(opened)).indexOf(other.id)).toBeLessThanOrEqual(before + 1);

  const refused = statuses.filter(({ status }) => status === 429);
  expect(statuses.filter(({ status }) => status === 200)).toHaveLength(62);
  expect(refused).toHaveLength(58);
  for (const { headers } of refused) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
});

test("a preview is rendered once: repeated requests get the same bytes without reading the original", async () => {
  const { urls, open } = await owner(1);
  const address = `${urls[0]}?width=320`;
  const [first, beside] = await Promise.all([open(address), open(address)]);
  const bytes = Buffer.from(await first.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 320, height: 240 });
  expect(Buffer.from(await beside.arrayBuffer())).toEqual(bytes);
  const count = gated.opened.length;
  const again = await open(address);
  expect(Buffer.from(await again.arrayBuffer())).toEqual(bytes);
  expect(again.headers.get("etag")).toBe(first.headers.get("etag"));
  const etag = first.headers.get("etag") ?? "";
  expect((await open(address, { "if-none-match": etag })).status).toBe(304);
  expect(gated.opened).toHaveLength(count);
});

test("a cached preview is private to its owner and deleted with the image", async () => {
  const { urls, open, remove } = await owner(1);
  const address = `${urls[0]}?width=320`;
  expect((await open(address)).status).toBe(200);
  const stranger = filesClient(url, await createUser(app.deps));
  expect((await stranger.open(address)).status).toBe(404);
  await remove(fileIdOf(urls[0] ?? "") ?? "");
  expect((await open(address)).status).toBe(404);
});
