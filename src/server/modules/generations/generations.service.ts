import { type CreateGeneration, type Generation, type GenerationList } from "#core/generations/api.ts";
import type { CopyInput } from "#core/generations/copy/copy.ts";
import type { GenerationKind } from "#core/generations/kinds.ts";
import type { Ai } from "#server/adapters/ai/ai.ts";
import type { LanguageDetector } from "#server/adapters/language/language.ts";
import type { Db, Queryable, Tx } from "#server/db/client.ts";
import type { Client } from "#server/http/client.ts";
import { AppError } from "#server/lib/errors.ts";
import { announce } from "#server/events/announcement.ts";
import type { Jobs } from "#server/jobs/jobs.ts";
import { linkUploads, setFilesHidden } from "../files/files.public.ts";
import { stopVoicings } from "./film/voicings.repo.ts";
import { lockEntitlement, type EntitlementDeps } from "../entitlements/entitlements.public.ts";
import { consumeWithin, rateLimitKey, type RateLimit } from "../rate-limits/rate-limits.public.ts";
import { recordSecurityEvent, type SecurityLogDeps } from "../security-log/security-log.public.ts";
import { cutPage, decodeCursor } from "#server/http/cursor.ts";
import type { UserId } from "#server/lib/user-id.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import { completeInput } from "./brand-choice.ts";
import { withLanguage } from "./brief-reading.ts";
import { enqueueLast, enqueueRun } from "./runs/enqueue.ts";
import { presentGeneration, type GenerationRow } from "./generations.present.ts";
import * as repo from "./generations.repo.ts";
import { requestHash } from "./request-hash.ts";
import { reserve } from "./units/reserve.ts";
import { engineIds } from "./generator.ts";
import { contentOf, generatorFor } from "./generators.ts";
import { HISTORY_PAGE_SIZE } from "#core/page-sizes.ts";
import { RATE_LIMITS } from "#core/rate-limits.ts";

/**
 * Dependencies of creating and reading generations, also for slices that request copy
 * (`requestCopy`); `boot/deps.ts` provides them to `generations.routes.ts` and other slices, the AI
 * by `create-ai.ts` beside it.
 */
export interface GenerationsDeps extends EntitlementDeps {
  readonly languages: LanguageDetector;
  readonly db: Db;
  readonly ai: Ai;
  readonly jobs: Pick<Jobs, "send">;
  readonly newId: () => string;
}

/**
 * A change of a user's generation (deletion, restore), with the client for the security log.
 * `generations.routes.ts` makes it for `deleteGeneration` and `restoreGeneration`
 * (`restore.service.ts`).
 */
export interface OwnedRequest extends OwnedId {
  readonly client: Client;
}

interface NewGeneration {
  readonly userId: UserId;
  readonly request: CreateGeneration;
  readonly idempotencyKey: string | undefined;
  /** Header of the request; decides the language of a brief with too few words. */
  readonly acceptLanguage?: string | undefined;
}

/**
 * Creates a generation (`POST /api/generations` in `generations.routes.ts`): reserves the unit and
 * enqueues the job in one transaction. A repeat with the same Idempotency-Key and request returns
 * the first id. Throws the errors of `completeInput` (400, `brand-choice.ts`) and `reserve` (402
 * and 429, `units/reserve.ts`), 400 for a picture that is no upload of the user (`linkUploads` of
 * `files`), and 409 for the key of another request.
 */
export async function createGeneration(
  deps: GenerationsDeps,
  generation: NewGeneration,
): Promise<{ id: string }> {
  // A repeat has the result of the first request, even if the brand has changed since.
  const first = await findRepeated(deps.db, generation);
  if (first) return first;
  // Outside the transaction, because the first detection of a language loads its data.
  const input = await completeInput(deps, generation);
  return deps.db.transaction((tx) => insertReserved(tx, deps, generation, input));
}

/**
 * The generation that an earlier request with the same Idempotency-Key has created. Throws 409 if
 * that request was another one.
 */
async function findRepeated(
  db: Queryable,
  { userId, request, idempotencyKey }: NewGeneration,
): Promise<{ id: string } | undefined> {
  const first = idempotencyKey && (await repo.findByKey(db, userId, idempotencyKey));
  if (!first) return undefined;
  if (first.requestHash !== requestHash(request)) throw new AppError("idempotency_conflict");
  return { id: first.id };
}

/**
 * Requests campaign copy in the transaction of the slice `campaigns`, for new campaigns
 * (`build-campaign.service.ts`, `start-campaign.service.ts`, `start-like.service.ts`) and for
 * `write-texts.service.ts`, and returns the generation's id; `copy/copy.generator.ts` writes it
 * later. Costs no unit. Throws `unauthorized` for a deleted account, and 429 beyond the fair use of
 * texts (`units/fair-use.ts`; numbers: `core/rate-limits.ts`).
 */
export async function requestCopy(
  tx: Tx,
  deps: GenerationsDeps,
  userId: UserId,
  input: CopyInput,
): Promise<string> {
  const generation = { userId, request: { kind: "copy", input }, idempotencyKey: undefined } as const;
  return (await insertReserved(tx, deps, generation, await withLanguage(deps, input))).id;
}

async function insertReserved(
  tx: Tx,
  deps: GenerationsDeps,
  generation: NewGeneration,
  input: object,
): Promise<{ id: string }> {
  const { userId, request, idempotencyKey } = generation;
  const generator = generatorFor(request.kind);
  const entitlement = await lockEntitlement(tx, deps, userId);
  if (!entitlement) throw new AppError("unauthorized");
  const first = await findRepeated(tx, generation);
  if (first) return first;
  const reserved = await reserve(tx, deps, { userId, generator, entitlement });
  const id = deps.newId();
  const values = { id, input, idempotencyKey, requestHash: requestHash(request) };
  const others = await repo.insertGeneration(tx, deps.clock, reserved, values);
  const { uploads } = generator.open({ input, output: null });
  if (uploads.length > 0) await linkUploads(tx, deps, { userId, generationId: id, ids: uploads });
  await enqueueLast(tx, deps, id, others);
  return { id };
}

/**
 * Converts a row to the API's format, for `findGeneration`, `listGenerations`, `restoreGeneration`
 * (`restore.service.ts`) and event streams (`follow-generation.ts`); `present` of the kind's
 * generator converts the output, `presentGeneration` (`generations.present.ts`) the rest.
 */
export function presentRow({ ai }: Pick<GenerationsDeps, "ai">, row: GenerationRow): Generation {
  const { preferred } = engineIds(generatorFor(row.kind), ai);
  return presentGeneration({ ...row, output: contentOf(row).present() }, preferred);
}

/**
 * Reads a generation in the API's format; `undefined` when it is missing, deleted or another
 * user's.
 */
async function findGeneration(
  deps: Pick<GenerationsDeps, "db" | "ai">,
  own: OwnedId,
): Promise<Generation | undefined> {
  const row = await repo.findOwned(deps.db, own);
  return row && presentRow(deps, row);
}

/**
 * Reads a generation (`GET /api/generations/:id` in `generations.routes.ts`, and
 * `video/video-files.routes.ts`) with `presentRow`. Throws `not_found` when it is missing, deleted
 * or another user's.
 */
export async function readGeneration(
  deps: Pick<GenerationsDeps, "db" | "ai">,
  own: OwnedId,
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

const completionRateLimits = (userId: UserId): readonly RateLimit[] => [
  {
    key: rateLimitKey("complete-minute", userId),
    limit: RATE_LIMITS.completionsPerMinute,
    windowSeconds: 60,
  },
];

/**
 * Returns a page of the user's history (`GET /api/generations` in `generations.routes.ts`, and the
 * data export in `export.service.ts`), newest first, optionally of one kind, without deleted ones.
 * Page size: `HISTORY_PAGE_SIZE` in `core/page-sizes.ts`; cursor: `server/http/cursor.ts`. Throws
 * 400 for a bad cursor.
 */
export async function listGenerations(
  deps: Pick<GenerationsDeps, "db" | "ai">,
  { userId, kind, cursor }: Page,
): Promise<GenerationList> {
  const after = cursor === undefined ? undefined : decodeCursor(cursor);
  const rows = await repo.listOwned(deps.db, { userId, kind, after, limit: HISTORY_PAGE_SIZE + 1 });
  const { shown, nextCursor } = cutPage(rows, HISTORY_PAGE_SIZE);
  return { items: shown.map((row) => presentRow(deps, row)), nextCursor };
}

/**
 * Soft-deletes a generation, hides its files and cancels its work (`DELETE /api/generations/:id` in
 * `generations.routes.ts`); the security log records it. Its unit stays used. Throws `not_found`.
 * It can be restored for `RESTORE_MINUTES` (`core/limits.ts`); then `sweeps.repo.ts` erases its
 * content.
 */
export async function deleteGeneration(
  deps: GenerationsDeps & SecurityLogDeps,
  { client, ...own }: OwnedRequest,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const kind = await repo.markDeleted(tx, deps.clock, own);
    if (!kind) throw new AppError("not_found");
    await setFilesHidden(tx, own.id, true);
    await stopVoicings(tx, deps.clock, own);
    await announce(tx, { type: "gone", id: own.id });
    const event = { userId: own.userId, event: "generation_deleted", client, details: { kind } } as const;
    await recordSecurityEvent(tx, deps, event);
  });
}

/**
 * Retries a generation (`POST /api/generations/:id/retry` in `generations.routes.ts`): reserves a
 * unit for a failed one again (402 `quota_exceeded`, 429 of `units/reserve.ts`), or retries the
 * missing parts of a completed one for free (`completionsPerMinute` in `core/rate-limits.ts`;
 * parts: `image/groups.ts`). Throws 404, and 409 `not_retryable` for other generations.
 */
export async function retryGeneration(deps: GenerationsDeps, own: OwnedId): Promise<{ id: string }> {
  const { userId, id } = own;
  await deps.db.transaction(async (tx) => {
    const entitlement = await lockEntitlement(tx, deps, userId);
    const row = await repo.findOwned(tx, own);
    if (!entitlement || !row) throw new AppError("not_found");
    const generator = generatorFor(row.kind);
    const output = row.status === "completed" ? contentOf(row).reopen() : undefined;
    if (output) {
      await consumeWithin(tx, deps.clock, completionRateLimits(userId));
      if (!(await repo.reopen(tx, own, output))) throw new AppError("not_retryable");
    } else {
      if (row.status !== "failed") throw new AppError("not_retryable");
      const reserved = await reserve(tx, deps, { userId, generator, entitlement });
      if (!(await repo.reserveAgain(tx, deps.clock, reserved, id))) throw new AppError("not_retryable");
    }
    await enqueueRun(tx, deps, { userId, id });
    await announce(tx, { type: "changed", id });
  });
  return { id };
}
