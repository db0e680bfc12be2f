import { useInfiniteQuery } from "@tanstack/react-query";
import type { GenerationKind } from "#core/generations/kinds.ts";
import { api } from "#web/lib/api.ts";
import { PAGED } from "#web/lib/paged.ts";

/**
 * Reads generations that counted or could have counted with `GET /api/usage/units` (`listUnits` in
 * `server/modules/generations/units/unit-list.service.ts`), newest first, `UNITS_PAGE_SIZE`
 * (`core/page-sizes.ts`) a page; of one kind or of all. For `Units`, read ahead by
 * `use-billing-loaded.ts`; fetched again each time it is shown.
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
