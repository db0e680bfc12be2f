import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { useReloadSecurityEvents } from "./security-request.ts";
import { SESSIONS_KEY } from "./sessions-request.ts";

interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/**
 * Changes the password (`POST /api/profile/password`, `change-password.service.ts` of the server),
 * for `PasswordSection`; the server then ends all other sessions, so sessions and security events
 * are read again. Errors: 400 with `fields`, also for a weak password (`password-rule.ts` there),
 * 429 (`SIGN_IN_LIMITS` in `core/account/limits.ts`).
 */
export function useChangePassword() {
  const client = useQueryClient();
  const reloadSecurityEvents = useReloadSecurityEvents();
  return useMutation({
    mutationFn: (change: PasswordChange) => api("POST /api/profile/password", { body: change }),
    onSuccess: () =>
      Promise.all([client.invalidateQueries({ queryKey: SESSIONS_KEY }), reloadSecurityEvents()]),
  });
}
