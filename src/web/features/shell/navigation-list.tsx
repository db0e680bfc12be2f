import { Link, useLocation } from "react-router";
import { shellCopy } from "#core/shell.copy.ts";
import { NAVIGATION } from "#web/lib/navigation.ts";
import { paths } from "#web/lib/paths.ts";
import { cx } from "#web/ui/cx.ts";
import { SIDEBAR_ROW } from "./row-styles.ts";

/** Whether a path is this page or, unless it is the overview, a page below it. */
const isWithin = (to: string, pathname: string) =>
  to === pathname || (to !== paths.overview && pathname.startsWith(`${to}/`));

/**
 * Navigation of the dashboard in `SidebarContent`, the current page marked. The entries are
 * `NAVIGATION` in `lib/navigation.ts`, their words are in `core/shell.copy.ts`.
 */
export function NavigationList({ onNavigate }: { onNavigate?: () => void }) {
  // React Router 8.4 prerenders with a trailing slash, which `NavLink` treats as another path.
  const pathname = useLocation().pathname.replace(/(?<=.)\/$/, "");
  return (
    <nav aria-label={shellCopy.navigation} className="grid gap-0.5">
      {NAVIGATION.map(({ to, label, icon: Icon, startsGroup }) => (
        <Link
          key={to}
          to={to}
          prefetch="intent"
          onClick={onNavigate}
          aria-current={isWithin(to, pathname) ? "page" : undefined}
          className={cx(SIDEBAR_ROW, startsGroup && "mt-3")}
        >
          <Icon aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
          {label}
        </Link>
      ))}
    </nav>
  );
}
