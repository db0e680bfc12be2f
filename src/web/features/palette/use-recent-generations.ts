import { useQuery } from "@tanstack/react-query";
import type { Generation } from "#core/generations/api.ts";
import { api } from "#web/lib/api.ts";

const NONE: readonly Generation[] = [];

/**
 * Reads the user's newest generations (`GET /api/generations`, first page of `HISTORY_PAGE_SIZE` in
 * `core/page-sizes.ts`) for `Palette`; refetched on each mount, empty while loading.
 */
export function useRecentGenerations(): readonly Generation[] {
  const recent = useQuery({
    queryKey: ["generations", "recent"],
    queryFn: () => api("GET /api/generations"),
    staleTime: 0,
  });
  return recent.data?.items ?? NONE;
}
