import { useInfiniteQuery } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";

/** Security events of the account, newest first, in pages. */
export function useSecurityEvents() {
  return useInfiniteQuery({
    queryKey: ["security-events"],
    queryFn: ({ pageParam }) =>
      api("GET /api/profile/security-events", { query: { cursor: pageParam ?? undefined } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    // Changes on this page are events too.
    staleTime: 0,
  });
}
