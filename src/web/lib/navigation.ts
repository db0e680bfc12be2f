import Clapperboard from "lucide-react/icons/clapperboard";
import CreditCard from "lucide-react/icons/credit-card";
import Image from "lucide-react/icons/image";
import Layers from "lucide-react/icons/layers";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import Type from "lucide-react/icons/type";
import type { LucideIcon } from "lucide-react";
import { navigationWords } from "#core/shell.ts";
import { paths } from "./paths.ts";

interface NavigationEntry {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
}

/** The sidebar's entries, in the specified order. */
export const NAVIGATION: readonly NavigationEntry[] = [
  { to: paths.overview, label: navigationWords.overview, icon: LayoutDashboard },
  { to: paths.textAds, label: navigationWords.textAds, icon: Type },
  { to: paths.imageAds, label: navigationWords.imageAds, icon: Image },
  { to: paths.videoAds, label: navigationWords.videoAds, icon: Clapperboard },
  { to: paths.fullPackage, label: navigationWords.fullPackage, icon: Layers },
  { to: paths.billing, label: navigationWords.billing, icon: CreditCard },
];
