import { useEffect, useState, useSyncExternalStore } from "react";
import type { ReviewCalls } from "./review-calls.ts";
import { createReviewStore } from "./review-store.ts";

/** Polling interval in ms for answers of others and changes by the owner. */
const POLL = 30_000;

/**
 * Loads a review for `ReviewPage` (`createReviewStore`), and again every `POLL` (ms, in this file),
 * and when the reader returns to the page or the connection returns. The server makes it in
 * `server/modules/reviews/shared-review.service.ts`.
 */
export function useReview(calls: ReviewCalls) {
  const [store] = useState(() => createReviewStore(calls.load));
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === "visible") void store.reload();
    };
    void store.reload();
    const timer = setInterval(refresh, POLL);
    document.addEventListener("visibilitychange", refresh);
    addEventListener("online", refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
      removeEventListener("online", refresh);
    };
  }, [store]);
  return { ...useSyncExternalStore(store.subscribe, store.getState), reload: store.reload };
}
