import { randomUUID } from "node:crypto";
import type { Announcement } from "./announcement.ts";

type Follower = (announcement: Announcement) => void;

interface Growing {
  readonly index: number;
  readonly text: string;
}

type GrowingAnnouncement = Extract<Announcement, { type: "growing" }>;

/** Number of growing texts per map; two maps are kept, for readers that connect late. */
const CACHE_SIZE = 250;

/**
 * In-process fan-out of announcements to the followers of each generation: event streams and
 * running workers. The listener feeds it. `createHub` makes it; kinds of announcements:
 * `announcement.ts`.
 */
export interface Hub {
  /** Calls `follower` with each announcement about `id`. Returns an unsubscribe function. */
  readonly follow: (id: string, follower: Follower) => () => void;
  /** Latest text of an unfinished part, if this process has received one. */
  readonly latestGrowing: (id: string) => Growing | undefined;
  /**
   * Notifies this process's followers at once. Returns the announcement for the other processes;
   * this process ignores it when Postgres delivers it back.
   */
  readonly publishGrowing: (announcement: GrowingAnnouncement) => GrowingAnnouncement;
  /** Handles the payload of a notification. */
  readonly receive: (payload: string) => void;
  /** Sends `changed` to all followers after notifications may have been missed. */
  readonly resync: () => void;
}

/**
 * Creates the hub of a process: it passes announcements of the LISTEN connection to the followers
 * of a generation, and keeps the latest growing texts in memory, of at most twice `CACHE_SIZE`
 * generations. `deps.ts` creates one.
 */
export function createHub(): Hub {
  const followers = new Map<string, Set<Follower>>();
  // Two maps: dropping the older one evicts in bulk, without a search for the oldest entry.
  let growing = new Map<string, Growing>();
  let previous = new Map<string, Growing>();
  const processId = randomUUID();

  function remember(announcement: Announcement) {
    const { id } = announcement;
    if (announcement.type !== "growing") {
      growing.delete(id);
      previous.delete(id);
      return;
    }
    growing.set(id, { index: announcement.index, text: announcement.text });
    if (growing.size < CACHE_SIZE) return;
    previous = growing;
    growing = new Map();
  }

  function notify(announcement: Announcement) {
    for (const follower of followers.get(announcement.id) ?? []) follower(announcement);
  }

  return {
    follow(id, follower) {
      const group = followers.get(id) ?? new Set();
      followers.set(id, group.add(follower));
      return () => {
        group.delete(follower);
        if (group.size === 0 && followers.get(id) === group) followers.delete(id);
      };
    },
    latestGrowing: (id) => growing.get(id) ?? previous.get(id),
    publishGrowing(announcement) {
      remember(announcement);
      notify(announcement);
      return { ...announcement, from: processId };
    },
    receive(payload) {
      const announcement = JSON.parse(payload) as Announcement;
      if (announcement.type === "growing" && announcement.from === processId) return;
      remember(announcement);
      notify(announcement);
    },
    resync() {
      growing.clear();
      previous.clear();
      for (const id of [...followers.keys()]) notify({ type: "changed", id });
    },
  };
}
