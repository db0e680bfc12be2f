import { useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";
import { useConnection } from "#web/lib/connection.tsx";
import { NAVIGATION } from "#web/lib/navigation.ts";
import { paths } from "#web/lib/paths.ts";
import { onFirstInteraction } from "#web/ui/first-interaction.ts";

const PAGES = [...NAVIGATION.map(({ to }) => to), paths.profile];

/**
 * Prefetches the code of the pages of `NAVIGATION` (`lib/navigation.ts`) and of the profile on the
 * first interaction with a dashboard page; they then open offline too. It waits for a connection,
 * because React Router reloads the page if the code of a route cannot be loaded.
 * `routes/dashboard.tsx` renders it.
 */
export function PrefetchRoutes() {
  const [enabled, setEnabled] = useState(false);
  const isConnected = useConnection() === "ok";
  useEffect(() => onFirstInteraction(() => setEnabled(true)), []);
  return enabled && isConnected && PAGES.map((page) => <PrefetchPageLinks key={page} page={page} />);
}
