import type { Reading } from "#core/readings/api.ts";
import type { Queryable } from "#server/db/client.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { listAllReadings } from "./readings.repo.ts";
import { presentReading } from "./readings.service.ts";

/**
 * Reads a user's readings of websites, newest first, in the API's format (`presentReading`), for
 * `readings.json` of the data export (`data-export/data-export.service.ts`).
 */
export async function readAllReadings(db: Queryable, userId: UserId): Promise<readonly Reading[]> {
  return (await listAllReadings(db, userId)).map(presentReading);
}
