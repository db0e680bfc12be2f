import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openDb } from "#server/db/client.ts";
import { freePort } from "#server/db/embedded/free-port.ts";
import { BRIEF, generationsClient } from "../../support/generations.ts";
import { startOpenAiStandIn, type OpenAiStandIn } from "../../support/stand-ins/openai.ts";
import { STAND_IN_ADS } from "../../support/stand-ins/openai-replies.ts";
import {
  startOtlpReceiver,
  type OtlpReceiver,
  type ReceivedSpan,
} from "../../support/stand-ins/otlp-receiver.ts";
import { createTestDatabase, type TestDatabase } from "../../support/processes/postgres.ts";
import { startProduct, type Product } from "../../support/processes/product.ts";
import { until } from "../../support/until.ts";
import { createUser, type TestUser } from "../../support/user.ts";

const SECRET = "observed".repeat(5);
const KEY = "sk-observed";
/** Timeout of tests that measure nothing, for busy machines. */
const STOP_MS = 10_000;
const START_MS = 90_000;

let database: TestDatabase;
let provider: OpenAiStandIn;
let receiver: OtlpReceiver;
let env: Record<string, string>;
let web: Product;
let worker: Product;
let user: TestUser;

beforeAll(async () => {
  [database, provider, receiver] = await Promise.all([
    createTestDatabase(inject("database")),
    startOpenAiStandIn(),
    startOtlpReceiver(),
  ]);
  env = {
    DATABASE_URL: database.url,
    AUTH_SECRET: SECRET,
    OPENAI_API_KEY: KEY,
    OPENAI_BASE_URL: provider.baseUrl,
  };
  const tracedEnv = { ...env, OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint };
  // Sequential, because each can take long on a busy machine.
  web = await startProduct({ env: { ...tracedEnv, ROLE: "web" } });
  worker = await startProduct({ env: { ...tracedEnv, ROLE: "worker" } });
  const seeding = new pg.Pool({ connectionString: database.url, max: 1 });
  user = await createUser({ db: openDb(seeding), secret: SECRET, publicUrl: web.url });
  await seeding.end();
}, START_MS);
afterAll(async () => {
  await Promise.all([web, worker].map((product) => product.stop()));
  await Promise.all([provider.close(), receiver.close()]);
  await database.drop();
});

interface Line {
  readonly msg: string;
  readonly requestId?: string;
  readonly generation?: string;
  readonly trace?: string;
  readonly status?: number;
}

const linesOf = ({ output }: Product) =>
  output()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as Line);

/** The parent span, its parent, and so on. */
function above(span: ReceivedSpan | undefined): ReceivedSpan[] {
  const parent = receiver.spans().find(({ spanId }) => spanId === span?.parentSpanId);
  return parent ? [parent, ...above(parent)] : [];
}

test("a generation has one trace and one request id, from the request in the web process to the provider's call in the worker", async () => {
  provider.reply({ type: "error", status: 500 });
  provider.reply({ type: "text", text: STAND_IN_ADS.join("\n\n") });
  const client = generationsClient(web.url, user);
  const accepted = await client.create();
  const requestId = accepted.headers.get("x-request-id") ?? "";
  const { id } = (await accepted.json()) as { id: string };
  expect(await client.ended(id)).toMatchObject({ status: "completed", engine: "gpt-6-luna" });

  const named = (name: string) => receiver.spans().filter((span) => span.name === name);
  const calls = await until("the second call is announced", async () => {
    const found = named("ai text");
    return found.length === 2 && named("job generation.run").length === 2 && found;
  });
  expect(calls.map(({ failed, role }) => ({ failed, role }))).toEqual([
    { failed: true, role: "worker" },
    { failed: false, role: "worker" },
  ]);
  expect(calls[0]?.attributes["error.type"]).toBe("unavailable");
  for (const call of calls) {
    const [first] = above(call).slice(-1);
    expect(first).toMatchObject({ name: "POST /api/generations", role: "web", traceId: call.traceId });
    expect(first?.attributes).toMatchObject({
      "adloom.request_id": requestId,
      "http.response.status_code": "202",
    });
    const generation = above(call).find(({ name }) => name === "generation");
    expect(generation?.attributes).toMatchObject({ "adloom.generation": id, "adloom.kind": "text" });
  }

  const failed = linesOf(worker).find(({ msg }) => msg === "AI provider call failed");
  expect(failed).toMatchObject({ requestId, generation: id, trace: calls[0]?.traceId });
  expect(linesOf(web).find((line) => line.msg === "request" && line.status === 202)).toMatchObject({
    requestId,
  });
  const wire = receiver.bodies();
  for (const hidden of [user.email, user.id, KEY, SECRET, BRIEF.productName, BRIEF.keyMessage, "127.0.0.1"]) {
    expect(wire).not.toContain(hidden);
  }
});

test("every log line of a failed request has its id, and so has the response header", async () => {
  const response = await fetch(`${web.url}/api/usage`);
  expect(response.status).toBe(401);
  const requestId = response.headers.get("x-request-id");
  const line = await until("the request is logged", async () =>
    linesOf(web).find((logged) => logged.requestId === requestId),
  );
  expect(line).toMatchObject({ msg: "request", status: 401 });
});

test("an outage of the collector affects neither the product nor its stop", async () => {
  const away = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}` };
  const product = await startProduct({ env: { ...env, ...away } });
  try {
    const cookie = { cookie: user.cookie };
    provider.reply({ type: "text", text: STAND_IN_ADS.join("\n\n") });
    const client = generationsClient(product.url, cookie);
    expect(await client.ended(await client.start())).toMatchObject({ status: "completed" });
    await until(
      "the operator is informed",
      async () =>
        linesOf(product).some(({ msg }) => msg.startsWith("the trace collector does not accept traces")),
      20_000,
    );
    const begun = performance.now();
    expect(await product.end("SIGTERM")).toBe(0);
    expect(performance.now() - begun).toBeLessThan(STOP_MS);
  } finally {
    await product.stop();
  }
});

test("a stop sends the latest spans", async () => {
  const response = await fetch(`${web.url}/api/overview`, { headers: { cookie: user.cookie } });
  const requestId = response.headers.get("x-request-id") ?? "";
  expect(await web.end("SIGTERM")).toBe(0);
  expect(receiver.spans().map(({ attributes }) => attributes["adloom.request_id"])).toContain(requestId);
});
