import { Link, useLocation } from "react-router";
import { shellCopy } from "#core/shell.copy.ts";
import { NAVIGATION } from "#web/lib/navigation.ts";
import { SIDEBAR_ROW } from "./row-styles.ts";

/** The dashboard's navigation; an entry is active only when the path matches exactly. */
export function NavigationList({ onNavigate }: { onNavigate?: () => void }) {
  // The build draws pages with a slash at the end (React Router 8.4), which `NavLink` takes for another path.
  const pathname = useLocation().pathname.replace(/(?<=.)\/$/, "");
  return (
    <nav aria-label={shellCopy.navigation} className="grid gap-0.5">
      {NAVIGATION.map(({ to, label, icon: Icon }) => (
        <Link
          key={to}
          to={to}
          prefetch="intent"
          onClick={onNavigate}
          aria-current={to === pathname ? "page" : undefined}
          className={SIDEBAR_ROW}
        >
          <Icon aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
          {label}
        </Link>
      ))}
    </nav>
  );
}
