import type { Queryable } from "#server/db/client.ts";
import { AppError } from "#server/lib/errors.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import * as repo from "../generations.repo.ts";
import type { GenerationRow } from "../generations.present.ts";

/** Whether videos can be made of a generation of this kind. */
const hasScript = ({ kind }: GenerationRow) => kind === "video" || kind === "campaign";

/**
 * Finds the finished script or full package that a film is made of (kinds: `hasScript` in this
 * file); all routes and jobs of films and voices call it first. Throws 404 for other, failed and
 * deleted generations, and 409 `still_working` while it is written.
 */
export async function requireScript(db: Queryable, own: OwnedId): Promise<GenerationRow> {
  const row = await repo.findOwned(db, own);
  if (!row || !hasScript(row) || row.status === "failed") throw new AppError("not_found");
  if (row.status !== "completed") throw new AppError("still_working");
  return row;
}
