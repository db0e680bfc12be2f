import { useEffect, useReducer } from "react";
import type { GenerationEvent } from "#core/generations/events.ts";
import { isUnfinished, type GenerationStatus } from "#core/generations/kinds.ts";
import type { Activity } from "#core/overview/api.ts";
import { useRefreshUsage } from "#web/lib/use-usage.ts";
import { useRefreshOverview } from "./overview-request.ts";

interface StreamOptions {
  readonly id: string;
  readonly onEvent: (event: GenerationEvent) => void;
  readonly onNotFound: () => void;
  readonly onConnectionError: () => void;
}

/**
 * Opens the event stream of a generation and returns a function that closes it.
 * `routes/overview.tsx` hands `openGenerationStream` to `OverviewPage`, whose `ActivityCard` passes
 * it to `useLiveStatus`, because features do not import each other.
 */
export type OpenStream = (options: StreamOptions) => () => void;

/** Maximum number of open streams; with HTTP/1.1, browsers open six connections per origin. */
const MAX_STREAMS = 2;
type Statuses = Readonly<Record<string, GenerationStatus>>;

/**
 * Streams the last `MAX_STREAMS` unfinished items of the recent activity, for `ActivityCard`, and
 * returns a function that gives an item's status. When one ends, it reads overview and usage again.
 */
export function useLiveStatus(items: readonly Activity[], openStream: OpenStream) {
  const [statuses, setStatus] = useReducer(
    (previous: Statuses, { id, status }: Pick<Activity, "id" | "status">) => ({ ...previous, [id]: status }),
    {},
  );
  const refreshOverview = useRefreshOverview();
  const refreshUsage = useRefreshUsage();
  const running = items.filter(({ status }) => isUnfinished(status)).slice(-MAX_STREAMS);
  const ids = running.map(({ id }) => id).join(" ");

  useEffect(() => {
    if (ids === "") return;
    const refresh = () => {
      void refreshOverview();
      void refreshUsage();
    };
    const stops = ids.split(" ").map((id) =>
      openStream({
        id,
        onEvent: ({ event, data }) => {
          if (event === "progress") setStatus({ id, status: data.status });
          if (event === "completed" || event === "failed") {
            setStatus({ id, status: event });
            refresh();
          }
        },
        onNotFound: refresh,
        onConnectionError: () => undefined,
      }),
    );
    return () => stops.forEach((stop) => stop());
    // The refresh functions change on each render but behave the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ids, openStream]);

  return ({ id, status }: Activity): GenerationStatus =>
    isUnfinished(status) ? (statuses[id] ?? status) : status;
}
