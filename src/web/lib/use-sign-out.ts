import { useState } from "react";
import { api } from "./api.ts";
import { clearDrafts } from "./drafts.ts";
import { paths } from "./paths.ts";

interface SignOut {
  readonly busy: boolean;
  readonly signOut: () => Promise<void>;
}

/**
 * Ends the session (`POST /api/auth/sign-out`), removes the user's drafts and opens the home page
 * (`paths.home`), for `SignOutButton` and `Palette`. A failure is only logged to the console. The
 * server's part: `endSession` in `server/modules/accounts/session.service.ts`.
 */
export function useSignOut(userId: string): SignOut {
  const [busy, setBusy] = useState(false);

  async function signOut() {
    setBusy(true);
    try {
      await api("POST /api/auth/sign-out");
      clearDrafts(localStorage, userId);
      window.location.assign(paths.home);
    } catch (error) {
      console.error("Sign-out failed", error);
      setBusy(false);
    }
  }

  return { busy, signOut };
}
