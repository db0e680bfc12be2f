import { useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";
import { NAVIGATION } from "../../lib/navigation.ts";
import { paths } from "../../lib/paths.ts";
import { onFirstInteraction } from "../../ui/first-interaction.ts";

const PAGES = [...NAVIGATION.map(({ to }) => to), paths.profile];

/** Fetches the other pages' code once somebody uses the dashboard: then they open at once, without a network too. */
export function WarmPages() {
  const [used, setUsed] = useState(false);
  useEffect(() => onFirstInteraction(() => setUsed(true)), []);
  return used && PAGES.map((page) => <PrefetchPageLinks key={page} page={page} />);
}
