import { useMutation } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { clearDrafts } from "#web/lib/drafts.ts";

interface DeletionConfirmation {
  readonly confirmation: string;
  readonly password: string;
}

/** Deletes the account when the dialog is confirmed, and its drafts in this browser. */
export function useDeleteAccount(userId: string) {
  return useMutation({
    mutationFn: (confirmation: DeletionConfirmation) => api("DELETE /api/profile", { body: confirmation }),
    onSuccess: () => clearDrafts(localStorage, userId),
  });
}
