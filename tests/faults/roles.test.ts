import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import pg from "pg";
import { openDb } from "#server/db/client.ts";
import { isWhole } from "../support/event-reader.ts";
import { generationsClient, type GenerationsClient } from "../support/generations.ts";
import { startOpenAiStandIn, type OpenAiStandIn } from "../support/stand-ins/openai.ts";
import { STAND_IN_ADS } from "../support/stand-ins/openai-replies.ts";
import { createTestDatabase, type TestDatabase } from "../support/processes/postgres.ts";
import { startProduct, type Product } from "../support/processes/product.ts";
import { until } from "../support/until.ts";
import { createUser, type TestUser } from "../support/user.ts";

const SECRET = "a secret that all processes of one installation share";

let provider: OpenAiStandIn;
let database: TestDatabase;
let user: TestUser;
let running: Product[];

beforeAll(async () => {
  provider = await startOpenAiStandIn();
});
afterAll(() => provider.close());

beforeEach(async () => {
  provider.reset();
  running = [];
  database = await createTestDatabase(inject("database"));
  const pool = new pg.Pool({ connectionString: database.url });
  user = await createUser({ db: openDb(pool), secret: SECRET, publicUrl: "http://localhost" });
  await pool.end();
});
afterEach(async () => {
  await Promise.all(running.map((product) => product.stop()));
  await database.drop();
});

/** One process of an installation. */
async function start(role: "web" | "worker" | "all"): Promise<Product> {
  const env = {
    ROLE: role,
    DATABASE_URL: database.url,
    AUTH_SECRET: SECRET,
    OPENAI_API_KEY: "sk-test",
    OPENAI_BASE_URL: provider.baseUrl,
  };
  const product = await startProduct({ env });
  running.push(product);
  return product;
}

const clientOf = (product: Product) => generationsClient(product.url, user);
const calls = () => provider.requests.filter(({ path }) => path.endsWith("/chat/completions")).length;
const callArrives = (count: number, ms = 10_000) =>
  until(`provider call ${count}`, async () => calls() >= count, ms);

/**
 * Reply with one ad, and the others once `rest` resolves. An ad is complete when the next one
 * begins.
 */
function replyInTwo(rest: Promise<unknown>) {
  const text = STAND_IN_ADS.join("\n\n");
  const cut = STAND_IN_ADS[0].length + 20;
  provider.reply({
    type: "stream",
    chunks: (async function* () {
      yield text.slice(0, cut);
      await rest;
      yield text.slice(cut);
    })(),
  });
}

/** Starts a generation on the only worker, whose provider returns one ad and then stalls. */
async function startOnOneWorker() {
  const [web, worker] = await Promise.all([start("web"), start("worker")]);
  const rest = Promise.withResolvers<void>();
  replyInTwo(rest.promise);
  const client = clientOf(web);
  const id = await client.start();
  const reader = await client.events(id);
  await reader.find(isWhole(0));
  return { web, worker, client, id, reader, finishReply: rest.resolve };
}

async function completedOnce(client: GenerationsClient, id: string, ms: number) {
  const done = await client.ended(id, ms);
  expect(done).toMatchObject({ status: "completed", output: { ads: [...STAND_IN_ADS] } });
  expect((await client.usage()).textAds.used).toBe(1);
}

test("Two web and two worker processes work as one product", { timeout: 60_000 }, async () => {
  const [webOne, webTwo] = await Promise.all([start("web"), start("web"), start("worker"), start("worker")]);
  const [one, two] = [clientOf(webOne), clientOf(webTwo)];
  const rest = Promise.withResolvers<void>();
  replyInTwo(rest.promise);
  const id = await one.start();
  const readers = await Promise.all([one.events(id), two.events(id), two.events(id)]);
  for (const reader of readers) {
    expect(await reader.find(isWhole(0))).toMatchObject({ data: { text: STAND_IN_ADS[0] } });
  }
  rest.resolve();
  for (const reader of readers) {
    expect((await reader.all).at(-1)).toMatchObject({
      event: "completed",
      data: { output: { ads: [...STAND_IN_ADS] } },
    });
  }
  expect(calls()).toBe(1);

  const ids = await Promise.all(Array.from({ length: 12 }, (_, at) => (at % 2 ? one : two).start()));
  await Promise.all(ids.map((made) => two.ended(made)));
  expect(calls()).toBe(13);
  const history = await one.list();
  expect(new Set(history.items.map((item) => item.id))).toEqual(new Set([id, ...ids]));
});

describe("a worker that ends during a job", () => {
  test(
    "killed: another one takes over within 20 s, and there is one result",
    { timeout: 60_000 },
    async () => {
      const { worker, client, id, reader } = await startOnOneWorker();
      await start("worker");
      await worker.end("SIGKILL");
      const killed = performance.now();
      await callArrives(2, 20_000);
      const seconds = (performance.now() - killed) / 1000;
      await completedOnce(client, id, 5000);
      expect(calls()).toBe(2);
      expect((await reader.all).at(-1)?.event).toBe("completed");
      expect(seconds).toBeLessThan(20);
    },
  );

  test("killed as the only one: the next start takes over", { timeout: 60_000 }, async () => {
    const { worker, client, id } = await startOnOneWorker();
    await worker.end("SIGKILL");
    await start("all");
    await completedOnce(client, id, 25_000);
    expect(calls()).toBe(2);
  });

  test("a stopped worker hands its job back at once and ends within 10 s", { timeout: 60_000 }, async () => {
    const { worker, client, id } = await startOnOneWorker();
    await start("worker");
    const stoppedAt = performance.now();
    const ended = worker.end("SIGTERM");
    await completedOnce(client, id, 3000);
    expect(await ended).toBe(0);
    expect(performance.now() - stoppedAt).toBeLessThan(10_000);
    expect(calls()).toBe(2);
  });
});

test(
  "a web process that stops closes its streams, and readers reconnect to another one",
  { timeout: 60_000 },
  async () => {
    const { web, client, id, finishReply } = await startOnOneWorker();
    const other = clientOf(await start("web"));
    const reader = await client.events(id);
    await web.end("SIGTERM");
    await reader.all;
    const next = await other.events(id);
    expect(await next.find(isWhole(0))).toMatchObject({ data: { text: STAND_IN_ADS[0] } });
    finishReply();
    expect((await next.all).at(-1)?.event).toBe("completed");
  },
);
