import LogOut from "lucide-react/icons/log-out";
import { shellCopy } from "#core/shell.copy.ts";
import { useSignOut } from "#web/lib/use-sign-out.ts";
import { cx } from "#web/ui/cx.ts";
import { SIDEBAR_ROW } from "./row-styles.ts";

/**
 * Sign-out button of the dashboard, the last row of `SidebarContent`; `lib/use-sign-out.ts` does
 * the work. Words: `core/shell.copy.ts`.
 */
export function SignOutButton({ userId }: { userId: string }) {
  const { busy, signOut } = useSignOut(userId);
  return (
    <button
      type="button"
      onClick={() => void signOut()}
      disabled={busy}
      className={cx(SIDEBAR_ROW, "w-full disabled:opacity-60")}
    >
      <LogOut aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
      {shellCopy.signOut}
    </button>
  );
}
