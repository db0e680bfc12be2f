import { useQuery } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";

/** Cache key of the finished videos of a script. */
export const filmsKey = (id: string) => ["films", id] as const;

/** Cache key of the videos of a script that the server makes. */
export const rendersKey = (id: string) => ["film-renders", id] as const;

/** Cache key of the voices of a script. */
export const voiceKey = (id: string) => ["film-voice", id] as const;

/** The finished videos of a script. */
export const useFilms = (id: string) =>
  useQuery({
    queryKey: filmsKey(id),
    queryFn: ({ signal }) => api("GET /api/generations/:id/films", { params: { id }, signal }),
  });

/** Interval at which the progress of a voicing is read. */
const VOICING_POLL_MS = 1000;

/** The voices of a script; read again while the provider speaks. */
export const useVoice = (id: string) =>
  useQuery({
    queryKey: voiceKey(id),
    queryFn: ({ signal }) => api("GET /api/generations/:id/voice", { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.voicing?.status === "speaking" ? VOICING_POLL_MS : false),
  });
