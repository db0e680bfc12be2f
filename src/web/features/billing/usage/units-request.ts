import { useInfiniteQuery } from "@tanstack/react-query";
import type { GenerationKind } from "#core/generations/kinds.ts";
import type { UnitList } from "#core/generations/units.ts";
import { apiFetch } from "#web/lib/api.ts";

function listUnits(kind: GenerationKind | undefined, cursor: string | null): Promise<UnitList> {
  const query = new URLSearchParams({ ...(kind && { kind }), ...(cursor !== null && { cursor }) });
  return apiFetch(`/api/usage/units?${query}`);
}

/**
 * Generations that counted or could have counted, newest first, in pages; of one kind or of all.
 */
export function useUnits(kind: GenerationKind | undefined) {
  return useInfiniteQuery({
    queryKey: ["units", kind ?? "all"],
    queryFn: ({ pageParam }) => listUnits(kind, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    // Generations may have been added since the page was last shown.
    staleTime: 0,
  });
}
