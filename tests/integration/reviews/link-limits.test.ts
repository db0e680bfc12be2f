import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { RATE_LIMITS } from "#core/rate-limits.ts";
import { consumeLink } from "#server/modules/reviews/review-limits.ts";
import { reviewLinks } from "#server/modules/reviews/reviews.table.ts";
import { readError } from "../../support/accounts.ts";
import { startAppForFile } from "../../support/app.ts";
import { createReviewOwner, openReview, type Reviewer } from "../../support/reviews.ts";

const app = await startAppForFile();
const { client } = await createReviewOwner(app);
const campaign = await client.package();

/** A new link of its own review, with its id. */
async function newLink(): Promise<{ linkId: string; reviewer: Reviewer }> {
  const { id, url } = await client.ask(campaign, { adIds: [campaign.ads[0]!.id] });
  const links = await app.deps.db
    .select({ id: reviewLinks.id })
    .from(reviewLinks)
    .where(eq(reviewLinks.reviewId, id));
  return { linkId: links[0]!.id, reviewer: openReview(app.url, url!) };
}

test.each([
  { what: "comments", limit: RATE_LIMITS.linkCommentsPerHour },
  { what: "decisions", limit: RATE_LIMITS.linkDecisionsPerHour },
] as const)("One link writes at most $limit $what an hour; other links are not affected", async (row) => {
  const ad = campaign.ads[0]!;
  const body = {
    comments: { name: "Lena Brandt", adId: ad.id, text: "Fine" },
    decisions: {
      ...{ name: "Lena Brandt", decision: "approved" },
      ads: [{ adId: ad.id, hash: ad.version.hash }],
    },
  }[row.what];
  const busy = await newLink();
  const other = await newLink();
  for (let written = 1; written < row.limit; written++) await consumeLink(app.deps, busy.linkId, row.what);

  expect((await busy.reviewer.call("POST", `/${row.what}`, body)).ok).toBe(true);
  const refused = await readError(await busy.reviewer.call("POST", `/${row.what}`, body));
  expect(refused).toMatchObject({ status: 429, code: "rate_limited" });
  expect(refused.retryAfter).toBeGreaterThan(0);
  expect((await other.reviewer.call("POST", `/${row.what}`, body)).ok).toBe(true);
  expect((await busy.reviewer.read()).ads).toHaveLength(1);
});
