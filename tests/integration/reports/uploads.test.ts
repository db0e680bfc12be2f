import { request, type ClientRequest } from "node:http";
import { Session } from "node:inspector/promises";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { reportMessages } from "#core/reports/messages.ts";
import { createLog } from "#server/observability/log.ts";
import { rateLimitKey } from "#server/modules/rate-limits/rate-limits.service.ts";
import { rateLimits } from "#server/modules/rate-limits/rate-limits.table.ts";
import { createFileWorkers } from "#server/workers/file-workers.ts";
import { readError } from "../../support/accounts.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { until } from "../../support/until.ts";
import { createUser, type TestUser } from "../../support/user.ts";

const CSV = "Campaign,Impressions,Clicks\nDusk,10,1\n";
/** 1 MB each. */
const HOSTILE = {
  "one row of commas": ",".repeat(1024 * 1024),
  "quoted cells": `"",`.repeat(349_000),
  "rows of empty cells": `Impressions,Clicks\n1,1${",".repeat(50)}\n`.repeat(13_000),
  "empty lines": "\n".repeat(1024 * 1024),
};
const newUser = (app: TestApp) => createUser(app.deps);

function send(app: TestApp, { cookie }: TestUser, csv: string) {
  const body = new FormData();
  body.set("file", new Blob([csv]));
  return fetch(`${app.url}/api/results/report`, { method: "POST", headers: { cookie }, body });
}

/** Functions that the main thread calls during `work`, as "file function". */
async function calledBy(work: () => Promise<unknown>): Promise<string[]> {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  await work();
  const { result } = await session.post("Profiler.takePreciseCoverage");
  await session.post("Profiler.stopPreciseCoverage");
  session.disconnect();
  return result.flatMap(({ url, functions }) =>
    functions
      .filter(({ ranges }) => ranges.some(({ count }) => count > 0))
      .map(({ functionName }) => `${url} ${functionName}`),
  );
}

describe("reading an uploaded report", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  test("The main thread parses neither the form nor the file of a report", async () => {
    const user = await newUser(app);
    const called = await calledBy(async () => {
      expect((await send(app, user, CSV)).status).toBe(200);
      for (const [name, csv] of Object.entries(HOSTILE))
        expect((await send(app, user, csv)).status, name).toBe(400);
    });
    const parsers = /csv-parse|read-report-file\.ts|read-table\.ts|multipartFormDataParser|parseFormData/;
    expect(called.filter((name) => parsers.test(name))).toEqual([]);
    // The measurement covers the route, so it would include the parsers.
    expect(called.filter((name) => name.endsWith("read-upload.service.ts readUpload"))).not.toEqual([]);
  });

  test("One report of a user is read at a time, four wait, the next gets 429; another user's is read", async () => {
    const [greedy, other] = [await newUser(app), await newUser(app)];
    const hanging = await Promise.all(Array.from({ length: 5 }, () => beginReport(greedy)));
    const key = rateLimitKey("report-minute", greedy.id);
    await until("five reports are queued", async () => {
      const [row] = await app.deps.db.select().from(rateLimits).where(eq(rateLimits.key, key));
      return row?.count === 5;
    });
    const refused = await readError(await send(app, greedy, CSV));
    expect(refused).toMatchObject({ status: 429, code: "rate_limited", retryAfter: 5 });
    expect((await send(app, other, CSV)).status).toBe(200);
    for (const upload of hanging) await new Promise((closed) => upload.once("close", closed).destroy());
    await until("there is room again", async () => (await send(app, greedy, CSV)).status === 200);
  });

  /** Starts an upload whose body never ends. */
  async function beginReport({ cookie }: TestUser): Promise<ClientRequest> {
    const contentType = "multipart/form-data; boundary=x";
    const headers = { cookie, "content-type": contentType, "transfer-encoding": "chunked" };
    const sent = request(`${app.url}/api/results/report`, { method: "POST", headers });
    sent.on("error", () => {});
    await new Promise((written) => sent.write("--x\r\n", written));
    return sent;
  }
});

const TOO_MUCH = {
  status: 400,
  code: "invalid_input",
  message: reportMessages.tooMuchWork,
  fields: { file: reportMessages.tooMuchWork },
};

test("a file that takes too long is rejected with a message", async () => {
  // A worker takes longer than this to start.
  const fileWorkers = createFileWorkers(createLog("silent"), { timeoutMs: 1 });
  const app = await startTestApp({ overrides: { fileWorkers } });
  expect(await readError(await send(app, await newUser(app), CSV))).toMatchObject(TOO_MUCH);
  await app.stop();
});

test("A file that crashes the worker is refused with a message, and the next one is read", async () => {
  const script = new URL("../../support/workers/dying-worker.ts", import.meta.url);
  const fileWorkers = createFileWorkers(createLog("silent"), { script });
  const app = await startTestApp({ overrides: { fileWorkers } });
  const user = await newUser(app);
  const responses = [CSV, "x".repeat(20_000), CSV].map((csv) => send(app, user, csv));
  const [before, died, after] = await Promise.all(responses);
  expect([before?.status, after?.status]).toEqual([200, 200]);
  expect(died && (await readError(died))).toMatchObject(TOO_MUCH);
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
  await app.stop();
});
