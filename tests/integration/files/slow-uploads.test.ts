import { randomUUID } from "node:crypto";
import { request, type ClientRequest } from "node:http";
import { inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { picture } from "#server/render/ingest/pictures.fixture.ts";
import { uploadRateLimits } from "#server/modules/files/uploads.service.ts";
import { rateLimits } from "#server/modules/rate-limits/rate-limits.table.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { filesClient } from "../../support/files.ts";
import { until } from "../../support/until.ts";
import { createUser, type TestUser } from "../../support/user.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** Starts an upload whose body never ends. */
async function beginUpload({ cookie }: TestUser): Promise<ClientRequest> {
  const sent = request(`${app.url}/api/uploads`, {
    method: "POST",
    headers: { cookie, "content-type": "multipart/form-data; boundary=x", "transfer-encoding": "chunked" },
  });
  sent.on("error", () => {});
  await new Promise((written) =>
    sent.write(`--x\r\ncontent-disposition: form-data; name="${randomUUID()}`, written),
  );
  return sent;
}

/** Waits until this number of the user's uploads are being read or queued. */
async function letIn({ id }: TestUser, wanted: number): Promise<void> {
  const keys = uploadRateLimits(id).map(({ key }) => key);
  await until(`${wanted} uploads`, async () => {
    const [row] = await app.deps.db
      .select({ count: rateLimits.count })
      .from(rateLimits)
      .where(inArray(rateLimits.key, keys));
    return row?.count === wanted;
  });
}

async function end(uploads: readonly ClientRequest[]) {
  await Promise.all(
    uploads.map(async (upload) => {
      await new Promise((closed) => upload.once("close", closed).destroy());
    }),
  );
}

test("any number of hanging uploads of one user does not block another user's", async () => {
  const greedy = await createUser(app.deps);
  const hanging = await Promise.all(Array.from({ length: 12 }, () => beginUpload(greedy)));
  await letIn(greedy, 12);
  const other = filesClient(app.url, await createUser(app.deps));
  await other.upload(await picture());
  await end(hanging);
});

test("Eight uploads are read at once; the ninth waits and then succeeds", async () => {
  const users = await Promise.all([createUser(app.deps), createUser(app.deps)]);
  const hanging = await Promise.all(
    users.flatMap((user) => Array.from({ length: 4 }, () => beginUpload(user))),
  );
  await Promise.all(users.map((user) => letIn(user, 4)));
  const ninth = filesClient(app.url, await createUser(app.deps));
  let arrived = false;
  const upload = ninth.upload(await picture()).then(() => (arrived = true));
  // Unlimited routes respond in the meantime, and the upload takes no longer than a few of these
  // calls.
  for (let count = 0; count < 50; count++) await fetch(`${app.url}/readyz`);
  expect(arrived).toBe(false);
  await end(hanging);
  expect(await upload).toBe(true);
});
