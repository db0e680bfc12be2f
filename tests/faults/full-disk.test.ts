import { randomUUID } from "node:crypto";
import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { closeSync, openSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { FILM_LIMITS } from "#core/film/limits.ts";
import { createClock } from "#server/lib/clock.ts";
import { openDb, openPool } from "#server/db/client.ts";
import { picture } from "#server/render/ingest/pictures.fixture.ts";
import { createLog } from "#server/observability/log.ts";
import { grantTier } from "#server/modules/entitlements/grants.service.ts";
import { newAddress, signUp } from "../support/accounts.ts";
import { openClient } from "../support/client.ts";
import { filesClient } from "../support/files.ts";
import { filmFile } from "../support/film-file.ts";
import { filmsClient } from "../support/films.ts";
import { generationsClient } from "../support/generations.ts";
import { IMAGE_BRIEF } from "../support/image-ads.ts";
import { createTestDatabase } from "../support/processes/postgres.ts";
import { startProduct } from "../support/processes/product.ts";
import { until } from "../support/until.ts";
import { createUser } from "../support/user.ts";

const VIDEO_BRIEF = { companyName: "Halden", productName: "Dusk Lamp", keyMessage: "It dims at dusk." };
const SECRET = "a secret that is only used in this test";

/** Runs a process with a small disk mounted at the folder, visible to that process only. */
const onSmallDisk = (folder: string, megabytes: number) => {
  const mount = `mount -t tmpfs -o size=${megabytes}m adloom "$0" && exec "$@"`;
  return ["unshare", "--map-root-user", "--mount", "sh", "-c", mount, folder];
};

/** Available on Linux only, and not in all containers. */
function canMount(): boolean {
  try {
    const [command = "", ...args] = onSmallDisk(tmpdir(), 1);
    execFileSync(command, [...args, "true"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Fills a disk completely. */
function fill(file: string) {
  const descriptor = openSync(file, "w");
  const bytes = Buffer.alloc(4096);
  try {
    for (;;) writeSync(descriptor, bytes);
  } catch (error) {
    expect(error).toMatchObject({ code: "ENOSPC" });
  } finally {
    closeSync(descriptor);
  }
}

test.skipIf(!canMount())(
  "with a full disk only features that need it fail or wait, and all recover when there is space again",
  async () => {
    const database = await createTestDatabase(inject("database"));
    const pool = openPool({ url: database.url, size: 2, name: "test", log: createLog("silent") });
    const db = openDb(pool);
    const dataDir = await mkdtemp(join(tmpdir(), "adloom-full-"));
    const env = { DATABASE_URL: database.url, AUTH_SECRET: SECRET, TRUSTED_PROXIES: "127.0.0.1" };
    const product = await startProduct({ env, dataDir, within: onSmallDisk(dataDir, 30) });
    // As seen by the process.
    const filler = `/proc/${product.pid}/root${dataDir}/filler`;
    try {
      const user = await createUser({ db, secret: SECRET, publicUrl: product.url });
      await grantTier({ db, clock: createClock(), newId: randomUUID }, user.email, "pro");
      const [client, files] = [generationsClient(product.url, user), filesClient(product.url, user)];
      const before = await files.upload(await picture());
      const script = await client.start({ kind: "video", input: VIDEO_BRIEF });
      await client.ended(script, 60_000);
      const films = filmsClient(product.url, user);
      const video = await filmFile({ frameBytes: 80_000 });
      const film = await films.begin(script, video.length);
      const sendPart = (part: number) =>
        films.sendPart(
          film.id,
          part,
          video.subarray(part * FILM_LIMITS.partBytes, (part + 1) * FILM_LIMITS.partBytes),
        );
      expect((await sendPart(0)).status).toBe(200);
      fill(filler);

      const refusedPart = await sendPart(1);
      expect([refusedPart.status, await refusedPart.json()]).toMatchObject([
        503,
        { error: { code: "storage_unavailable" } },
      ]);
      const read = async () => (await films.list(script)).items[0];
      expect(await read()).toMatchObject({ status: "uploading", receivedParts: [0] });

      const refused = await files.send(await picture());
      expect(refused.status).toBe(503);
      expect(await refused.json()).toMatchObject({ error: { code: "storage_unavailable" } });
      expect((await files.open(before.url)).status).toBe(200);
      const email = newAddress();
      expect((await signUp(openClient(product.url), email)).status).toBe(200);
      expect(await client.ended(await client.start(), 30_000)).toMatchObject({ status: "completed" });
      const image = await client.start({ kind: "image", input: IMAGE_BRIEF });
      const failed = await client.ended(image, 60_000);
      expect(failed.status).toBe("failed");
      expect(failed.error?.message).toBeTruthy();
      expect((await client.usage()).imageAds.used).toBe(0);
      expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
      const sent = async () =>
        (await pool.query("select from mails where recipient = $1 and status = 'sent'", [email])).rowCount ===
        1;
      expect(await sent()).toBe(false);

      await rm(filler);
      expect((await sendPart(1)).status).toBe(200);
      expect((await films.complete(film.id)).status).toBe(200);
      const stored = Buffer.from(await (await films.open(`/api/films/${film.id}/video`)).arrayBuffer());
      expect(Buffer.compare(stored, video)).toBe(0);
      await files.upload(await picture());
      await until("the mail is sent", sent, 60_000);
      expect((await client.call("POST", `/generations/${image}/retry`)).status).toBe(202);
      expect(await client.ended(image, 60_000)).toMatchObject({ status: "completed" });
      expect((await client.usage()).imageAds.used).toBe(1);
      expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
      expect(product.output()).not.toMatch(/uncaught|unhandled|unexpected error/i);
    } finally {
      await product.stop();
      await pool.end();
      await database.drop();
    }
  },
);
