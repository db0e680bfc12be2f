import { useMutation, useQueryClient } from "@tanstack/react-query";
import { speechCopy } from "#core/film/speech.copy.ts";
import type { FilmVoice } from "#core/film/voice.ts";
import type { VoicingRequest } from "#core/film/voicing.ts";
import { api } from "#web/lib/api.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { voiceKey } from "../film-queries.ts";

/**
 * Starts and stops voicings of a script (`POST /api/generations/:id/voice/speak` and `/stop`) for
 * `SpokenVoice`, and puts the answer into the cache. Rules: `voicings.service.ts` of the server;
 * limits: `FILM_LIMITS` in `core/film/limits.ts`, `voicingsPerHour` in `core/rate-limits.ts`.
 * Messages of `error`: the server's (codes: `core/api/films.api.ts`), or `speechCopy` in
 * `core/film/speech.copy.ts`.
 */
export function useVoicing(id: string) {
  const client = useQueryClient();
  const params = { id };
  const options = {
    onSuccess: (voice: FilmVoice) => client.setQueryData(voiceKey(id), voice),
    // Another tab may have started or stopped it.
    onError: () => client.invalidateQueries({ queryKey: voiceKey(id) }),
  };
  const start = useMutation({
    ...options,
    mutationFn: (body: VoicingRequest) => api("POST /api/generations/:id/voice/speak", { params, body }),
  });
  const stop = useMutation({
    ...options,
    mutationFn: () => api("POST /api/generations/:id/voice/stop", { params }),
  });
  const error = start.isError
    ? failureMessage(start.error, speechCopy.notStarted)
    : stop.isError
      ? failureMessage(stop.error, speechCopy.notStopped)
      : undefined;
  return {
    isBusy: start.isPending || stop.isPending,
    error,
    start: (request: VoicingRequest) => {
      stop.reset();
      start.mutate(request);
    },
    stop: () => {
      start.reset();
      stop.mutate();
    },
  };
}
