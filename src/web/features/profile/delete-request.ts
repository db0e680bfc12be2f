import { useMutation } from "@tanstack/react-query";
import { apiFetch } from "#web/lib/api.ts";
import { clearDrafts } from "#web/lib/drafts.ts";

interface Confirmed {
  readonly confirmation: string;
  readonly password: string;
}

/** Deletes the account for good, and what this browser kept of it. */
export function useDeleteAccount(userId: string) {
  return useMutation({
    mutationFn: (confirmed: Confirmed) =>
      apiFetch<object>("/api/profile", { method: "DELETE", body: confirmed }),
    onSuccess: () => clearDrafts(localStorage, userId),
  });
}
