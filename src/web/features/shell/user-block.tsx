import { Link } from "react-router";
import { shellWords } from "../../../core/shell.ts";
import { paths } from "../../lib/paths.ts";
import type { SessionUser } from "../../lib/session-store.ts";
import { initials } from "./initials.ts";

/** Who is signed in; leads to the profile. */
export function UserBlock({ user, onNavigate }: { user: SessionUser; onNavigate?: () => void }) {
  const name = user.name.trim() || shellWords.fallbackName;
  return (
    <Link
      to={paths.profile}
      onClick={onNavigate}
      className="flex items-center gap-3 rounded-md px-3 py-2 transition-colors hover:bg-sunken"
    >
      <span
        aria-hidden
        className="grid size-8 shrink-0 place-items-center rounded-full bg-brand-soft text-caption font-semibold text-brand-text"
      >
        {initials(name)}
      </span>
      <span className="min-w-0">
        <span className="block truncate leading-4.5 font-medium">{name}</span>
        <span className="block truncate text-caption text-ink-3">{user.email}</span>
      </span>
    </Link>
  );
}
