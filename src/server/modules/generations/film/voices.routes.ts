import type { MiddlewareHandler } from "hono";
import { voiceApi } from "#core/api/films.api.ts";
import { FILM_LIMITS } from "#core/film/limits.ts";
import { filmMessages } from "#core/film/messages.ts";
import { apiRoutes } from "#server/http/api-routes.ts";
import type { AppEnv } from "#server/http/env.ts";
import { imageReceiver, limitUploads } from "../../files/files.public.ts";
import { requireScript } from "./film-source.ts";
import { receiveOwn } from "./receive-own.ts";
import { readVoices, removeVoice, saveRecording, type VoicesDeps } from "./voices.service.ts";
import { startVoicing, stopVoicing, type VoicingDeps } from "./voicings.service.ts";

const receive = imageReceiver({
  maxBytes: FILM_LIMITS.voiceBytes,
  messages: { notAnImage: filmMessages.notAudio, tooLarge: filmMessages.audioTooLarge },
  limits: { concurrency: 4, maxWaiting: 32 },
  limitsPerUser: { concurrency: 2, maxWaiting: 8 },
});

/**
 * Routes of the voices of scenes, recordings and voices of the provider (`voiceApi` in
 * `core/api/films.api.ts`); `boot/app.ts` mounts them. Size of a recording:
 * `FILM_LIMITS.voiceBytes` (`core/film/limits.ts`); recordings at the same time: `receive` in this
 * file; uploads per hour: `limitUploads` (`files/receive-image.ts`); messages:
 * `core/film/messages.ts`.
 */
export function voiceRoutes(deps: VoicesDeps & VoicingDeps, requireUser: MiddlewareHandler<AppEnv>) {
  return apiRoutes(
    voiceApi,
    { requireUser },
    {
      "GET /api/generations/:id/voice": (c, { params }) =>
        readVoices(deps, { ...params, userId: c.var.user.id }),
      "PUT /api/generations/:id/voice/:scene": {
        use: [limitUploads(deps), receive.bounds],
        handle: async (c, { params }) => {
          const own = { ...params, userId: c.var.user.id };
          const { bytes } = await receiveOwn(requireScript(deps.db, own), receive.read(c, deps));
          return saveRecording(deps, own, bytes);
        },
      },
      "DELETE /api/generations/:id/voice/:scene": (c, { params }) =>
        removeVoice(deps, { ...params, userId: c.var.user.id }),
      "POST /api/generations/:id/voice/speak": (c, { params, body }) =>
        startVoicing(deps, { ...params, userId: c.var.user.id }, body),
      "POST /api/generations/:id/voice/stop": (c, { params }) =>
        stopVoicing(deps, { ...params, userId: c.var.user.id }),
    },
  );
}
