import type { SessionUser } from "#web/lib/session-store.ts";
import { NavigationList } from "./navigation-list.tsx";
import { SignOutButton } from "./sign-out-button.tsx";
import { UserBlock } from "./user-block.tsx";
import { UserSkeleton } from "./user-skeleton.tsx";

interface SidebarContentProps {
  /** `undefined` while the session loads. */
  user: SessionUser | undefined;
  /** Called when a link is clicked; closes the drawer. */
  onNavigate?: () => void;
}

/**
 * Content of the dashboard's sidebar (`DashboardFrame`) and drawer (`MobileBar`): navigation
 * (entries: `lib/navigation.ts`), user, sign-out; a placeholder while the session loads.
 */
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
