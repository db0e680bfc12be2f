import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { IMAGE_PLATFORMS } from "#core/platforms/platforms.ts";
import { encodeCursor } from "#server/http/cursor.ts";
import { replaceCredential } from "#server/modules/accounts/accounts.repo.ts";
import { grantTier } from "#server/modules/entitlements/grants.service.ts";
import { PASSWORD } from "../../support/accounts.ts";
import { appRoutes, fillIn, parametersOf, type AppRoute } from "../../support/app-routes.ts";
import { createOwnedResources, type OwnedResources } from "../../support/owned-resources.ts";
import { startBilling, type BillingClient, type BillingTest } from "../../support/billing.ts";
import { CAMPAIGN_BRIEF } from "../../support/campaign.ts";
import { filmSettings } from "../../support/films.ts";
import { BRIEF } from "../../support/generations.ts";
import { IMAGE_BRIEF } from "../../support/image-ads.ts";

const DECK = { platform: "linkedin", format: "copy_deck" };

interface Sample {
  readonly id: keyof OwnedResources;
  /** Values of the other path parameters. */
  readonly with?: Record<string, string>;
  /** Path parameters that are ids of further resources. */
  readonly withOwn?: Record<string, keyof OwnedResources>;
  readonly body?: object;
}

/**
 * For each route with an id in its path: a resource that its owner can use it on, and a valid body.
 * Routes missing here fail the first test. Deletions come last.
 */
const SAMPLES: Record<string, Sample> = {
  "GET /files/:id": { id: "made" },
  "GET /api/generations/:id": { id: "text" },
  "GET /api/generations/:id/events": { id: "text" },
  "GET /api/generations/:id/download": { id: "package" },
  "GET /api/generations/:id/files/:name": { id: "video", with: { name: "script.txt" } },
  "POST /api/generations/:id/film/preview": { id: "video", body: {} },
  "POST /api/generations/:id/film": { id: "video", body: { ratio: "1:1" } },
  "GET /api/generations/:id/film/renders": { id: "video" },
  "GET /api/film-renders/:id": { id: "render" },
  "DELETE /api/film-renders/:id": { id: "render" },
  "POST /api/generations/:id/images/:platform": {
    id: "package",
    with: { platform: IMAGE_PLATFORMS[0]! },
    body: { headline: "Other words" },
  },
  "POST /api/generations/:id/retry": { id: "text" },
  "POST /api/generations/:id/restore": { id: "deleted" },
  "PUT /api/generations/:id/results": {
    id: "package",
    body: { impressions: 10, clicks: 1, conversions: 0 },
  },
  "DELETE /api/generations/:id/results": { id: "package" },
  "PUT /api/generations/:id/ended": { id: "package" },
  "DELETE /api/generations/:id/ended": { id: "package" },
  "GET /api/campaigns/:id": { id: "campaign" },
  "PATCH /api/campaigns/:id": { id: "campaign", body: { name: "Winter" } },
  "POST /api/campaigns/:id/ads": { id: "campaign", body: { platform: "x" } },
  "GET /api/campaigns/:id/exports/preview": { id: "campaign" },
  "PATCH /api/campaigns/:id/exports/settings": { id: "campaign", body: { currency: "EUR" } },
  "GET /api/campaigns/:id/exports": { id: "campaign" },
  "POST /api/campaigns/:id/exports": { id: "campaign", body: { platforms: [DECK] } },
  "GET /api/campaigns/:id/exports/templates": { id: "campaign" },
  "POST /api/campaigns/:id/exports/templates/:network": { id: "campaign", with: { network: "meta" } },
  "PATCH /api/campaigns/:id/exports/templates/:network": {
    id: "campaign",
    with: { network: "linkedin" },
    body: {},
  },
  "DELETE /api/campaigns/:id/exports/templates/:network": {
    id: "campaign",
    with: { network: "linkedin" },
  },
  "GET /api/exports/:id": { id: "export" },
  "PATCH /api/exports/:id": { id: "export", body: { ...DECK, done: true } },
  "GET /api/exports/:id/download": { id: "export" },
  "POST /api/campaigns/:id/reports/read": { id: "campaign" },
  "POST /api/campaigns/:id/reports": { id: "campaign" },
  "GET /api/campaigns/:id/reports": { id: "campaign" },
  "PUT /api/campaigns/:id/reports/match": { id: "campaign", body: { source: "none", adId: null } },
  "GET /api/campaigns/:id/results": { id: "campaign" },
  "POST /api/campaigns/:id/more-like-this": { id: "campaign" },
  "DELETE /api/reports/:id": { id: "report" },
  "POST /api/reports/:id/restore": { id: "report" },
  "GET /api/ads/:id": { id: "ad" },
  "PATCH /api/ads/:id": { id: "ad", body: { baseVersion: "1", fields: { headline: "Softer evenings!!!" } } },
  "POST /api/ads/:id/duplicate": { id: "ad" },
  "POST /api/ads/:id/media": { id: "ad", body: { alt: "A lamp" } },
  "POST /api/ads/:id/findings/:rule": {
    id: "ad",
    with: { rule: "punct-repeat" },
    body: { action: "override", reason: "Agreed with the platform" },
  },
  "GET /api/ads/:id/versions": { id: "ad" },
  "POST /api/ads/:id/versions": { id: "ad" },
  "POST /api/ads/:id/versions/:versionId/restore": { id: "ad", withOwn: { versionId: "version" } },
  "POST /api/ads/:id/rewrite": { id: "ad", body: {} },
  "GET /api/campaigns/:id/reviews": { id: "campaign" },
  "POST /api/campaigns/:id/reviews": { id: "campaign" },
  "GET /api/reviews/:id/comments": { id: "review" },
  "POST /api/reviews/:id/comments": { id: "review" },
  "PATCH /api/reviews/:id/comments/:commentId": {
    id: "review",
    withOwn: { commentId: "reviewComment" },
    body: { resolved: true },
  },
  "GET /api/reviews/:id/trail": { id: "review" },
  "POST /api/reviews/:id/remind": { id: "review" },
  "DELETE /api/reviews/:id": { id: "review" },
  "DELETE /api/ads/:id": { id: "ad" },
  "POST /api/ads/:id/restore": { id: "ad" },
  "DELETE /api/campaigns/:id": { id: "campaign" },
  "POST /api/campaigns/:id/restore": { id: "campaign" },
  "DELETE /api/uploads/:id": { id: "upload" },
  "GET /api/brands/:id": { id: "brand" },
  "GET /api/brands/:id/preview": { id: "brand" },
  "POST /api/brands/:id/read": { id: "brand", body: { url: "http://127.0.0.1/" } },
  "GET /api/brands/:id/readings": { id: "brand" },
  "GET /api/readings/:id": { id: "reading" },
  "POST /api/readings/:id/stop": { id: "reading" },
  "PATCH /api/brands/:id": { id: "brand", body: { name: "Mine" } },
  "GET /api/brands/:id/products": { id: "brand" },
  "POST /api/brands/:id/products": { id: "brand", body: { name: "Mine" } },
  "GET /api/products/:id": { id: "product" },
  "PATCH /api/products/:id": { id: "product", body: { name: "Mine" } },
  "POST /api/products/:id/restore": { id: "deletedProduct" },
  "GET /api/brands/:id/claims": { id: "brand" },
  "POST /api/brands/:id/claims": { id: "brand", body: { text: "Mine" } },
  "GET /api/claims/:id/ads": { id: "claim" },
  "GET /api/products/:id/ads": { id: "product" },
  "PATCH /api/claims/:id": { id: "claim", body: { text: "Mine" } },
  "POST /api/claims/:id/restore": { id: "deletedClaim" },
  "POST /api/brands/:id/restore": { id: "deletedBrand" },
  "DELETE /api/claims/:id": { id: "claim" },
  "DELETE /api/products/:id": { id: "product" },
  "DELETE /api/brands/:id": { id: "brand" },
  "GET /api/generations/:id/films": { id: "video" },
  "POST /api/generations/:id/films": { id: "video", body: { ratio: "1:1", bytes: 100 } },
  "GET /api/films/:id": { id: "film" },
  "PUT /api/films/:id/parts/:part": { id: "film", with: { part: "0" } },
  "POST /api/films/:id/complete": { id: "film" },
  "PUT /api/films/:id/cover": { id: "film" },
  "GET /api/films/:id/files/:name": { id: "film", with: { name: "captions.srt" } },
  "GET /api/films/:id/video": { id: "film" },
  "DELETE /api/films/:id": { id: "film" },
  "GET /api/generations/:id/voice": { id: "video" },
  "PUT /api/generations/:id/voice/:scene": { id: "video", with: { scene: "0" } },
  "DELETE /api/generations/:id/voice/:scene": { id: "video", with: { scene: "0" } },
  "POST /api/generations/:id/voice/speak": { id: "video", body: { speaker: "alloy", scenes: ["Words."] } },
  "POST /api/generations/:id/voice/stop": { id: "video" },
  "GET /api/generations/:id/film/settings": { id: "video" },
  "PATCH /api/generations/:id/film/settings": {
    id: "video",
    body: { settings: filmSettings(), baseRevision: 0 },
  },
  "DELETE /api/generations/:id": { id: "text" },
  "DELETE /api/profile/second-factor/passkeys/:id": { id: "passkey", body: { password: PASSWORD } },
  "DELETE /api/sessions/:id": { id: "session" },
};

/**
 * Pages for the local machine only, which reject all other clients (operation/outbox.test.ts,
 * billing/exposure.test.ts), and calls that need a review link (reviews/strangers.test.ts).
 */
const TESTED_ELSEWHERE = /^\/(outbox|sandbox|api\/review)\//;
/** Routes whose bodies name further resources of the owner. */
const WITH_OWN_BODY: Record<string, (own: OwnedResources) => object> = {
  "POST /api/campaigns/:id/reviews": ({ ad }) => ({ adIds: [ad] }),
  "POST /api/campaigns/:id/more-like-this": ({ ad }) => ({ adId: ad }),
  "POST /api/reviews/:id/comments": ({ ad }) => ({ adId: ad, text: "Mine" }),
};

let billing: BillingTest;
let owner: BillingClient;
let stranger: BillingClient;
let own: OwnedResources;
let routes: readonly (AppRoute & { readonly name: string; readonly sample: Sample | undefined })[];

beforeAll(async () => {
  billing = await startBilling();
  [owner, stranger] = [await billing.newUser(), await billing.newUser()];
  const { db, passwords } = billing.app.deps;
  const passwordHash = await passwords.hash(PASSWORD, "test");
  for (const { user } of [owner, stranger]) {
    await grantTier(billing.app.deps, user.email, "pro");
    await db.transaction((tx) => replaceCredential(tx, { id: randomUUID(), userId: user.id, passwordHash }));
  }
  own = await createOwnedResources(billing, owner);
  routes = appRoutes(billing.app.deps)
    .filter((route) => parametersOf(route).length > 0 && !TESTED_ELSEWHERE.test(route.path))
    .map((route) => {
      const name = `${route.method} ${route.path.replaceAll(/\{.*?\}(?=\/|$)/g, "")}`;
      return { ...route, name, sample: SAMPLES[name] };
    })
    .toSorted((one, other) => place(one.name) - place(other.name));
});
afterAll(() => billing.app.stop());

const place = (name: string) => Object.keys(SAMPLES).indexOf(name);

interface CommandResult {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** A response without the values that differ between requests; for a stream, its type. */
async function ask(route: (typeof routes)[number], id: string, cookie: string): Promise<CommandResult> {
  const { with: others = {}, withOwn = {}, ...sample } = route.sample ?? { id: "text" as const };
  const body = WITH_OWN_BODY[route.name]?.(own) ?? sample.body;
  const ownId = (name: string) => withOwn[name] && own[withOwn[name]];
  const path = fillIn(route, (name) => others[name] ?? ownId(name) ?? id);
  const response = await fetch(`${billing.app.url}${path}`, {
    method: route.method,
    headers: { cookie, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { "x-request-id": _, date: __, ...headers } = Object.fromEntries(response.headers);
  return { status: response.status, headers, body: (await response.text()).replaceAll(id, "ID") };
}

test("every route with an id is listed here", () => {
  expect(routes.length).toBeGreaterThan(8);
  expect(routes.filter(({ sample }) => sample === undefined).map(({ name }) => name)).toEqual([]);
});

test("Another user's id gets the same response as an unknown id", async () => {
  for (const route of routes) {
    const theirs = await ask(route, own[route.sample?.id ?? "text"], stranger.user.cookie);
    expect(theirs.status, route.name).toBe(404);
    expect(theirs, route.name).toEqual(await ask(route, randomUUID(), stranger.user.cookie));
  }
});

test("A visitor gets the same response for every id", async () => {
  for (const route of routes) {
    const real = await ask(route, own[route.sample?.id ?? "text"], "");
    expect(real.status, route.name).toBe(401);
    expect(real, route.name).toEqual(await ask(route, randomUUID(), ""));
  }
});

test("lists contain none of another user's resources", async () => {
  const secrets = [...Object.values(own), owner.user.id, owner.user.email];
  const lists = appRoutes(billing.app.deps).filter(
    (route) =>
      route.method === "GET" && parametersOf(route).length === 0 && /^\/(api|files)\//.test(route.path),
  );
  for (const { path } of lists) {
    const response = await fetch(`${billing.app.url}${path}`, {
      headers: { cookie: stranger.user.cookie },
      redirect: "manual",
    });
    const text = await response.text();
    for (const secret of secrets) expect(text, path).not.toContain(secret);
  }
});

test("ids in bodies and cursors are checked like those in paths", async () => {
  const images = [own.upload];
  for (const [kind, input] of [
    ["image", { ...IMAGE_BRIEF, images }],
    ["image", { ...IMAGE_BRIEF, images: [own.made] }],
    ["video", { ...BRIEF, images }],
    ["campaign", { ...CAMPAIGN_BRIEF, images }],
  ] as const) {
    const response = await stranger.create({ kind, input });
    expect([response.status, (await response.json()) as object], kind).toMatchObject([
      400,
      { error: { fields: { images: expect.any(String) } } },
    ]);
  }
  const sessionId = new URL(await owner.checkout("growth")).pathname.split("/").at(-1);
  expect(await stranger.fails("POST", "/subscription/checkout/return", { sessionId })).toBe("404 not_found");
  const mine = await stranger.start();
  const cursor = encodeCursor({ createdAt: new Date(4e12), id: own.text });
  const page = await stranger.call("GET", `/generations?cursor=${cursor}`);
  expect(await page.text()).not.toContain(own.text);
  expect((await stranger.list()).items.map(({ id }) => id)).toEqual([mine]);
});

test("all of these routes work for the owner afterwards", async () => {
  for (const route of routes) {
    const { status } = await ask(route, own[route.sample?.id ?? "text"], owner.user.cookie);
    expect([401, 403, 404, 500], `${route.name} ${status}`).not.toContain(status);
  }
});
