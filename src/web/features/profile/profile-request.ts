import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ProfileResponse } from "#core/account/responses.ts";
import { api } from "#web/lib/api.ts";
import { useSessionStore } from "#web/lib/session.tsx";
import { useReloadSecurityEvents } from "./security-request.ts";

const PROFILE_KEY = ["profile"] as const;

/**
 * Reads the profile of the signed-in user (`GET /api/profile`,
 * `server/modules/accounts/profile.service.ts`) for `DetailsSection`.
 */
export function useProfile() {
  return useQuery({ queryKey: PROFILE_KEY, queryFn: () => api("GET /api/profile") });
}

/**
 * Returns a function that updates the cached profile and the user shown in the sidebar, after
 * `avatar-request.ts` or `useSaveProfile` changed it.
 */
export function useSetProfile(): (profile: ProfileResponse) => void {
  const client = useQueryClient();
  const session = useSessionStore();
  return (profile) => {
    client.setQueryData(PROFILE_KEY, profile);
    session.updateUser({ name: profile.fullName, image: profile.avatarUrl });
  };
}

/**
 * Changes the name of the signed-in user (`PATCH /api/profile`, `profile.service.ts` of the
 * server), for `DetailsForm`; the sidebar and the security events follow. Rules: `profileSchema` in
 * `core/account/schemas.ts`, lengths `LIMITS` in `core/limits.ts`. Errors: 400 with `fields`.
 */
export function useSaveProfile() {
  const setProfile = useSetProfile();
  const reloadSecurityEvents = useReloadSecurityEvents();
  return useMutation({
    mutationFn: (change: { fullName: string }) => api("PATCH /api/profile", { body: change }),
    onSuccess: (profile) => {
      setProfile(profile);
      void reloadSecurityEvents();
    },
  });
}
