import LogOut from "lucide-react/icons/log-out";
import { useState } from "react";
import { shellWords } from "../../../core/shell.ts";
import { apiFetch } from "../../lib/api.ts";
import { clearDrafts } from "../../lib/drafts.ts";
import { paths } from "../../lib/paths.ts";
import { cx } from "../../ui/cx.ts";
import { ROW } from "./row-styles.ts";

/** Ends the session and leaves for the start page. A failure is only logged, as specified. */
export function SignOutButton({ userId }: { userId: string }) {
  const [busy, setBusy] = useState(false);

  async function signOut() {
    setBusy(true);
    try {
      await apiFetch("/api/auth/sign-out", { method: "POST", body: {} });
      clearDrafts(localStorage, userId);
      window.location.assign(paths.home);
    } catch (error) {
      console.error("Sign-out failed", error);
      setBusy(false);
    }
  }

  return (
    <button
      type="button"
      onClick={() => void signOut()}
      disabled={busy}
      className={cx(ROW, "w-full disabled:opacity-60")}
    >
      <LogOut aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
      {shellWords.signOut}
    </button>
  );
}
