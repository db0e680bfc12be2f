import { expect, test } from "vitest";
import type { CommentList, ReviewComment } from "#core/reviews/comment.ts";
import { REVIEW_LIMITS } from "#core/reviews/limits.ts";
import { reviewComments, reviewLinks } from "#server/modules/reviews/reviews.table.ts";
import { readError } from "../../support/accounts.ts";
import { startAppForFile } from "../../support/app.ts";
import { createReviewOwner, openReview, type Reviewer } from "../../support/reviews.ts";
import { COMMENTS_PAGE_SIZE } from "#core/page-sizes.ts";

const app = await startAppForFile();
const { client } = await createReviewOwner(app);
const campaign = await client.package();

const facebook = () => campaign.ads.find(({ platform }) => platform === "facebook")!;

async function asked(): Promise<{ id: string; lena: Reviewer; adId: string }> {
  const adId = facebook().id;
  const { id, url } = await client.ask(campaign, { adIds: [adId] });
  return { id, lena: openReview(app.url, url!), adId };
}

test("A comment is pinned to a field or a spot, answered and resolved", async () => {
  const { id, lena, adId } = await asked();
  const pinned = await lena.comment({ adId, text: "Too loud", field: "headline" });
  const spot = await lena.comment({ adId, text: "This button is black", x: 40.5, y: 88 });
  expect(pinned).toMatchObject({ by: "reviewer", name: "Lena Brandt", field: "headline", x: null });
  expect(spot).toMatchObject({ field: "media", x: 40.5, y: 88, version: { hash: facebook().version.hash } });
  const answer = await client.json<ReviewComment>("POST", `/reviews/${id}/comments`, {
    ...{ adId, text: "Changed", replyTo: pinned.id },
  });
  expect(answer).toMatchObject({ by: "owner", name: "Test User", replyTo: pinned.id });
  // An answer to an answer belongs to the same thread.
  const more = await lena.comment({ adId, text: "Thank you", replyTo: answer.id });
  expect(more.replyTo).toBe(pinned.id);
  const resolved = await client.json<ReviewComment>("PATCH", `/reviews/${id}/comments/${pinned.id}`, {
    resolved: true,
  });
  expect(resolved.resolvedAt).toEqual(expect.any(String));
  const [shown] = (await lena.read()).ads;
  expect(shown?.comments.items.map(({ text }) => text)).toEqual([
    "Too loud",
    "This button is black",
    "Changed",
    "Thank you",
  ]);
  const [listed] = await client.reviews(campaign.id);
  expect(listed?.ads[0]).toMatchObject({ comments: 4, openComments: 1 });
  const reopened = { resolved: false };
  await client.json("PATCH", `/reviews/${id}/comments/${pinned.id}`, reopened);
  await client.json("PATCH", `/reviews/${id}/comments/${pinned.id}`, reopened);
  const { entries } = await client.trail(id);
  expect(entries.map(({ kind }) => kind)).toEqual([
    ...["asked", "commented", "commented", "answered", "answered", "resolved", "opened", "reopened"],
  ]);
});

test("Names and comments are text, regardless of their content", async () => {
  const { id, lena, adId } = await asked();
  const markup = `<script>alert(1)</script><img src=x onerror=alert(1)> & "quotes" 'and' {{braces}} ${"\u202E"}Ünïcödé 🌿\r\nline`;
  const clean = markup.replace("\u202E", "").replace("\r\n", "\n");
  const posted = await lena.comment({ adId, text: markup, name: `<b>Lena</b>\n& "co"` });
  expect(posted).toMatchObject({ text: clean, name: `<b>Lena</b> & "co"` });
  const response = await lena.call("GET");
  expect(response.headers.get("content-type")).toMatch(/^application\/json/);
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  const list = await client.json<CommentList>("GET", `/reviews/${id}/comments`);
  expect(list.items[0]).toEqual(posted);
});

test.each([
  ["no text", { text: " \n " }, 400, "text"],
  ["a text that is too long", { text: "x".repeat(2001) }, 400, "text"],
  ["no name", { name: "" }, 400, "name"],
  ["a field of another platform", { field: "paths" }, 400, "field"],
  ["a name of every object", { field: "constructor" }, 400, "field"],
  ["half a spot", { x: 10 }, 400, "y"],
  ["a spot outside the picture", { x: 10, y: 101 }, 400, "y"],
  ["an answer to nothing", { replyTo: "nothing" }, 400, "replyTo"],
  ["an ad that is not in the review", { adId: "nothing" }, 404, undefined],
])("A comment with %s is refused", async (_, change, status, field) => {
  const { lena, adId } = await asked();
  const response = await lena.call("POST", "/comments", { adId, name: "Lena", text: "Fine", ...change });
  const error = await readError(response);
  expect(error.status).toBe(status);
  if (field !== undefined) expect(Object.keys(error.fields ?? {})).toEqual([field]);
});

async function allComments(read: (cursor: string) => Promise<CommentList>): Promise<ReviewComment[]> {
  const all: ReviewComment[] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const page: CommentList = await read(cursor);
    expect(page.items.length).toBeLessThanOrEqual(COMMENTS_PAGE_SIZE);
    all.push(...page.items);
    cursor = page.nextCursor;
  }
  return all;
}

test("A thousand comments come page by page, oldest first, and none twice", async () => {
  const { id, lena, adId } = await asked();
  for (let sent = 0; sent < 1000; sent += 20) {
    await Promise.all(Array.from({ length: 20 }, (_, at) => lena.comment({ adId, text: `No ${sent + at}` })));
  }
  const [shown] = (await lena.read()).ads;
  expect(shown?.comments.items).toHaveLength(COMMENTS_PAGE_SIZE);
  const query = (cursor: string) => (cursor === "" ? "" : `?cursor=${cursor}`);
  const shared = await allComments(async (cursor) => {
    const response = await lena.call("GET", `/comments${query(cursor)}`);
    return (await response.json()) as CommentList;
  });
  const own = await allComments((cursor) =>
    client.json("GET", `/reviews/${id}/comments${query(cursor)}${cursor === "" ? "?" : "&"}adId=${adId}`),
  );
  expect(new Set(shared.map(({ text }) => text)).size).toBe(1000);
  expect(own).toEqual(shared);
  expect(shared.slice(0, COMMENTS_PAGE_SIZE)).toEqual(shown?.comments.items);
  const times = shared.map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted());
  expect((await lena.call("GET", "/comments?cursor=nonsense")).status).toBe(400);
}, 120_000);

test("A full review takes no more comments", async () => {
  const { id, lena, adId } = await asked();
  const [link] = await app.deps.db.select().from(reviewLinks);
  const rows = Array.from({ length: REVIEW_LIMITS.comments }, (_, at) => ({
    ...{ id: `${id}-${at}`, reviewId: id, adId, userId: link!.userId, linkId: null },
    ...{ name: "Lena", text: "Fine", versionNumber: 1, hash: "", createdAt: new Date() },
  }));
  for (let at = 0; at < rows.length; at += 1000) {
    await app.deps.db.insert(reviewComments).values(rows.slice(at, at + 1000));
  }
  const refused = await lena.call("POST", "/comments", { adId, name: "Lena", text: "One more" });
  expect(await readError(refused)).toMatchObject({ status: 409, code: "comment_limit" });
});
