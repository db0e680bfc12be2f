import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { sharedReviewApi } from "#core/api/reviews.api.ts";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import { RATE_LIMITS } from "#core/rate-limits.ts";
import { appRoutes } from "../../support/app-routes.ts";
import { startAppForFile } from "../../support/app.ts";
import { openClient } from "../../support/client.ts";
import { createReviewOwner, openReview, type Reviewer } from "../../support/reviews.ts";

const app = await startAppForFile({ env: { TRUSTED_PROXIES: "127.0.0.1" } });
const { client } = await createReviewOwner(app);
const { client: stranger } = await createReviewOwner(app);
const [campaign, theirs] = await Promise.all([client.package(), stranger.package()]);

/** The calls of a link about an ad, with bodies that are valid. */
const CALLS: Record<
  string,
  (ad: { id: string; hash: string; media: string }) => Parameters<Reviewer["call"]>
> = {
  "GET /api/review/:token": () => ["GET"],
  "GET /api/review/:token/comments": ({ id }) => ["GET", `/comments?adId=${id}`],
  "POST /api/review/:token/comments": ({ id }) => [
    "POST",
    "/comments",
    { adId: id, name: "Eve", text: "Mine" },
  ],
  "POST /api/review/:token/decisions": ({ id, hash }) => [
    "POST",
    "/decisions",
    { name: "Eve", decision: "approved", ads: [{ adId: id, hash }] },
  ],
  "GET /api/review/:token/media/:id": ({ media }) => ["GET", `/media/${media}`],
};

const partsOf = ({ ads }: AdCampaign, at = 0) => {
  const { id, version, media } = ads.filter((ad) => ad.media !== null)[at]!;
  return { id, hash: version.hash, media: media!.id };
};

test("Every call of a link is tested here", () => {
  const routes = appRoutes(app.deps).map(({ method, path }) => `${method} ${path}`);
  expect(routes.filter((route) => route.includes("/api/review/")).toSorted()).toEqual(
    Object.keys(CALLS).toSorted(),
  );
  expect(Object.keys(sharedReviewApi).toSorted()).toEqual(Object.keys(CALLS).toSorted());
});

test("A link reaches the ads of its review only: not others of the campaign, not another user's", async () => {
  const { id, url } = await client.ask(campaign, { adIds: [campaign.ads[0]!.id] });
  const { url: other } = await stranger.ask(theirs);
  const reviewer = openReview(app.url, url!);
  const [shown] = (await reviewer.read()).ads;
  for (const ad of [partsOf(theirs), partsOf(campaign, 3)]) {
    if (ad.media === shown?.media?.id) continue;
    for (const name of ["POST /api/review/:token/comments", "POST /api/review/:token/decisions"]) {
      const [method, path, body] = CALLS[name]!(ad);
      expect((await reviewer.call(method, path, body)).status, name).toBe(404);
    }
    expect((await reviewer.call("GET", `/media/${ad.media}`)).status).toBe(404);
    const listed = await reviewer.call("GET", `/comments?adId=${ad.id}`);
    expect(await listed.json()).toEqual({ items: [], nextCursor: null });
  }
  // The token opens nothing else, with or without the owner's session.
  const token = url!.split("/").at(-1)!;
  for (const path of [`/api/reviews/${id}/comments`, `/api/campaigns/${campaign.id}/reviews`, "/api/usage"]) {
    const response = await fetch(`${app.url}${path}?token=${token}`, {
      headers: { authorization: `Bearer ${token}`, cookie: `adloom.session_token=${token}` },
    });
    expect(response.status, path).toBe(401);
  }
  expect((await fetch(`${app.url}${campaign.media[0]!.url}?token=${token}`)).status).toBe(401);
  expect((await openReview(app.url, other!).read()).campaign.name).toBe(theirs.name);
});

test("Another user can neither ask for review of the ads nor see or end the review", async () => {
  const { id, url } = await client.ask(campaign);
  const adIds = [campaign.ads[0]!.id];
  const answers = await Promise.all([
    stranger.call("POST", `/campaigns/${campaign.id}/reviews`, { adIds }),
    stranger.call("POST", `/campaigns/${theirs.id}/reviews`, { adIds }),
    stranger.call("POST", `/campaigns/${theirs.id}/reviews`, { adIds: [randomUUID()] }),
    stranger.call("GET", `/campaigns/${campaign.id}/reviews`),
    stranger.call("GET", `/reviews/${id}/trail`),
    stranger.call("GET", `/reviews/${id}/trail?format=pdf`),
    stranger.call("POST", `/reviews/${id}/remind`),
    stranger.call("DELETE", `/reviews/${id}`),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  expect((await openReview(app.url, url!).call("GET")).status).toBe(200);
  expect(await stranger.reviews(theirs.id)).not.toContainEqual(expect.objectContaining({ id }));
});

test("A comment of another review cannot be answered or resolved", async () => {
  const [one, other] = [await client.ask(campaign), await client.ask(campaign)];
  const adId = campaign.ads[0]!.id;
  const comment = await openReview(app.url, one.url!).comment({ adId, text: "Mine" });
  const reviewer = openReview(app.url, other.url!);
  const answer = { adId, name: "Eve", text: "Mine", replyTo: comment.id };
  expect((await reviewer.call("POST", "/comments", answer)).status).toBe(400);
  const path = `/reviews/${other.id}/comments/${comment.id}`;
  expect((await client.call("PATCH", path, { resolved: true })).status).toBe(404);
});

test("Every call has the same response for all links that do not work", async () => {
  const ad = partsOf(campaign);
  const { id, url } = await client.ask(campaign);
  await client.call("DELETE", `/reviews/${id}`);
  const browser = openClient(app.url);
  for (const [name, callOf] of Object.entries(CALLS)) {
    const answers = [];
    for (const token of [url!.split("/").at(-1)!, "A".repeat(22), "short"]) {
      const [method, path = "", body] = callOf(ad);
      const init = body === undefined ? {} : { body: JSON.stringify(body) };
      const response = await browser.send(method, `/api/review/${token}${path}`, {
        ...init,
        headers: { "content-type": "application/json" },
      });
      const { "x-request-id": _, date: __, ...headers } = Object.fromEntries(response.headers);
      answers.push({ status: response.status, headers, body: await response.text() });
    }
    expect(answers[0]?.status, name).toBe(404);
    for (const answer of answers) expect(answer, name).toEqual(answers[0]);
  }
});

test("A client that guesses is refused, and other clients are not", async () => {
  const { url } = await client.ask(campaign);
  const path = `/api/review/${url!.split("/").at(-1)}`;
  const [guesser, reader] = [openClient(app.url), openClient(app.url)];
  for (let guess = 0; guess < RATE_LIMITS.deadLinksPer15Minutes; guess++) {
    expect((await guesser.get(`/api/review/${randomUUID().slice(0, 22)}`)).status).toBe(404);
  }
  const refused = await guesser.get(`/api/review/${"B".repeat(22)}`);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(600);
  // Also for a valid link, so that a guess does not reveal a hit.
  expect((await guesser.get(path)).status).toBe(429);
  expect((await reader.get(path)).status).toBe(200);
});
