import { Link } from "react-router";
import { shellCopy } from "#core/shell.copy.ts";
import { paths } from "#web/lib/paths.ts";
import type { SessionUser } from "#web/lib/session-store.ts";
import { Avatar } from "#web/ui/avatar.tsx";

/**
 * Avatar, name and email of the signed-in user in `SidebarContent`; links to /dashboard/profile.
 * Without a name it shows `fallbackName` of `core/shell.copy.ts`.
 */
export function UserBlock({ user, onNavigate }: { user: SessionUser; onNavigate?: () => void }) {
  const name = user.name.trim() || shellCopy.fallbackName;
  return (
    <Link
      to={paths.profile}
      onClick={onNavigate}
      className="flex items-center gap-3 rounded-md px-3 py-2 transition-colors hover:bg-sunken"
    >
      <Avatar name={name} src={user.image} className="size-8 text-caption" />
      <span className="min-w-0">
        <span className="block truncate leading-4.5 font-medium">{name}</span>
        <span className="block truncate text-caption text-ink-3">{user.email}</span>
      </span>
    </Link>
  );
}
