import Clapperboard from "lucide-react/icons/clapperboard";
import CreditCard from "lucide-react/icons/credit-card";
import Image from "lucide-react/icons/image";
import Layers from "lucide-react/icons/layers";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import Type from "lucide-react/icons/type";
import type { LucideIcon } from "lucide-react";
import { navigationCopy } from "#core/shell.copy.ts";
import { paths } from "./paths.ts";

interface NavigationEntry {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
}

/** Entries of the sidebar, in display order. */
export const NAVIGATION: readonly NavigationEntry[] = [
  { to: paths.overview, label: navigationCopy.overview, icon: LayoutDashboard },
  { to: paths.textAds, label: navigationCopy.textAds, icon: Type },
  { to: paths.imageAds, label: navigationCopy.imageAds, icon: Image },
  { to: paths.videoAds, label: navigationCopy.videoAds, icon: Clapperboard },
  { to: paths.fullPackage, label: navigationCopy.fullPackage, icon: Layers },
  { to: paths.billing, label: navigationCopy.billing, icon: CreditCard },
];
