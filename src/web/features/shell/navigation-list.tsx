import { NavLink } from "react-router";
import { shellWords } from "../../../core/shell.ts";
import { NAVIGATION } from "../../lib/navigation.ts";
import { ROW } from "./row-styles.ts";

/** The dashboard's navigation; `end` makes an entry active only when the path matches exactly. */
export function NavigationList({ onNavigate }: { onNavigate?: () => void }) {
  return (
    <nav aria-label={shellWords.navigation} className="grid gap-0.5">
      {NAVIGATION.map(({ to, label, icon: Icon }) => (
        <NavLink key={to} to={to} end prefetch="intent" onClick={onNavigate} className={ROW}>
          <Icon aria-hidden className="size-4.5 shrink-0" strokeWidth={1.75} />
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
