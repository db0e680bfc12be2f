import { afterAll, beforeAll, expect, test } from "vitest";
import type { ClaimList } from "#core/brands/api.ts";
import type { Claim } from "#core/brands/claim.ts";
import { brandMessages } from "#core/brands/messages.ts";
import { createClock } from "#server/lib/clock.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { fieldsOf, openBrandClient } from "../../support/brands.ts";
import { DAY } from "../../support/durations.ts";

let offset = 0;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ overrides: { clock: createClock(() => offset) } });
});
afterAll(() => app.stop());

const open = () => openBrandClient(app);
/** A day this many days from now, on the product's clock. */
const inDays = (days: number) => new Date(Date.now() + offset + days * DAY).toISOString().slice(0, 10);

test("The state of a claim follows its proof and the product's clock", async () => {
  const client = await open();
  const { id } = await client.newBrand();
  const claim = await client.newClaim(id);
  expect(claim).toMatchObject({ proofUrl: "", proofFile: null, readOn: null, validUntil: null });
  const change = (body: object) => client.json<Claim>("PATCH", `/claims/${claim.id}`, body);
  expect(claim.state).toBe("unproved");
  expect((await change({ proofUrl: "halden.example/reviews" })).state).toBe("proved");
  expect((await change({ validUntil: inDays(31) })).state).toBe("proved");
  expect((await change({ validUntil: inDays(30) })).state).toBe("expiring");
  expect((await change({ validUntil: inDays(0) })).state).toBe("expiring");
  expect((await change({ validUntil: inDays(-1) })).state).toBe("expired");
  expect((await change({ proofUrl: "" })).state).toBe("unproved");

  await change({ proofUrl: "halden.example/reviews", validUntil: inDays(40) });
  const stateLater = async (days: number) => {
    offset += days * DAY;
    return (await client.json<ClaimList>("GET", `/brands/${id}/claims`)).items[0]?.state;
  };
  expect(await stateLater(0)).toBe("proved");
  expect(await stateLater(11)).toBe("expiring");
  expect(await stateLater(30)).toBe("expired");
});

test("A proof cannot end before it was read, and its file must be the user's own proof", async () => {
  const client = await open();
  const { id } = await client.newBrand();
  const claim = await client.newClaim(id, { readOn: "2026-11-04", validUntil: "2026-12-04" });
  const patch = async (body: object) => fieldsOf(await client.call("PATCH", `/claims/${claim.id}`, body));
  expect(await patch({ validUntil: "2026-11-03" })).toEqual({ validUntil: brandMessages.validUntil });
  expect(await patch({ readOn: "2026-12-05" })).toEqual({ validUntil: brandMessages.validUntil });
  expect(await patch({ proofUrl: "file:///etc/passwd" })).toEqual({ proofUrl: brandMessages.url });
  expect(await patch({ proofFile: claim.id })).toEqual({ proofFile: brandMessages.missingFile });
  expect((await client.json<ClaimList>("GET", `/brands/${id}/claims`)).items).toEqual([claim]);
});

test("A deleted claim can be restored for 10 minutes", async () => {
  const client = await open();
  const { id } = await client.newBrand();
  const claim = await client.newClaim(id);
  expect((await client.call("DELETE", `/claims/${claim.id}`)).status).toBe(204);
  expect((await client.call("DELETE", `/claims/${claim.id}`)).status).toBe(404);
  expect((await client.json<ClaimList>("GET", `/brands/${id}/claims`)).items).toEqual([]);
  expect(await client.json("POST", `/claims/${claim.id}/restore`)).toEqual(claim);
  await client.call("DELETE", `/claims/${claim.id}`);
  offset += 11 * 60_000;
  expect((await client.call("POST", `/claims/${claim.id}/restore`)).status).toBe(404);
});
