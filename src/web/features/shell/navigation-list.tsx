import { Link, useLocation } from "react-router";
import { shellCopy } from "#core/shell.copy.ts";
import { NAVIGATION } from "#web/lib/navigation.ts";
import { SIDEBAR_ROW } from "./row-styles.ts";

/** Navigation of the dashboard. An entry is active if the path matches exactly. */
export function NavigationList({ onNavigate }: { onNavigate?: () => void }) {
  // React Router 8.4 prerenders with a trailing slash, which `NavLink` treats as another path.
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
