import { useEffect, useReducer } from "react";
import type { GenerationEvent } from "#core/generations/events.ts";
import type { GenerationStatus } from "#core/generations/kinds.ts";
import type { Activity } from "#core/overview/api.ts";
import { useRefreshUsage } from "#web/lib/use-usage.ts";
import { useRefreshOverview } from "./overview-request.ts";

interface FollowOptions {
  readonly id: string;
  readonly onEvent: (event: GenerationEvent) => void;
  readonly onGone: () => void;
  readonly onTrouble: () => void;
}

/** Opens the event stream of a generation; gives what closes it. */
export type OpenStream = (options: FollowOptions) => () => void;

/** A browser keeps six connections to one server; streams must leave some for everything else. */
const MAX_STREAMS = 2;
type Statuses = Readonly<Record<string, GenerationStatus>>;

const isRunning = (status: GenerationStatus) => status === "pending" || status === "in-progress";

/** Follows the oldest unfinished generations of the list and says what each one's state is now. */
export function useLiveStatus(items: readonly Activity[], follow: OpenStream) {
  const [statuses, tell] = useReducer(
    (known: Statuses, { id, status }: Pick<Activity, "id" | "status">) => ({ ...known, [id]: status }),
    {},
  );
  const refreshOverview = useRefreshOverview();
  const refreshUsage = useRefreshUsage();
  const running = items.filter(({ status }) => isRunning(status)).slice(-MAX_STREAMS);
  const ids = running.map(({ id }) => id).join(" ");

  useEffect(() => {
    if (ids === "") return;
    const ended = () => {
      void refreshOverview();
      void refreshUsage();
    };
    const stops = ids.split(" ").map((id) =>
      follow({
        id,
        onEvent: ({ event, data }) => {
          if (event === "progress") tell({ id, status: data.status });
          if (event === "completed" || event === "failed") {
            tell({ id, status: event });
            ended();
          }
        },
        onGone: ended,
        onTrouble: () => undefined,
      }),
    );
    return () => stops.forEach((stop) => stop());
    // The refreshers are new functions on each render and do the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [ids, follow]);

  return ({ id, status }: Activity): GenerationStatus =>
    isRunning(status) ? (statuses[id] ?? status) : status;
}
