import { sql } from "drizzle-orm";
import type { Queryable } from "../db/client.ts";

/**
 * Postgres channel on which `announce` notifies all processes of changes to generations;
 * `startListener` (`listener.ts`) listens on it.
 */
export const CHANNEL = "adloom_generations";

/** Postgres limits a notification's payload to less than 8,000 bytes. */
const MAX_BYTES = 7900;

/**
 * Notification about a generation, between processes (`announce` sends it, `Hub` passes it on). A
 * hint only: the row is authoritative. The runs of `generations` make it;
 * `generations/follow-generation.ts` turns it into events for browsers.
 */
export type Announcement =
  /** Preview of an unfinished part; never stored. */
  | {
      readonly type: "growing";
      readonly id: string;
      readonly index: number;
      readonly text: string;
      /** Id of the sending process, which has already notified its own followers. */
      readonly from?: string;
    }
  /** A part is complete and stored. */
  | {
      readonly type: "part";
      readonly id: string;
      readonly index: number;
      readonly text: string;
      readonly done: number;
      readonly total: number;
    }
  /** Another change: followers re-read the row. */
  | { readonly type: "changed"; readonly id: string }
  /** Deleted by its owner: the worker cancels it. */
  | { readonly type: "gone"; readonly id: string };

/** Replaces an announcement that exceeds the limit by `changed`, or drops it if it is a preview. */
function fitPayload(announcement: Announcement): Announcement | undefined {
  if (Buffer.byteLength(JSON.stringify(announcement)) <= MAX_BYTES) return announcement;
  return announcement.type === "growing" ? undefined : { type: "changed", id: announcement.id };
}

/**
 * Notifies all processes of a change to a generation; their hubs pass it to event streams and
 * running jobs. The runs and services of the slice `generations` call it. In a transaction,
 * Postgres sends the notification at commit. A payload above 7,900 bytes (`MAX_BYTES`) is sent as
 * `changed`; such a preview is dropped.
 */
export async function announce(db: Queryable, announcement: Announcement): Promise<void> {
  const payload = fitPayload(announcement);
  if (payload) await db.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(payload)})`);
}
