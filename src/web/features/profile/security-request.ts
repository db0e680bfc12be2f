import { useInfiniteQuery } from "@tanstack/react-query";
import type { SecurityEventList } from "#core/account/security-events.ts";
import { apiFetch } from "#web/lib/api.ts";

function listSecurityEvents(cursor: string | null): Promise<SecurityEventList> {
  const query = new URLSearchParams(cursor === null ? {} : { cursor });
  return apiFetch(`/api/profile/security-events?${query}`);
}

/** Security events of the account, newest first, in pages. */
export function useSecurityEvents() {
  return useInfiniteQuery({
    queryKey: ["security-events"],
    queryFn: ({ pageParam }) => listSecurityEvents(pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    // Changes on this page are events too.
    staleTime: 0,
  });
}
