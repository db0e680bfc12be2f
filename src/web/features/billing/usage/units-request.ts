import { useInfiniteQuery } from "@tanstack/react-query";
import type { GenerationKind } from "#core/generations/kinds.ts";
import { api } from "#web/lib/api.ts";
import { PAGED } from "#web/lib/paged.ts";

/**
 * Reads generations that counted or could have counted for the list of units, newest first, in
 * pages; of one kind or of all.
 */
export function useUnits(kind: GenerationKind | undefined) {
  return useInfiniteQuery({
    queryKey: ["units", kind ?? "all"],
    queryFn: ({ pageParam }) =>
      api("GET /api/usage/units", { query: { kind, cursor: pageParam ?? undefined } }),
    ...PAGED,
    // Generations may have been added since the page was last shown.
    staleTime: 0,
  });
}
