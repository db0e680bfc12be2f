import WifiOff from "lucide-react/icons/wifi-off";
import { useSyncExternalStore } from "react";
import { reviewStatusCopy } from "#core/reviews/review-page.copy.ts";

const subscribe = (changed: () => void) => {
  addEventListener("online", changed);
  addEventListener("offline", changed);
  return () => {
    removeEventListener("online", changed);
    removeEventListener("offline", changed);
  };
};

/**
 * Note of `OpenReview` that the browser has no connection. Words: `reviewStatusCopy` in
 * `core/reviews/review-page.copy.ts`.
 */
export function OfflineNote() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 bg-warn-soft px-4 py-2 text-label font-medium text-warn">
          <WifiOff aria-hidden className="size-4 shrink-0" strokeWidth={2} />
          {reviewStatusCopy.offline}
        </p>
      )}
    </div>
  );
}
