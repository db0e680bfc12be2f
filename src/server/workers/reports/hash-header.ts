import { createHash } from "node:crypto";
import { normalizeName } from "./column-names.ts";

/**
 * Identifies the columns of a report by their names and order, when it is read; corrections are
 * remembered under the hash.
 */
export function hashHeader(cells: readonly string[]): string {
  return createHash("sha256")
    .update(JSON.stringify(cells.map(normalizeName)))
    .digest("hex")
    .slice(0, 32);
}
