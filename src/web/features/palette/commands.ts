import LogOut from "lucide-react/icons/log-out";
import Megaphone from "lucide-react/icons/megaphone";
import SunMoon from "lucide-react/icons/sun-moon";
import User from "lucide-react/icons/user";
import type { LucideIcon } from "lucide-react";
import type { CampaignSummary, FoundAds } from "#core/campaigns/campaign.ts";
import type { Generation } from "#core/generations/api.ts";
import { KINDS, TOOL_KINDS } from "#core/generations/kinds.ts";
import { paletteCopy } from "#core/palette.copy.ts";
import { PLATFORMS } from "#core/platforms/platforms.ts";
import { navigationCopy, shellCopy } from "#core/shell.copy.ts";
import { KIND_ICONS } from "#web/lib/kind-icons.ts";
import { NAVIGATION } from "#web/lib/navigation.ts";
import { adPath, campaignPath, paths, resultPath, TOOL_PATHS } from "#web/lib/paths.ts";
import { bestMatches } from "./match.ts";

type FoundAd = FoundAds["items"][number];

/**
 * An entry of the command palette: `findCommands` makes it from pages (`lib/navigation.ts`), tools
 * (`core/generations/kinds.ts`), actions and search results, `Palette` shows and runs it. `detail`
 * tells commands with the same label apart.
 */
export interface Command {
  readonly id: string;
  readonly label: string;
  /** Distinguishes commands with the same label, for example by company. */
  readonly detail?: string | undefined;
  readonly icon: LucideIcon;
  readonly run:
    | { readonly type: "go"; readonly to: string; readonly focusForm?: boolean }
    | { readonly type: "theme" | "sign-out" };
}

/**
 * A group of entries under one heading (`value`) of the command palette, from `findCommands` to
 * `Palette`. Headings: `core/palette.copy.ts`; order of groups: `findCommands`.
 */
export interface CommandGroup {
  readonly value: string;
  readonly items: readonly Command[];
}

const NEW_GENERATION: readonly Command[] = TOOL_KINDS.map((kind) => ({
  id: `start-${kind}`,
  label: KINDS[kind].tool.command,
  icon: KIND_ICONS[kind],
  run: { type: "go", to: TOOL_PATHS[kind], focusForm: true },
}));

const PAGES: readonly Command[] = [
  ...NAVIGATION,
  { to: paths.profile, label: navigationCopy.profile, icon: User },
].map(({ to, label, icon }) => ({ id: `page-${to}`, label, icon, run: { type: "go", to } }));

const ACTIONS: readonly Command[] = [
  { id: "theme", label: paletteCopy.theme, icon: SunMoon, run: { type: "theme" } },
  { id: "sign-out", label: shellCopy.signOut, icon: LogOut, run: { type: "sign-out" } },
];

/** Command that opens a generation with a page, labeled with the advertised product. */
function openCommands({ id, kind, input }: Generation): Command[] {
  const path = resultPath(kind, id);
  if (path === undefined) return [];
  const command = {
    id: `open-${id}`,
    label: input.productName,
    detail: [input.companyName, KINDS[kind].label].filter(Boolean).join(" · "),
    icon: KIND_ICONS[kind],
    run: { type: "go", to: path },
  } as const;
  return [command];
}

/**
 * Search results of the server for a query of the command palette: `useFoundCampaigns` makes them,
 * `findCommands` adds them to the list. What is searched: `campaign-list.repo.ts` and
 * `ad-search.repo.ts` in `server/modules/campaigns`.
 */
export interface Found {
  readonly campaigns: readonly CampaignSummary[];
  readonly ads: readonly FoundAd[];
}

const foundCommands = ({ campaigns, ads }: Found): Command[] => [
  ...campaigns.map(({ id, name, productName }): Command => ({
    id: `campaign-${id}`,
    label: name,
    detail: productName,
    icon: Megaphone,
    run: { type: "go", to: campaignPath(id) },
  })),
  ...ads.map(({ id, campaignId, campaignName, key, platform, variant, text }): Command => ({
    id: `ad-${id}`,
    label: text === "" ? key : text,
    detail: paletteCopy.ad(PLATFORMS[platform].name, variant, campaignName),
    icon: Megaphone,
    run: { type: "go", to: adPath(campaignId, id) },
  })),
];

/** Maximum number of recent generations shown for an empty query. */
const MAX_RECENT = 4;

/**
 * Returns the commands of `Palette` that match a query, in groups without the empty ones. `recent`
 * is sorted newest first (`MAX_RECENT` of it without a query), `found` is not filtered again.
 * Pages: `lib/navigation.ts`, and the profile and the `ACTIONS` in this file; tools:
 * `core/generations/kinds.ts`, their words `*.kind.ts` there; other words: `core/palette.copy.ts`
 * and `core/shell.copy.ts`; matching: `match.ts`.
 */
export function findCommands(recent: readonly Generation[], query: string, found: Found): CommandGroup[] {
  const recentCommands = recent.flatMap(openCommands);
  const groups = [
    {
      value: paletteCopy.recent,
      items: query.trim() === "" ? recentCommands.slice(0, MAX_RECENT) : recentCommands,
    },
    { value: paletteCopy.start, items: NEW_GENERATION },
    { value: paletteCopy.pages, items: PAGES },
    { value: paletteCopy.actions, items: ACTIONS },
  ];
  const matching = groups.map(({ value, items }) => ({
    value,
    items: bestMatches(items, query, ({ label, detail }) => [label, `${label} ${detail ?? ""}`]),
  }));
  return [...matching, { value: paletteCopy.campaigns, items: foundCommands(found) }].filter(
    ({ items }) => items.length > 0,
  );
}
