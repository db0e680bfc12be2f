import type { VoicingFailure } from "#core/film/speech.copy.ts";
import { AiError } from "#server/adapters/ai/ai.ts";
import { joinSentences, type SentenceSound } from "#server/adapters/speech/join-sentences.ts";
import type { Speech, SpeechRequest } from "#server/adapters/speech/speech.ts";
import type { JobContext } from "#server/jobs/job.ts";
import type { Jobs } from "#server/jobs/jobs.ts";
import { AppError } from "#server/lib/errors.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import type { LanguageDetector } from "#server/adapters/language/language.ts";
import type { Logger } from "#server/observability/log.ts";
import type { Metrics } from "#server/observability/metrics.ts";
import { voiceOverSentences } from "#studio/video/voice-over-sentences.ts";
import { deleteFilmFiles, storeFilmFile, type FilesDeps } from "../../files/files.public.ts";
import { isBudgetSpent, recordSpending, type SpendingDeps } from "../../spending/spending.public.ts";
import { withLanguage } from "../brief-reading.ts";
import type { SpokenScene } from "../film.table.ts";
import { lockOwned } from "../generations.repo.ts";
import { ClaimLostError, monitorClaim } from "../runs/claim-watch.ts";
import { backoffMs, MAX_RETRY_DELAY_MS, MAX_TRIES } from "../runs/retry-policy.ts";
import { requireScript } from "./film-source.ts";
import { SPEAK_SCRIPT } from "./speak-script.job.ts";
import * as repo from "./voicing-runs.repo.ts";
import { listStalledVoicings } from "./sweeps.repo.ts";
import * as voices from "./voices.repo.ts";
import type { VoicingRow } from "./voicings.repo.ts";

/**
 * Dependencies of the job `SPEAK_SCRIPT` (`speak-script.job.ts`) and of the sweep of lost voicings;
 * `boot/deps.ts` provides them to `generations.jobs.ts`. `speech`
 * (`server/adapters/speech/speech.ts`) is `undefined` without the setting `SPEECH_MODEL`.
 */
export interface RunVoicingDeps extends FilesDeps, SpendingDeps {
  readonly newId: () => string;
  readonly jobs: Pick<Jobs, "send" | "isLive">;
  readonly speech: Speech | undefined;
  readonly languages: LanguageDetector;
  readonly metrics: Pick<Metrics, "aiMoney">;
  readonly log: Logger;
}

/** Number of claims after which a voicing fails, in case its workers crash. */
const MAX_CLAIMS = 8;
/** Seconds without a completed scene after which a voicing without a job counts as lost. */
const STALLED_SECONDS = 90;

const scriptOf = ({ userId, generationId }: VoicingRow): OwnedId => ({ userId, id: generationId });

/**
 * Handler of `SPEAK_SCRIPT` (`speak-script.job.ts`), for `generations/generations.jobs.ts`: runs
 * one try of a voicing with `server/adapters/speech/speech.openai.ts`, sentence by sentence
 * (`studio/video/voice-over-sentences.ts`). Stores each scene when it is spoken, for the next try;
 * complete scenes become the voices of the script. Retries follow `runs/retry-policy.ts`; then it
 * fails with a `VoicingFailure` (`core/film/speech.copy.ts`), at once if the daily budget
 * (`spending.service.ts`) is spent, and as `interrupted` after `MAX_CLAIMS` (this file) or when the
 * model of the setting has changed.
 */
export async function runVoicing(deps: RunVoicingDeps, id: string, job: JobContext): Promise<void> {
  if (job.stopping.aborted) throw new Error("this worker is stopping");
  const row = await repo.claimVoicing(deps.db, deps.clock, id);
  if (!row) return;
  const watch = monitorClaim(() => repo.hasVoicingClaim(deps.db, row));
  const canceled = AbortSignal.any([watch.signal, job.signal]);
  try {
    const spoken = await speakScenes(deps, row, AbortSignal.any([canceled, job.stopping]));
    await replaceVoices(deps, row, spoken);
  } catch (error) {
    if (error instanceof ClaimLostError || canceled.aborted) return;
    // A shutdown does not count as a try.
    if (job.stopping.aborted) return await tryAgain(deps, row, { tries: row.tries - 1, afterMs: 0 });
    await handleFailure(deps, row, error);
  } finally {
    watch.stop();
  }
}

/** Speaks the scenes that earlier tries have not spoken, one after the other. */
async function speakScenes(
  deps: RunVoicingDeps,
  row: VoicingRow,
  signal: AbortSignal,
): Promise<readonly SpokenScene[]> {
  const { db, clock, speech } = deps;
  // The operator changed the speech settings after the request.
  if (!speech || speech.id !== row.model || row.tries > MAX_CLAIMS) throw new VoicingError("interrupted");
  const { input } = await requireScript(db, scriptOf(row));
  const { language } = await withLanguage(deps, input as object);
  let { spoken } = row;
  for (const { scene, text } of row.scenes) {
    if (spoken.some((done) => done.scene === scene)) continue;
    const sounds: SentenceSound[] = [];
    for (const sentence of voiceOverSentences(text)) {
      const request = { text: sentence, speaker: row.speaker, language, signal };
      sounds.push({ text: sentence, bytes: await speakSentence(deps, speech, row, request) });
    }
    const { bytes, seconds, sentences } = joinSentences(sounds);
    const { userId, generationId } = row;
    const content = { bytes, type: "audio/wav" };
    await storeFilmFile(deps, { userId, generationId, purpose: "voice", content }, async (tx, fileId) => {
      const next = [...spoken, { scene, text, fileId, seconds, sentences }];
      if (!(await repo.writeSpoken(tx, clock, row, next))) throw new ClaimLostError();
      spoken = next;
    });
  }
  return spoken;
}

/** Sends one call to the provider within the daily budget, and records its cost. */
async function speakSentence(
  deps: RunVoicingDeps,
  speech: Speech,
  row: VoicingRow,
  request: SpeechRequest,
): Promise<Uint8Array> {
  if (await isBudgetSpent(deps)) throw new AiError("daily_budget");
  const { bytes, usage } = await speech.speak(request);
  deps.metrics.aiMoney.inc({ model: speech.id }, usage.costUsd);
  await recordSpending(deps, usage.costUsd);
  await repo.addCost(deps.db, scriptOf(row), usage.costUsd);
  return bytes;
}

/** Replaces the previous voices with the spoken scenes, in one transaction. */
async function replaceVoices(
  deps: RunVoicingDeps,
  row: VoicingRow,
  spoken: readonly SpokenScene[],
): Promise<void> {
  const { userId, generationId, speaker, model } = row;
  const script = scriptOf(row);
  await deps.db.transaction(async (tx) => {
    if (!(await lockOwned(tx, script))) throw new ClaimLostError();
    if (!(await repo.completeVoicing(tx, deps.clock, row))) throw new ClaimLostError();
    const scenes = spoken.map(({ scene }) => scene);
    const ids = await voices.removeVoices(tx, script, "spoken", scenes);
    await deleteFilmFiles(tx, deps, { userId, generationId, ids });
    const rows = spoken.map(({ scene, text, fileId, seconds, sentences = [] }) => ({
      ...{ scene, fileId, seconds, sentences, source: "spoken" as const },
      spoken: { text, speaker, model },
    }));
    await voices.insertVoices(tx, script, rows);
  });
}

/** A failure of this server, not of the provider. */
class VoicingError extends Error {
  readonly failure: VoicingFailure;

  constructor(failure: VoicingFailure) {
    super(`voicing: ${failure}`);
    this.name = "VoicingError";
    this.failure = failure;
  }
}

async function handleFailure(deps: RunVoicingDeps, row: VoicingRow, error: unknown): Promise<void> {
  const { db, clock, log } = deps;
  const { id, tries } = row;
  if (error instanceof AiError) {
    log.warn({ voicing: id, try: tries, failure: error.failure }, "AI provider failed to speak");
    const afterMs = Math.max(error.retryAfterMs ?? 0, backoffMs(tries));
    if (error.retryable && tries < MAX_TRIES && afterMs <= MAX_RETRY_DELAY_MS)
      return tryAgain(deps, row, { tries, afterMs });
    await repo.failVoicing(db, clock, row, error.failure);
  } else if (error instanceof VoicingError) {
    await repo.failVoicing(db, clock, row, error.failure);
  } else if (error instanceof AppError && error.code === "storage_limit") {
    await repo.failVoicing(db, clock, row, "storage_limit");
  } else {
    log.error({ err: error, voicing: id, try: tries }, "voicing failed with an internal error");
    if (tries < MAX_TRIES) return tryAgain(deps, row, { tries, afterMs: backoffMs(tries) });
    await repo.failVoicing(db, clock, row, "interrupted");
  }
}

/** Enqueues another try, unless the claim is lost. */
async function tryAgain(
  { db, clock, jobs }: RunVoicingDeps,
  row: VoicingRow,
  { tries, afterMs }: { readonly tries: number; readonly afterMs: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await repo.recordVoicingTry(tx, clock, row, tries))) return;
    await jobs.send(tx, SPEAK_SCRIPT, { id: row.id }, { startAfterSeconds: afterMs / 1000 });
  });
}

/**
 * Fails voicings without a job and without progress for 90 s (`STALLED_SECONDS` in this file) as
 * `interrupted`, for example after a backup was restored. The job `generation.sweep`
 * (`generations.jobs.ts`) calls it every minute.
 */
export async function failLostVoicings(deps: Pick<RunVoicingDeps, "db" | "clock" | "jobs">): Promise<void> {
  for (const claim of await listStalledVoicings(deps.db, deps.clock, STALLED_SECONDS)) {
    if (await deps.jobs.isLive(SPEAK_SCRIPT, { id: claim.id })) continue;
    await repo.failVoicing(deps.db, deps.clock, claim, "interrupted");
  }
}
