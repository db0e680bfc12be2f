import { filmMessages } from "#core/film/messages.ts";
import type { FilmVoice } from "#core/film/voice.ts";
import { continuesVoicing, scenesToSpeak, type VoicingRequest } from "#core/film/voicing.ts";
import { RATE_LIMITS } from "#core/rate-limits.ts";
import type { Speech } from "#server/adapters/speech/speech.ts";
import type { Db, Tx } from "#server/db/client.ts";
import type { Jobs } from "#server/jobs/jobs.ts";
import type { Clock } from "#server/lib/clock.ts";
import { AppError, invalidField } from "#server/lib/errors.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { deleteFilmFiles } from "../../files/files.public.ts";
import { consumeWithin, rateLimitKey, type RateLimit } from "../../rate-limits/rate-limits.public.ts";
import { lockOwned } from "../generations.repo.ts";
import { requireScript } from "./film-source.ts";
import { SPEAK_SCRIPT } from "./speak-script.job.ts";
import { presentVoices } from "./voices.service.ts";
import * as repo from "./voicings.repo.ts";

/**
 * Dependencies of the service of voicings; `boot/deps.ts` provides them to `voices.routes.ts`.
 * `speech` (`server/adapters/speech/speech.ts`), which names the speakers, is `undefined` without
 * the setting `SPEECH_MODEL`.
 */
export interface VoicingDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly jobs: Pick<Jobs, "send">;
  readonly speech: Speech | undefined;
}

/** Failed and stopped voicings cost money too, although they do not count against the unit. */
const rateLimits = (userId: UserId): readonly RateLimit[] => [
  { key: rateLimitKey("voicing-hour", userId), limit: RATE_LIMITS.voicingsPerHour, windowSeconds: 3600 },
];

/**
 * Requests voices of the provider for a script (`POST /api/generations/:id/voice/speak` in
 * `voices.routes.ts`). Writes the count, the row and the job in one transaction. The same request
 * after a failure or a stop continues with the missing scenes (`core/film/voicing.ts`). Throws 404,
 * 400 (`core/film/messages.ts`), 409 `still_working`, `voicing_running` and `voicing_limit`
 * (`FILM_LIMITS.voicingsPerUnit` in `core/film/limits.ts`), 429 (`voicingsPerHour` in
 * `core/rate-limits.ts`), and 503 `speech_off` without a speech adapter.
 */
export async function startVoicing(
  deps: VoicingDeps,
  script: OwnedId,
  request: VoicingRequest,
): Promise<FilmVoice> {
  const { db, clock, newId, jobs, speech } = deps;
  await requireScript(db, script);
  if (!speech) throw new AppError("speech_off");
  if (!speech.speakers.includes(request.speaker)) throw invalidField("speaker", filmMessages.speaker);
  await db.transaction(async (tx) => {
    await requireScript(tx, script);
    // The lock prevents two concurrent requests from using the same last voicing.
    await lockOwned(tx, script);
    const last = await repo.findLastVoicing(tx, script);
    if (last?.status === "speaking") throw new AppError("voicing_running");
    await consumeWithin(tx, clock, rateLimits(script.userId));
    const voices = await presentVoices(tx, speech, script);
    const { speaker } = request;
    const scenes = scenesToSpeak(request, voices.scenes);
    const wanted = { speaker, model: speech.id, scenes };
    const continued = last?.model === speech.id && continuesVoicing(last, speaker, scenes) ? last : undefined;
    if (!continued?.counted && voices.voicingsLeft === 0) throw new AppError("voicing_limit");
    const id = continued?.id ?? newId();
    if (continued) {
      await repo.resumeVoicing(tx, clock, { userId: script.userId, id });
    } else {
      if (last) await dropSpoken(tx, deps, last);
      await repo.insertVoicing(tx, clock, script, { id, ...wanted });
    }
    await jobs.send(tx, SPEAK_SCRIPT, { id });
  });
  return presentVoices(db, speech, script);
}

/** Deletes the spoken scenes of an unfinished voicing, because a different request replaces it. */
async function dropSpoken(
  tx: Tx,
  deps: Pick<VoicingDeps, "clock">,
  { id, userId, generationId, spoken }: repo.VoicingRow,
): Promise<void> {
  await deleteFilmFiles(tx, deps, { userId, generationId, ids: spoken.map(({ fileId }) => fileId) });
  await repo.clearSpoken(tx, { userId, id });
}

/**
 * Stops the running voicing, if any (`POST /api/generations/:id/voice/stop` in `voices.routes.ts`),
 * with `stopVoicings` of `voicings.repo.ts`; the previous voices stay. Throws 404, and 409 while
 * the script is being written.
 */
export async function stopVoicing(
  { db, clock, speech }: Pick<VoicingDeps, "db" | "clock" | "speech">,
  script: OwnedId,
): Promise<FilmVoice> {
  await requireScript(db, script);
  await db.transaction(async (tx) => repo.stopVoicings(tx, clock, script));
  return presentVoices(db, speech, script);
}
