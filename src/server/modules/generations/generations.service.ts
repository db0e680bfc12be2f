import { HISTORY_PAGE, type Generation, type GenerationList } from "#core/generations/api.ts";
import type { GenerationKind } from "#core/generations/kinds.ts";
import type { Ai } from "#server/adapters/ai/ai.ts";
import type { Db } from "#server/db/client.ts";
import { AppError } from "#server/lib/errors.ts";
import { announce } from "#server/events/announcement.ts";
import { fieldErrors } from "#server/http/middleware/validate.ts";
import type { Jobs } from "#server/jobs/jobs.ts";
import { hideFiles, useUploads } from "../files/files.service.ts";
import { lockEntitlement, type EntitlementDeps } from "../usage/entitlement.service.ts";
import { rateKey, takeRateWithin, type Rate } from "../rates/rates.service.ts";
import { fromCursor, toCursor } from "#server/http/cursor.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { enqueueNew, enqueueRun } from "./runs/enqueue.ts";
import { presentGeneration, type GenerationRow } from "./generations.present.ts";
import * as repo from "./generations.repo.ts";
import { requestHash } from "./request-hash.ts";
import { reserve } from "./units/reserve.ts";
import type { Tool } from "./tool.ts";
import { toolOf } from "./tools.ts";

export interface GenerationsDeps extends EntitlementDeps {
  readonly db: Db;
  readonly ai: Ai;
  readonly jobs: Pick<Jobs, "send">;
  readonly newId: () => string;
}

interface NewGeneration {
  readonly userId: UserId;
  readonly kind: GenerationKind;
  readonly input: unknown;
  readonly idempotencyKey: string | undefined;
}

/** Checks, reserves the unit and enqueues the work in one transaction. The same key and input again give the first id. */
export async function createGeneration(
  deps: GenerationsDeps,
  { userId, kind, input, idempotencyKey }: NewGeneration,
): Promise<{ id: string }> {
  const tool = toolOf(kind);
  const checked = checkInput(tool, input);
  const hash = requestHash({ kind, input: checked });
  return deps.db.transaction(async (tx) => {
    const entitlement = await lockEntitlement(tx, deps, userId);
    if (!entitlement) throw new AppError("unauthorized");
    const first = idempotencyKey && (await repo.findByKey(tx, userId, idempotencyKey));
    if (first) {
      if (first.requestHash !== hash) throw new AppError("idempotency_conflict");
      return { id: first.id };
    }
    const reserved = await reserve(tx, deps, { userId, tool, entitlement });
    const id = deps.newId();
    const others = await repo.insertGeneration(tx, deps.clock, reserved, {
      id,
      input: checked,
      idempotencyKey,
      requestHash: hash,
    });
    const uploads = tool.uploads?.(checked) ?? [];
    if (uploads.length > 0) await useUploads(tx, deps, { userId, generationId: id, ids: uploads });
    await enqueueNew(tx, deps, id, others);
    return { id };
  });
}

function checkInput(tool: Tool, input: unknown): object {
  const checked = tool.check(input);
  if (checked.success) return checked.data;
  const fields = fieldErrors(checked.error.issues);
  throw new AppError("invalid_input", { message: Object.values(fields)[0] ?? "Invalid input", fields });
}

/** A row as the API answers it. */
export function present({ ai }: Pick<GenerationsDeps, "ai">, row: GenerationRow): Generation {
  const tool = toolOf(row.kind);
  const output = row.output === null ? null : (tool.present?.(row.output, row.input) ?? row.output);
  return presentGeneration({ ...row, output }, tool.engines(ai).first);
}

/** `undefined` when there is none, it is deleted, or it is somebody else's. */
export async function findGeneration(
  deps: Pick<GenerationsDeps, "db" | "ai">,
  own: repo.Own,
): Promise<Generation | undefined> {
  const row = await repo.findOwn(deps.db, own);
  return row && present(deps, row);
}

export async function readGeneration(
  deps: Pick<GenerationsDeps, "db" | "ai">,
  own: repo.Own,
): Promise<Generation> {
  const generation = await findGeneration(deps, own);
  if (!generation) throw new AppError("not_found");
  return generation;
}

interface Page {
  readonly userId: UserId;
  readonly kind?: GenerationKind | undefined;
  readonly cursor?: string | undefined;
}

/** Asking for missing parts costs no unit, so it is bounded by itself. */
const completionRates = (userId: UserId): readonly Rate[] => [
  { key: rateKey("complete-minute", userId), limit: 10, windowSeconds: 60 },
];

/** A page of the user's own history, newest first. */
export async function listGenerations(
  deps: Pick<GenerationsDeps, "db" | "ai">,
  { userId, kind, cursor }: Page,
): Promise<GenerationList> {
  const after = cursor === undefined ? undefined : fromCursor(cursor);
  // One more than is shown tells whether there is a next page.
  const rows = await repo.listOwn(deps.db, { userId, kind, after, limit: HISTORY_PAGE + 1 });
  const shown = rows.slice(0, HISTORY_PAGE);
  const last = rows.length > HISTORY_PAGE ? shown.at(-1) : undefined;
  return { items: shown.map((row) => present(deps, row)), nextCursor: last ? toCursor(last) : null };
}

/** Hides it at once and ends the work on it. What it used stays used. */
export async function deleteGeneration(deps: GenerationsDeps, own: repo.Own): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if (!(await repo.markDeleted(tx, deps.clock, own))) throw new AppError("not_found");
    await hideFiles(tx, own.id, true);
    await announce(tx, { type: "gone", id: own.id });
  });
}

/** Reserves a failed generation anew, or makes the missing parts of a completed one free of charge. */
export async function retryGeneration(deps: GenerationsDeps, own: repo.Own): Promise<{ id: string }> {
  const { userId, id } = own;
  await deps.db.transaction(async (tx) => {
    const entitlement = await lockEntitlement(tx, deps, userId);
    const row = await repo.findOwn(tx, own);
    if (!entitlement || !row) throw new AppError("not_found");
    const tool = toolOf(row.kind);
    const output = row.status === "completed" && tool.reopen?.(row.output);
    if (output) {
      await takeRateWithin(tx, deps.clock, completionRates(userId));
      if (!(await repo.reopen(tx, own, output))) throw new AppError("not_retryable");
    } else {
      if (row.status !== "failed") throw new AppError("not_retryable");
      const reserved = await reserve(tx, deps, { userId, tool, entitlement });
      if (!(await repo.reserveAgain(tx, deps.clock, reserved, id))) throw new AppError("not_retryable");
    }
    await enqueueRun(tx, deps, { userId, id });
    await announce(tx, { type: "changed", id });
  });
  return { id };
}
