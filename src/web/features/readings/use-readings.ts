import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Reading } from "#core/readings/api.ts";
import { api } from "#web/lib/api.ts";

/** Interval between requests for the progress of a reading. */
const POLL_MS = 700;

const listKey = (brandId: string) => ["readings", brandId] as const;
const readingKey = (id: string) => ["reading", id] as const;

/**
 * Reads the brand's readings, newest first, whether reading is enabled, and how many are left in
 * this hour (`GET /api/brands/:id/readings`), for `ReadWebsite`. `readingsPerHour` is in
 * `core/rate-limits.ts`, `keptDays` in `core/readings/limits.ts`.
 */
export function useReadings(brandId: string) {
  return useQuery({
    queryKey: listKey(brandId),
    queryFn: () => api("GET /api/brands/:id/readings", { params: { id: brandId } }),
  });
}

/**
 * Reads one reading of a website (`GET /api/readings/:id`), every `POLL_MS` until it ends, for
 * `ReadWebsite`; starts with `known` of the list. `server/modules/readings/run-reading.ts` makes
 * its pages and proposals.
 */
export function useReading(known: Reading) {
  return useQuery({
    queryKey: readingKey(known.id),
    queryFn: () => api("GET /api/readings/:id", { params: { id: known.id } }),
    initialData: known,
    refetchInterval: ({ state }) => (state.data?.status === "reading" ? POLL_MS : false),
  });
}

/**
 * Starts a reading of an address (`POST /api/brands/:id/read`, `readings.service.ts` of the server)
 * for `AskAddress`; resolves to its id after the list contains it. Errors: 400 at the field `url`
 * (`core/readings/messages.ts`), `reader_off`, 429 (`readingsPerHour` in `core/rate-limits.ts`).
 */
export function useStartReading(brandId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (url: string) => api("POST /api/brands/:id/read", { params: { id: brandId }, body: { url } }),
    onSuccess: () => client.invalidateQueries({ queryKey: listKey(brandId) }),
  });
}

/**
 * Stops a running reading (`POST /api/readings/:id/stop`, `stopReading` in
 * `server/modules/readings/readings.service.ts`) and keeps its proposals, for `ReadingProgress`;
 * the new state replaces the cached one.
 */
export function useStopReading(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api("POST /api/readings/:id/stop", { params: { id } }),
    onSuccess: (reading) => client.setQueryData(readingKey(id), reading),
  });
}
