import type { SharedReview } from "#core/reviews/shared-review.ts";
import { isApiError } from "#web/lib/api-error.ts";
import { createStore, type ReadableStore } from "#web/lib/create-store.ts";

/**
 * State of the reviewer's page, kept by `createReviewStore`; `review` is kept while a later load
 * fails, and removed when the link has ended.
 */
interface ReviewState {
  readonly status: "loading" | "ready" | "dead" | "failed";
  readonly review: SharedReview | undefined;
}

/** Store with the newest state of a review: `createReviewStore` makes it, `useReview` uses it. */
interface ReviewStore extends ReadableStore<ReviewState> {
  /**
   * Loads the review unless its link has ended; never rejects. A response that was overtaken by a
   * later one is ignored.
   */
  readonly reload: () => Promise<void>;
}

/**
 * Creates the store with the newest state of a review for `useReview`. A 404 ends the link
 * ("dead"), and nothing is loaded after it; other errors count only before the first success.
 */
export function createReviewStore(load: () => Promise<SharedReview>): ReviewStore {
  const { getState, setState, subscribe } = createStore<ReviewState>({
    status: "loading",
    review: undefined,
  });
  let latest = 0;

  return {
    getState,
    subscribe,
    async reload() {
      // A link that has ended stays ended, and the server counts requests with such links.
      if (getState().status === "dead") return;
      latest += 1;
      const own = latest;
      try {
        const review = await load();
        if (own === latest) setState({ status: "ready", review });
      } catch (error) {
        if (own !== latest) return;
        const isDead = isApiError(error) && error.status === 404;
        if (isDead) setState({ status: "dead", review: undefined });
        else if (getState().status !== "ready") setState({ status: "failed", review: undefined });
      }
    },
  };
}
