import { useInfiniteQuery } from "@tanstack/react-query";
import type { GenerationKind } from "#core/generations/kinds.ts";
import { api } from "#web/lib/api.ts";

/** What the units went to, newest first, a page at a time; of one kind or of all. */
export function useUnits(kind: GenerationKind | undefined) {
  return useInfiniteQuery({
    queryKey: ["units", kind ?? "all"],
    queryFn: ({ pageParam }) =>
      api("GET /api/usage/units", { query: { kind, cursor: pageParam ?? undefined } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    // Ads may have been made since the page was last looked at.
    staleTime: 0,
  });
}
