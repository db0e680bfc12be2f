import { randomUUID } from "node:crypto";
import type { Announcement } from "./announcement.ts";

type Follower = (announcement: Announcement) => void;

interface Growing {
  readonly index: number;
  readonly text: string;
}

type GrowingAnnouncement = Extract<Announcement, { type: "growing" }>;

/** Growing texts that are remembered for late readers: the latest so many, and at most as many before them. */
const GENERATION_SIZE = 250;

/** Hands what one process hears about generations to those in it who follow them. */
export interface Hub {
  /** Calls `follower` with everything heard about `id` from now on. Returns how to end that. */
  readonly follow: (id: string, follower: Follower) => () => void;
  /** The latest text of an unfinished part, when this process heard it. */
  readonly latestGrowing: (id: string) => Growing | undefined;
  /**
   * Tells the followers in this process of a growing text at once, without the way through the database. Returns what the other
   * processes are to be told; here it is passed over when it comes back.
   */
  readonly publishGrowing: (announcement: GrowingAnnouncement) => GrowingAnnouncement;
  /** Takes a notification as it came. */
  readonly receive: (payload: string) => void;
  /** Something may have been missed: every follower is told to read again. */
  readonly resync: () => void;
}

export function createHub(): Hub {
  const followers = new Map<string, Set<Follower>>();
  // Two, so that the oldest are forgotten together: to look for the oldest of one each time takes longer than to tell everybody.
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
    if (growing.size < GENERATION_SIZE) return;
    previous = growing;
    growing = new Map();
  }

  function notify(announcement: Announcement) {
    for (const follower of followers.get(announcement.id) ?? []) follower(announcement);
  }

  return {
    follow(id, follower) {
      const others = followers.get(id) ?? new Set();
      followers.set(id, others.add(follower));
      return () => {
        others.delete(follower);
        if (others.size === 0 && followers.get(id) === others) followers.delete(id);
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
