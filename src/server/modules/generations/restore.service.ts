import type { Generation } from "#core/generations/api.ts";
import { RESTARTS_PER_GENERATION } from "#core/limits.ts";
import { AppError } from "#server/lib/errors.ts";
import { hideFiles } from "../files/files.service.ts";
import type { GenerationRow } from "./generations.present.ts";
import * as repo from "./generations.repo.ts";
import { present, type GenerationsDeps } from "./generations.service.ts";
import { enqueueRun } from "./runs/enqueue.ts";
import { toolOf } from "./tools.ts";

/**
 * Undoes a deletion within 10 minutes. Work that the deletion cancelled starts again on the same unit.
 * Throws `not_found`, and `restarts_used_up` when an unfinished one has been restarted 10 times.
 */
export async function restoreGeneration(deps: GenerationsDeps, own: repo.Own): Promise<Generation> {
  return deps.db.transaction(async (tx) => {
    const deleted = await repo.lockDeleted(tx, deps.clock, own);
    const row = deleted && (await repo.unmarkDeleted(tx, own, restored(deleted)));
    if (!row) throw new AppError("not_found");
    await hideFiles(tx, row.id, false);
    if (row.status === "pending") await enqueueRun(tx, deps, own);
    return present(deps, row);
  });
}

/** Throws `restarts_used_up`. */
function restored(row: GenerationRow): repo.Restored {
  const { kind, status, tries, restarts, completedAt, output } = row;
  if (status === "completed" || status === "failed") return {};
  // It was completed before, so restoring brings that back; its missing parts can be retried again.
  const complete = completedAt && toolOf(kind).endCompletion;
  if (complete) return { status: "completed", output: complete(output) };
  if (restarts >= RESTARTS_PER_GENERATION) throw new AppError("restarts_used_up");
  // The claim that the deletion cancelled is no try: it neither failed nor ended.
  const cancelled = status === "in-progress" ? 1 : 0;
  return { status: "pending", tries: Math.max(0, tries - cancelled), restarts: restarts + 1 };
}
