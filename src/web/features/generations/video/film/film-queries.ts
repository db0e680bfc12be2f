import { useQuery } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";

/** Cache key of the finished videos of a script, invalidated after an upload or a deletion. */
export const filmsKey = (id: string) => ["films", id] as const;

/** Cache key of the renders of a script, invalidated when a render is started or removed. */
export const rendersKey = (id: string) => ["film-renders", id] as const;

/** Cache key of the voices of a script, invalidated after a recording or a voicing. */
export const voiceKey = (id: string) => ["film-voice", id] as const;

/** Reads the finished videos of a script, for the film screen and the script's page. */
export const useFilms = (id: string) =>
  useQuery({
    queryKey: filmsKey(id),
    queryFn: ({ signal }) => api("GET /api/generations/:id/films", { params: { id }, signal }),
  });

/** Polling interval of the progress of a voicing. */
const VOICING_POLL_MS = 1000;

/** Reads the voices of a script in the film editor; polls while a voicing runs. */
export const useVoice = (id: string) =>
  useQuery({
    queryKey: voiceKey(id),
    queryFn: ({ signal }) => api("GET /api/generations/:id/voice", { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.voicing?.status === "speaking" ? VOICING_POLL_MS : false),
  });
