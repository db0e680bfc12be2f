import { createHash } from "node:crypto";
import { normalizeName } from "./column-names.ts";

/**
 * Identifies the columns of a report by their normalized names (`normalizeName` in
 * `column-names.ts`) and order: SHA-256 in hex, cut to 32 characters. `readTable` (`read-table.ts`)
 * calls it. Corrections of the user are remembered under the hash
 * (`modules/reports/matches.repo.ts`).
 */
export function hashHeader(cells: readonly string[]): string {
  return createHash("sha256")
    .update(JSON.stringify(cells.map(normalizeName)))
    .digest("hex")
    .slice(0, 32);
}
