import type { AdState } from "./ad-state.ts";

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/**
 * Text of the list of campaigns at /dashboard/campaigns (`web/features/campaigns/list`), with the
 * names of stages, which a campaign's page (`campaign-head.tsx`) shows too; the board takes `undo`,
 * an ad's versions take `more` from here.
 */
export const campaignsCopy = {
  title: "Campaigns",
  lead: "One brief with all its ads, complete for each platform.",
  create: "New campaign",
  search: "Search by name, brand or key",
  stage: "State",
  stages: {
    all: "All",
    draft: "Draft",
    in_review: "In review",
    exported: "Exported",
    ended: "Ended",
  },
  brand: "Brand",
  allBrands: "All brands",
  noneOfChoice: "No campaign has this state and brand.",
  showAll: "Show all campaigns",
  loadFailed: "Your campaigns could not be loaded.",
  emptyTitle: "No campaigns yet",
  empty: "A campaign holds the ads of one brief. Each full package becomes a campaign automatically.",
  noMatch: (query: string) => `No campaign matches “${query}”.`,
  clear: "Clear the search",
  more: "Show more",
  columns: {
    campaign: "Campaign",
    stage: "State",
    ready: "Ads ready",
    platforms: "Platforms",
    goal: "Goal and dates",
    changed: "Changed",
  },
  ready: (ready: number, all: number) => `${ready} of ${all} ready`,
  /** In the column "Ads ready". */
  readyOf: (ready: number, all: number) => `${ready} of ${all}`,
  notReady: (ads: number) => `${ads} not ready`,
  allReady: "all ready",
  noDates: "No dates yet",
  remove: (name: string) => `Delete ${name}`,
  removed: "The campaign was deleted",
  removeFailed: "The campaign could not be deleted. Please try again.",
  restored: "The campaign is back",
  restoreFailed: "The campaign could not be restored.",
  undo: "Undo",
} as const;

/**
 * Keys of the list, the board and the panel of an ad, for the dialog that "?" opens
 * (`keys-button.tsx`, `keys-dialog.tsx`). The keys themselves are handled in `board.tsx`,
 * `campaign-page.tsx` and `ad-panel.tsx`, "/" in `campaign-filters.tsx`, Ctrl K in
 * `use-palette.tsx`.
 */
export const keysCopy = {
  title: "Keys",
  close: "Close",
  groups: [
    {
      title: "Board",
      keys: [
        { keys: ["Arrow keys"], does: "Move between the ads" },
        { keys: ["Home", "End"], does: "First and last ad of the platform" },
        { keys: ["Enter"], does: "Open the ad" },
        { keys: ["N"], does: "Open the next ad that needs you" },
        { keys: ["D"], does: "Duplicate the ad as a variant" },
        { keys: ["Delete"], does: "Delete the ad; it can be undone" },
        { keys: ["Alt", "Left or right"], does: "Move the variant" },
      ],
    },
    {
      title: "Open ad",
      keys: [
        { keys: ["J", "K"], does: "Next and previous ad" },
        { keys: ["Esc"], does: "Back to the board" },
      ],
    },
    {
      title: "Everywhere",
      keys: [
        { keys: ["Ctrl", "K"], does: "Search; Command K on Apple keyboards" },
        { keys: ["/"], does: "Search the list of campaigns" },
        { keys: ["?"], does: "These keys, on the board" },
      ],
    },
  ],
} as const;

/**
 * Text of the form for a campaign without a package, /dashboard/campaigns/new
 * (`new-campaign-form.tsx`). Messages about wrong input are in `messages.ts`.
 */
export const newCampaignCopy = {
  title: "New campaign",
  lead: "Choose the platforms; the ads start empty. With a full package, Adloom writes and draws them from your brief.",
  fromPackage: "Start with a full package",
  name: "Name",
  namePlaceholder: "Spring sale",
  url: "Web address",
  urlHint: "Where the ads lead. You can change it for each ad.",
  goal: "Goal",
  goalPlaceholder: "Online sales",
  platforms: "Platforms",
  submit: "Create campaign",
  submitting: "Creating...",
  failed: "The campaign could not be created. Please try again.",
} as const;

/**
 * Text of a campaign's page with its board (`web/features/campaigns/board`). The badges of ads have
 * their words in `adStateText`; the line of work above the board is `left` here, its items are
 * `openTaskCopy` (`campaigns.copy.ts`).
 */
export const boardCopy = {
  loadFailed: "This campaign could not be loaded.",
  missing: "This campaign does not exist, or it was deleted.",
  back: "Campaigns",
  product: "Product",
  goal: "Goal",
  runs: "Runs",
  address: "Address",
  dates: (from: string, to: string) => `${from} to ${to}`,
  from: (day: string) => `from ${day}`,
  until: (day: string) => `until ${day}`,
  video: "Make the video",
  tabs: "Parts of the campaign",
  ads: "Ads",
  review: "Review",
  results: "Results",
  brief: "Brief",
  board: "Ads by platform and variant",
  need: (open: number, all: number) =>
    `${open} of ${count(all, "ad", "ads")} ${open === 1 ? "needs" : "need"} you`,
  allReady: (all: number) => (all === 1 ? "Your ad is ready" : `All ${all} ads are ready`),
  allReadyNext: "Export now, or ask for review first.",
  working: (open: number) => `${count(open, "ad is", "ads are")} being written`,
  left: {
    failed: (ads: number) => `${ads} could not be written`,
    missing: (ads: number) => `${ads} with something missing`,
    look: (ads: number) => `${ads} to look at`,
    changed: (ads: number) => `${ads} changed since approval`,
  },
  changed: "Changed",
  sinceApproval: " since approval",
  next: "Next one",
  addressMissing: "Where should the ads lead?",
  addressFor: "Web address of the campaign",
  addressHint: "Used by every ad that has no address of its own.",
  saveAddress: "Save address",
  saving: "Saving...",
  saveFailed: "This could not be saved. Please try again.",
  count: (ads: number) => count(ads, "ad", "ads"),
  inRow: (open: number) => (open === 1 ? "1 needs you" : `${open} need you`),
  addPlatform: "Add platform",
  adding: (name: string) => `Adding ${name}...`,
  added: (name: string) => `${name} was added`,
  addFailed: "The platform could not be added. Please try again.",
  variant: (letter: string) => `Variant ${letter}`,
  earlier: (letter: string) => `Move variant ${letter} to the left`,
  later: (letter: string) => `Move variant ${letter} to the right`,
  move: (letter: string) => `Move variant ${letter}`,
  moveHint: "Drag, or press the left and right arrow keys",
  moved: (letter: string, place: number) => `Variant ${letter} is now number ${place}`,
  orderFailed: "The order could not be saved.",
  noAd: "No ad",
  failedNote: "Nothing was counted",
  tryAgain: "Try again",
  retry: (name: string) => `Write the texts of ${name} again`,
  retrying: "Starting...",
  retryFailed: "The texts could not be requested. Please try again.",
  exported: (day: string) => `Exported ${day}`,
  keys: "All keys",
  duplicate: "Duplicate as variant",
  duplicated: (letter: string) => `Variant ${letter} was added`,
  duplicateFailed: "The ad could not be duplicated. Please try again.",
  removeAd: "Delete ad",
  adRemoved: "The ad was deleted",
  adRestored: "The ad is back",
  adRemoveFailed: "The ad could not be deleted. Please try again.",
} as const;

/**
 * Text of the tab "Brief" of a campaign's page, with its name, goal, address and dates
 * (`campaign-details.tsx`).
 */
export const detailsCopy = {
  title: "Brief",
  name: "Name",
  goal: "Goal",
  url: "Web address",
  urlHint: "Ads that lead to the old address move to the new one.",
  startsOn: "First day",
  endsOn: "Last day",
  datesReversed: "The last day is before the first one.",
  save: "Save",
  saved: "The campaign was saved",
  endTitle: "Is it over?",
  endHint: "An ended campaign does not count as active on the overview. Its ads stay as they are.",
  end: "Mark as ended",
  reopenHint: (day: string) => `Ended ${day}.`,
  reopen: "Mark as active",
} as const;

/**
 * Words of the badge that shows an ad's state on the board (`state-badge.tsx`), with the number of
 * missing parts or open findings; `adState` (`ad-state.ts`) decides the state.
 */
export function adStateText(state: AdState, missing: number, findings: number): string {
  const words: Record<AdState, string> = {
    writing: "Being written",
    failed: "Could not be written",
    incomplete: `${missing} missing`,
    needs_look: `${findings} to look at`,
    complete: "Complete",
    approved: "Approved",
    changed: "Changed since approval",
  };
  return words[state];
}
