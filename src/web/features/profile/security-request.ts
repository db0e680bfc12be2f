import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { PAGED } from "#web/lib/paged.ts";

const SECURITY_EVENTS_KEY = ["security-events"] as const;

/** Reads the security events of the account for the profile page, newest first, in pages. */
export function useSecurityEvents() {
  return useInfiniteQuery({
    queryKey: SECURITY_EVENTS_KEY,
    queryFn: ({ pageParam }) =>
      api("GET /api/profile/security-events", { query: { cursor: pageParam ?? undefined } }),
    ...PAGED,
    staleTime: 0,
  });
}

/**
 * Returns a function that reloads the profile page's security events, after a change that is one.
 */
export function useReloadSecurityEvents(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: SECURITY_EVENTS_KEY });
}
