import type { UseStatus } from "./statement-use.ts";

const ads = (count: number) => (count === 1 ? "1 ad" : `${count} ads`);
const uses = (count: number) => (count === 1 ? "uses" : "use");

/**
 * Text of the list of ads that state a claim or a price, on the brand page
 * (`web/features/brands/uses`). The server finds uses (`claim-uses.ts`, `price-uses.ts`); statuses
 * are `USE_STATUSES` in `statement-use.ts`.
 */
export const usesCopy = {
  show: "Ads",
  showFor: (text: string) => `Ads that use the claim ${text}`,
  claimTitle: "Ads that use this claim",
  priceTitle: "Ads that state this price",
  loadFailed: "The ads could not be loaded.",
  noneForClaim: "No ad of this brand uses it. Words inside pictures are not searched.",
  allCurrent: (count: number) => `${ads(count)} ${uses(count)} it as it is now.`,
  outdated: (count: number, all: number) =>
    `${ads(count)} of ${all} ${count === 1 ? "says" : "say"} something else.`,
  more: "Show more",
  changeAll: (count: number) => (count === 1 ? "Change it" : `Change all ${count}`),
  changing: "Changing...",
  take: "Use this text",
  takeIn: (name: string) => `Use this text in ${name}`,
  taken: "Changed",
  undo: "Undo",
  undoIn: (name: string) => `Undo the change in ${name}`,
  takeFailed: "This ad could not be changed. Open it to see its newest text.",
  byHand: "No text fits here. Open the ad to change it.",
  status: {
    current: "As it is now",
    changed: "Older words",
    expired: "Ended",
  } satisfies Record<UseStatus, string>,
  variant: (platform: string, letter: string) => `${platform}, variant ${letter}`,
  approvals: "An approved ad that you change asks for approval again.",
} as const;
