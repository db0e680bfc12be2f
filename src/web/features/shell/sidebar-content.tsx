import type { SessionUser } from "#web/lib/session-store.ts";
import { NavigationList } from "./navigation-list.tsx";
import { SignOutButton } from "./sign-out-button.tsx";
import { UserBlock } from "./user-block.tsx";
import { UserSkeleton } from "./user-skeleton.tsx";

interface SidebarContentProps {
  /** Absent while it is not known who is signed in. */
  user: SessionUser | undefined;
  /** Called when an entry was chosen, so that the drawer can close. */
  onNavigate?: () => void;
}

/** What the sidebar and the drawer have in common. */
export function SidebarContent({ user, onNavigate }: SidebarContentProps) {
  return (
    <>
      <NavigationList {...(onNavigate && { onNavigate })} />
      <div className="mt-auto grid grid-cols-[minmax(0,1fr)] gap-2 pt-6">
        {user ? (
          <>
            <UserBlock user={user} {...(onNavigate && { onNavigate })} />
            <SignOutButton userId={user.id} />
          </>
        ) : (
          <UserSkeleton />
        )}
      </div>
    </>
  );
}
