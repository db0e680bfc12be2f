import { sql } from "drizzle-orm";
import type { Queryable } from "../db/client.ts";

/** The database channel that carries what happens to generations to every process. */
export const CHANNEL = "adloom_generations";

/** Postgres takes less than 8,000 bytes in one notification. */
const MAX_BYTES = 7900;

/** What one process tells the others about a generation. It is a hint: the row is the truth. */
export type Announcement =
  /** A part's text so far. Shown, never stored. */
  | {
      readonly type: "growing";
      readonly id: string;
      readonly index: number;
      readonly text: string;
      /** The process whose followers know it already. */
      readonly from?: string;
    }
  /** A part is whole and stored. */
  | {
      readonly type: "part";
      readonly id: string;
      readonly index: number;
      readonly text: string;
      readonly done: number;
      readonly total: number;
    }
  /** Something else about the row changed: read it. */
  | { readonly type: "changed"; readonly id: string }
  /** Its owner deleted it: work on it should end. */
  | { readonly type: "gone"; readonly id: string };

/** What can be sent in place of an announcement that is too long; nothing for text that is only shown. */
function fitPayload(announcement: Announcement): Announcement | undefined {
  if (Buffer.byteLength(JSON.stringify(announcement)) <= MAX_BYTES) return announcement;
  return announcement.type === "growing" ? undefined : { type: "changed", id: announcement.id };
}

/** Tells every process. Inside a transaction it is told when that commits. */
export async function announce(db: Queryable, announcement: Announcement): Promise<void> {
  const sent = fitPayload(announcement);
  if (sent) await db.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(sent)})`);
}
