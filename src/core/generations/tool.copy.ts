import { capitalize, inSentence } from "../in-words.ts";
import { quotaMessages } from "./quota.copy.ts";
import { PLANS, TIERS } from "../plans.ts";
import { PRODUCT } from "../product.ts";
import { CATEGORIES } from "./categories.ts";
import { KINDS, type GenerationKind } from "./kinds.ts";

/**
 * Text of a tool's result panel (`result-panel.tsx`); each tool has its own in `<kind>/*.copy.ts`.
 */
export interface ResultCopy {
  readonly title: string;
  /** Shown during the generation. */
  readonly placeholder: string;
  readonly empty: string;
  /** Shown if the generation does not exist. */
  readonly notFound: string;
  readonly failed: string;
  /** Label of the progress bar. */
  readonly progress: string;
  /** Shown if the studio replaced the provider. */
  readonly fallback: string;
}

/**
 * Text of the history under a tool (`tool-history.tsx`); each tool has its own in
 * `<kind>/*.copy.ts`.
 */
export interface HistoryCopy {
  readonly title: string;
  readonly empty: string;
  readonly copy: string;
  readonly removed: string;
  readonly restored: string;
  readonly loadFailed: string;
}

/**
 * Text that the pages of all tools share: history, retries, notes of failures. What differs is in
 * `<kind>/*.copy.ts`.
 */
export const toolCopy = {
  fillExample: "Fill in an example",
  notFoundTitle: "Not found",
  startNew: "Start a new one",
  failedKept: "Your brief is saved and no unit was used.",
  progress: (done: number, total: number) => `${done} of ${total}`,
  product: "Product",
  result: "Result",
  madeBy: "Made by",
  createdAt: "Created",
  actions: "Actions",
  open: "Open",
  repeat: "Repeat with the same input",
  remove: "Delete",
  undo: "Undo",
  removeFailed: "Failed to delete. Please try again.",
  restoreFailed: "Failed to restore. Please try again.",
  more: "Show more",
  tryAgain: "Try again",
} as const;

/** Name of the built-in generator in results and histories. */
const STUDIO_NAME = `${PRODUCT.name} studio`;

/**
 * Name of an engine on the pages: "Adloom studio" (of `PRODUCT` in `core/product.ts`) for "studio",
 * else the id of the model. Results, `history-row.tsx` and `ad.copy.ts` call it.
 */
export function engineName(engine: string): string {
  return engine === "studio" ? STUDIO_NAME : engine;
}

/**
 * Text about the engine of a result (`result-panel.tsx`, `video-panel.tsx`, `image-engines.tsx`,
 * `image-gallery.tsx`), also when the studio replaced the provider; the other reasons are
 * `fallback` in the tool's `ResultCopy`.
 */
export const engineCopy = {
  /** Names the engines of a result, each once; its parts may come from several. */
  madeBy: (...engines: readonly string[]) => `Made by ${inSentence([...new Set(engines)].map(engineName))}`,
  /** Replaces `ResultCopy.fallback` if the daily budget for the provider is used up. */
  dailyBudget:
    "The budget for the AI provider is used up for today, so the built-in engine made this. It was not counted. The provider is available again after midnight UTC.",
  fallbackTitle: `Made by the ${STUDIO_NAME}.`,
} as const;

/**
 * Text about the remaining units above a tool's form (`usage-line.tsx`), and in `result-panel.tsx`;
 * names of units are in `categories.ts`.
 */
export const usageCopy = {
  unlimited: (kind: GenerationKind) =>
    `${capitalize(CATEGORIES[KINDS[kind].usage].plural)} are unlimited on your plan`,
  used: (used: number, total: number) => `${used} of ${total} used in this billing period`,
  seePlans: "See plans",
} as const;

/**
 * Notice of `result-panel.tsx` for a tool that the user's plan does not include; names the lowest
 * plan that does, with units and price from `core/plans.ts`. The title is in `quota.copy.ts`, the
 * sentence in this file, names of units in `categories.ts`.
 */
export function lockedCopy(kind: GenerationKind): { readonly title: string; readonly text: string } {
  const { usage } = KINDS[kind];
  const { plural } = CATEGORIES[usage];
  const title = quotaMessages.notIncluded(plural);
  const plan = TIERS.map((tier) => PLANS[tier]).find(({ quotas }) => quotas[usage] !== 0);
  const count = plan?.quotas[usage];
  if (!plan || count === 0) return { title, text: "" };
  const units = count === null || count === undefined ? `Unlimited ${plural}` : `${count} ${plural} a month`;
  return { title, text: `${units} come with ${plan.name} for $${plan.price.toFixed(2)} a month.` };
}

/** Text of the box under a result that builds a campaign from it (`build-ads.tsx`). */
export const buildAdsCopy = {
  lead: "Complete these as ads for each platform: with address, previews, checks and variants.",
  build: "Build ads",
  open: "Open the campaign",
  opening: "Opening...",
  failed: "The ads could not be built. Please try again.",
} as const;
