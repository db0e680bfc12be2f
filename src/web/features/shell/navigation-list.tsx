import { Link, useLocation } from "react-router";
import { shellWords } from "#core/shell.ts";
import { NAVIGATION } from "#web/lib/navigation.ts";
import { ROW } from "./row-styles.ts";

/** The dashboard's navigation; an entry is active only when the path matches exactly. */
export function NavigationList({ onNavigate }: { onNavigate?: () => void }) {
  // The build draws pages with a slash at the end (React Router 8.4), which `NavLink` takes for another path.
  const pathname = useLocation().pathname.replace(/(?<=.)\/$/, "");
  return (
    <nav aria-label={shellWords.navigation} className="grid gap-0.5">
      {NAVIGATION.map(({ to, label, icon: Icon }) => (
        <Link
          key={to}
          to={to}
          prefetch="intent"
          onClick={onNavigate}
          aria-current={to === pathname ? "page" : undefined}
          className={ROW}
        >
          <Icon aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
          {label}
        </Link>
      ))}
    </nav>
  );
}
