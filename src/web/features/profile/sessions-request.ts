import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { SessionList } from "#core/account/sessions-api.ts";
import { isApiError } from "#web/lib/api-error.ts";
import { apiFetch } from "#web/lib/api.ts";

export const SESSIONS_KEY = ["sessions"] as const;
const PATH = "/api/sessions";

export function useSessions() {
  return useQuery({ queryKey: SESSIONS_KEY, queryFn: () => apiFetch<SessionList>(PATH) });
}

/**
 * Ends a session, or without an id all other sessions. A session that has already ended is a
 * success.
 */
export function useEndSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string | undefined) => {
      try {
        await apiFetch(id === undefined ? PATH : `${PATH}/${id}`, { method: "DELETE" });
      } catch (error) {
        if (!isApiError(error) || error.status !== 404) throw error;
      }
    },
    onSuccess: () => client.invalidateQueries({ queryKey: SESSIONS_KEY }),
  });
}
