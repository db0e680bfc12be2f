import { expect, test } from "vitest";
import type { SharedReview } from "#core/reviews/shared-review.ts";
import { apiError } from "#web/lib/api-error.ts";
import { createReviewStore } from "./review-store.ts";

const review = (name: string) => ({ campaign: { name } }) as SharedReview;

test("a response that was overtaken by a later one is ignored", async () => {
  const responses: ((review: SharedReview) => void)[] = [];
  const store = createReviewStore(() => new Promise((resolve) => responses.push(resolve)));
  const [first, second] = [store.reload(), store.reload()];
  responses[1]?.(review("new"));
  await second;
  responses[0]?.(review("old"));
  await first;
  expect(store.getState().review?.campaign.name).toBe("new");
});

test("a failed load keeps the shown review; a link that has ended shows nothing and is not requested again", async () => {
  const failures = [undefined, apiError(0), apiError(404)];
  let loads = 0;
  const store = createReviewStore(async () => {
    const failure = failures[loads];
    loads += 1;
    if (failure) throw failure;
    return review("Monthly Plant");
  });
  await store.reload();
  await store.reload();
  expect(store.getState()).toMatchObject({
    status: "ready",
    review: { campaign: { name: "Monthly Plant" } },
  });
  await store.reload();
  expect(store.getState()).toEqual({ status: "dead", review: undefined });
  await store.reload();
  expect(loads).toBe(3);
});

test("a first load that fails can be repeated", async () => {
  let isUp = false;
  const store = createReviewStore(async () => {
    if (!isUp) throw apiError(503);
    return review("Monthly Plant");
  });
  await store.reload();
  expect(store.getState().status).toBe("failed");
  isUp = true;
  await store.reload();
  expect(store.getState().status).toBe("ready");
});
