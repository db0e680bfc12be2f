import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { PAGED } from "#web/lib/paged.ts";

const SECURITY_EVENTS_KEY = ["security-events"] as const;

/**
 * Reads the security events of the account (`GET /api/profile/security-events`) for
 * `SecuritySection`, newest first, `SECURITY_PAGE_SIZE` (`core/page-sizes.ts`) a page. They are
 * kept for `SECURITY_EVENT_DAYS` (`core/account/limits.ts`).
 */
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
 * Returns a function that reloads the security events (`SECURITY_EVENTS_KEY`). The hooks of
 * `password-request.ts`, `profile-request.ts`, `sessions-request.ts` and
 * `second-factor/second-factor-request.ts` call it after their changes.
 */
export function useReloadSecurityEvents(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: SECURITY_EVENTS_KEY });
}
