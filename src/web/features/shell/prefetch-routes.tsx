import { useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";
import { NAVIGATION } from "#web/lib/navigation.ts";
import { paths } from "#web/lib/paths.ts";
import { onFirstInteraction } from "#web/ui/first-interaction.ts";

const PAGES = [...NAVIGATION.map(({ to }) => to), paths.profile];

/** Fetches the other pages' code once somebody uses the dashboard: then they open at once, without a network too. */
export function PrefetchRoutes() {
  const [used, setUsed] = useState(false);
  useEffect(() => onFirstInteraction(() => setUsed(true)), []);
  return used && PAGES.map((page) => <PrefetchPageLinks key={page} page={page} />);
}
