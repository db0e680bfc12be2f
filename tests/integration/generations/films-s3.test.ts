import { afterAll, beforeAll, expect, test } from "vitest";
import { FILM_LIMITS } from "#core/film/limits.ts";
import { PLANS } from "#core/plans.ts";
import { filmFile } from "../../support/film-file.ts";
import { filmsClient } from "../../support/films.ts";
import { startPipeline, type Pipeline } from "../../support/pipeline.ts";
import { startFaultyProxy } from "../../support/stand-ins/faulty-proxy.ts";
import { startS3, type S3Server } from "../../support/stand-ins/s3.ts";

const BRIEF = { companyName: "Halden", productName: "Dusk Lamp", keyMessage: "It dims as the sun sets." };

let server: S3Server;
let line: Awaited<ReturnType<typeof startFaultyProxy>>;
let pipeline: Pipeline;
beforeAll(async () => {
  server = await startS3();
  line = await startFaultyProxy(server.settings.endpoint);
  const free = { ...PLANS.free, quotas: { ...PLANS.free.quotas, videoAds: 9 } };
  const { bucket, region, accessKeyId, secretAccessKey } = server.settings;
  const env = {
    S3_ENDPOINT: line.url,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
  pipeline = await startPipeline({ plans: { ...PLANS, free } }, { env });
});
afterAll(async () => {
  await pipeline.app.stop();
  await line.stop();
  await server.close();
});

test("a video in S3 storage is checked, played by ranges and kept through an outage", async () => {
  const client = await pipeline.newUser();
  const script = await client.start({ kind: "video", input: BRIEF });
  await client.ended(script, 60_000);
  const films = filmsClient(pipeline.app.url, client.user);
  const file = await filmFile({ frameBytes: 150_000 });
  const part = FILM_LIMITS.partBytes;
  const { id } = await films.begin(script, file.length);
  const send = (index: number) => films.sendPart(id, index, file.subarray(index * part, (index + 1) * part));
  expect((await send(0)).status).toBe(200);

  line.cut();
  const refused = await send(1);
  expect([refused.status, await refused.json()]).toMatchObject([
    503,
    { error: { code: "storage_unavailable" } },
  ]);
  line.restore();
  expect((await films.complete(id)).status).toBe(409);
  for (let index = 1; index * part < file.length; index++) expect((await send(index)).status).toBe(200);
  expect((await films.complete(id)).status).toBe(200);

  const url = `/api/films/${id}/video`;
  for (const [start, end] of [
    [0, 1],
    [part - 7, part + 9],
    [part, 2 * part],
    [file.length - 5, file.length],
  ] as const) {
    const response = await films.open(url, { range: `bytes=${start}-${end - 1}` });
    expect([response.status, response.headers.get("content-range")]).toEqual([
      206,
      `bytes ${start}-${end - 1}/${file.length}`,
    ]);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(Buffer.compare(bytes, file.subarray(start, end))).toBe(0);
  }
  const whole = Buffer.from(await (await films.open(url)).arrayBuffer());
  expect(Buffer.compare(whole, file)).toBe(0);

  line.cut();
  expect((await films.open(url, { range: "bytes=0-9" })).status).toBe(503);
  line.restore();
  expect((await films.open(url, { range: "bytes=0-9" })).status).toBe(206);
});
