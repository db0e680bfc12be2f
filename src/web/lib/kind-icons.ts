import Clapperboard from "lucide-react/icons/clapperboard";
import FileText from "lucide-react/icons/file-text";
import Image from "lucide-react/icons/image";
import Layers from "lucide-react/icons/layers";
import Type from "lucide-react/icons/type";
import type { LucideIcon } from "lucide-react";
import type { UsageCategory } from "#core/generations/categories.ts";
import type { GenerationKind } from "#core/generations/kinds.ts";

/**
 * Icon of each kind of generation, wherever kinds are listed, such as navigation and palette.
 * Kinds: `core/generations/kinds.ts`.
 */
export const KIND_ICONS: Record<GenerationKind, LucideIcon> = {
  text: Type,
  image: Image,
  video: Clapperboard,
  campaign: Layers,
  copy: FileText,
};

/**
 * Icon of each category of units (`core/generations/categories.ts`) in `CategoryUsageCard` of the
 * billing page.
 */
export const CATEGORY_ICONS: Record<UsageCategory, LucideIcon> = {
  textAds: KIND_ICONS.text,
  imageAds: KIND_ICONS.image,
  videoAds: KIND_ICONS.video,
  fullPackage: KIND_ICONS.campaign,
};
