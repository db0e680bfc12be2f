import type { Generation } from "#core/generations/api.ts";
import { RESTARTS_PER_GENERATION } from "#core/generations/limits.ts";
import { AppError } from "#server/lib/errors.ts";
import { setFilesHidden } from "../files/files.public.ts";
import { recordSecurityEvent, type SecurityLogDeps } from "../security-log/security-log.public.ts";
import type { GenerationRow } from "./generations.present.ts";
import * as repo from "./generations.repo.ts";
import { presentRow, type GenerationsDeps, type OwnedRequest } from "./generations.service.ts";
import { enqueueRun } from "./runs/enqueue.ts";
import { contentOf } from "./generators.ts";

/**
 * Restores a generation within `RESTORE_MINUTES` (`core/limits.ts`) of its deletion (`POST
 * /api/generations/:id/restore` in `generations.routes.ts`) and shows its files again. Work that
 * the deletion canceled restarts on the same unit (`restoreChange` in this file). Throws
 * `not_found`, and `restarts_used_up` after `RESTARTS_PER_GENERATION` restarts
 * (`core/generations/limits.ts`).
 */
export async function restoreGeneration(
  deps: GenerationsDeps & SecurityLogDeps,
  { client, ...own }: OwnedRequest,
): Promise<Generation> {
  return deps.db.transaction(async (tx) => {
    const deleted = await repo.lockDeleted(tx, deps.clock, own);
    const row = deleted && (await repo.unmarkDeleted(tx, own, restoreChange(deleted)));
    if (!row) throw new AppError("not_found");
    await setFilesHidden(tx, row.id, false);
    if (row.status === "pending") await enqueueRun(tx, deps, own);
    const { userId, kind } = row;
    await recordSecurityEvent(tx, deps, { userId, event: "generation_restored", client, details: { kind } });
    return presentRow(deps, row);
  });
}

/** Throws `restarts_used_up`. */
function restoreChange(row: GenerationRow): repo.RestoreChange {
  const { status, tries, restarts, completedAt } = row;
  if (status === "completed" || status === "failed") return {};
  // Completed before: the restore returns to that state, and missing parts can be retried.
  const output = completedAt ? contentOf(row).endCompletion() : undefined;
  if (output) return { status: "completed", output };
  if (restarts >= RESTARTS_PER_GENERATION) throw new AppError("restarts_used_up");
  // A claim that the deletion canceled does not count as a try: it neither failed nor completed.
  const canceled = status === "in-progress" ? 1 : 0;
  return { status: "pending", tries: Math.max(0, tries - canceled), restarts: restarts + 1 };
}
