import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storageContract } from "#server/adapters/storage/storage.contract.ts";
import { createS3Storage } from "#server/adapters/storage/storage.s3.ts";
import { newKey, readAll } from "#server/adapters/storage/storage.ts";
import { startFaultyProxy } from "../../support/stand-ins/faulty-proxy.ts";
import { startS3, type S3Server } from "../../support/stand-ins/s3.ts";

let server: S3Server;
beforeAll(async () => {
  server = await startS3();
});
afterAll(() => server.close());

const aKey = () => newKey("uploads", randomUUID);

storageContract(async () => createS3Storage(server.settings));

test("a missing bucket is reported and accepts nothing", async () => {
  const storage = createS3Storage({ ...server.settings, bucket: "foreign-bucket" });
  await expect(storage.check()).rejects.toMatchObject({ name: "StorageError" });
  await expect(storage.put(aKey(), Buffer.from("x"), "image/png")).rejects.toMatchObject({ code: "404" });
});

test("an outage is a server error, not a missing file, and recovers", async () => {
  const line = await startFaultyProxy(server.settings.endpoint);
  const storage = createS3Storage({ ...server.settings, endpoint: line.url });
  const key = aKey();
  await storage.put(key, Buffer.from("kept"), "image/png");
  line.cut();
  for (const call of [
    () => storage.put(aKey(), Buffer.from("x"), "image/png"),
    () => storage.open(key),
    () => storage.remove(key),
    () => storage.check(),
  ])
    await expect(call()).rejects.toMatchObject({ name: "StorageError" });
  line.restore();
  expect(Buffer.from(await readAll(storage, key)).toString()).toBe("kept");
  await line.stop();
});
