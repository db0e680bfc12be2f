import type { SessionUser } from "../../lib/session-store.ts";
import { NavigationList } from "./navigation-list.tsx";
import { SignOutButton } from "./sign-out-button.tsx";
import { UserBlock } from "./user-block.tsx";

interface SidebarContentProps {
  user: SessionUser;
  /** Called when an entry was chosen, so that the drawer can close. */
  onNavigate?: () => void;
}

/** What the sidebar and the drawer have in common. */
export function SidebarContent({ user, onNavigate }: SidebarContentProps) {
  return (
    <>
      <NavigationList {...(onNavigate && { onNavigate })} />
      <div className="mt-auto grid grid-cols-[minmax(0,1fr)] gap-2 pt-6">
        <UserBlock user={user} {...(onNavigate && { onNavigate })} />
        <SignOutButton userId={user.id} />
      </div>
    </>
  );
}
