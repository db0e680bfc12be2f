import BadgeCheck from "lucide-react/icons/badge-check";
import CreditCard from "lucide-react/icons/credit-card";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import Megaphone from "lucide-react/icons/megaphone";
import type { LucideIcon } from "lucide-react";
import { KINDS, TOOL_KINDS } from "#core/generations/kinds.ts";
import { navigationCopy } from "#core/shell.copy.ts";
import { KIND_ICONS } from "./kind-icons.ts";
import { paths, TOOL_PATHS } from "./paths.ts";

interface NavigationEntry {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Whether a gap separates it from the entries above. */
  readonly startsGroup?: boolean;
}

/**
 * Entries of the dashboard's sidebar in display order (`NavigationList`); the palette
 * (`commands.ts`) lists them, `PrefetchRoutes` loads their code. A new page is an entry here, in
 * `paths.ts` and in `routes.ts`; its words are in `core/shell.copy.ts`. Tools:
 * `core/generations/kinds.ts`, their labels `core/generations/categories.ts`.
 */
export const NAVIGATION: readonly NavigationEntry[] = [
  { to: paths.overview, label: navigationCopy.overview, icon: LayoutDashboard },
  { to: paths.campaigns, label: navigationCopy.campaigns, icon: Megaphone },
  { to: paths.brand, label: navigationCopy.brand, icon: BadgeCheck },
  ...TOOL_KINDS.map((kind, at) => ({
    to: TOOL_PATHS[kind],
    label: KINDS[kind].label,
    icon: KIND_ICONS[kind],
    startsGroup: at === 0,
  })),
  { to: paths.billing, label: navigationCopy.billing, icon: CreditCard, startsGroup: true },
];
