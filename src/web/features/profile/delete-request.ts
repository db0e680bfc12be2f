import { useMutation } from "@tanstack/react-query";
import { api } from "#web/lib/api.ts";
import { clearDrafts } from "#web/lib/drafts.ts";

interface DeletionConfirmation {
  readonly confirmation: string;
  readonly password: string;
}

/**
 * Deletes the account (`DELETE /api/profile`,
 * `server/modules/account-deletion/delete-account.service.ts`) when `DeleteDialog` is confirmed,
 * and then its drafts in this browser. Errors: 400 with `fields` for a wrong password or word
 * (`DELETE_CONFIRMATION` in `core/account/profile.copy.ts`), 429 (`SIGN_IN_LIMITS` in
 * `core/account/limits.ts`).
 */
export function useDeleteAccount(userId: string) {
  return useMutation({
    mutationFn: (confirmation: DeletionConfirmation) => api("DELETE /api/profile", { body: confirmation }),
    onSuccess: () => clearDrafts(localStorage, userId),
  });
}
