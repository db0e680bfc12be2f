import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { isApiError } from "#web/lib/api-error.ts";
import { api } from "#web/lib/api.ts";
import { useReloadSecurityEvents } from "./security-request.ts";

/**
 * Query key of `useSessions`; changes of password (`password-request.ts`) and second factor
 * (`second-factor-request.ts`) invalidate it, because they end sessions.
 */
export const SESSIONS_KEY = ["sessions"] as const;

/**
 * Reads the user's sessions (`GET /api/sessions`, `session-list.service.ts` of the server), the
 * current one first, then by last use, for `SessionsSection`. How long a session lives:
 * `SESSION_IDLE_DAYS` and `SESSION_MAX_DAYS` in `core/account/limits.ts`.
 */
export function useSessions() {
  return useQuery({ queryKey: SESSIONS_KEY, queryFn: () => api("GET /api/sessions") });
}

/**
 * Ends a session (`DELETE /api/sessions/:id`), or without an id all other sessions (`DELETE
 * /api/sessions`), for `SessionsSection`; the server's work is in `session-list.service.ts`. A
 * session that has already ended is a success.
 */
export function useEndSessions() {
  const client = useQueryClient();
  const reloadSecurityEvents = useReloadSecurityEvents();
  return useMutation({
    mutationFn: async (id: string | undefined) => {
      try {
        await (id === undefined
          ? api("DELETE /api/sessions")
          : api("DELETE /api/sessions/:id", { params: { id } }));
      } catch (error) {
        if (!isApiError(error) || error.status !== 404) throw error;
      }
    },
    onSuccess: () =>
      Promise.all([client.invalidateQueries({ queryKey: SESSIONS_KEY }), reloadSecurityEvents()]),
  });
}
