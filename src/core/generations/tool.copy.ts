import { quotaMessages } from "../messages.ts";
import { PLANS, TIERS } from "../plans.ts";
import { PRODUCT } from "../product.ts";
import { KINDS, type GenerationKind } from "./kinds.ts";

/** Words that every tool's result panel says in its own way. */
export interface ResultCopy {
  readonly title: string;
  /** While it is being made. */
  readonly placeholder: string;
  readonly empty: string;
  /** What was to be shown is not there. */
  readonly notFound: string;
  readonly failed: string;
  /** What the progress counts. */
  readonly progress: string;
  /** The studio stepped in for the provider. */
  readonly fallback: string;
}

/** Words that every tool's history says in its own way. */
export interface HistoryCopy {
  readonly title: string;
  readonly empty: string;
  readonly copy: string;
  readonly removed: string;
  readonly restored: string;
  readonly loadFailed: string;
}

/** Words that all tools share. */
export const toolCopy = {
  fillExample: "Fill in an example",
  notFoundTitle: "Nothing to open here",
  startNew: "Start a new one",
  failedKept: "Your brief is kept and nothing was counted.",
  progress: (done: number, total: number) => `${done} of ${total}`,
  product: "Product",
  result: "Result",
  madeBy: "Made by",
  createdAt: "Made",
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

export const STUDIO_NAME = `${PRODUCT.name} studio`;

/** Which engine made it, in words: the studio by name, a provider's model by its id. */
export function engineName(engine: string): string {
  return engine === "studio" ? STUDIO_NAME : engine;
}

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}

export const engineCopy = {
  /** For a result whose parts may come from several engines, each named once. */
  madeBy: (...engines: readonly string[]) => `Made by ${listed([...new Set(engines)].map(engineName))}`,
  /** Instead of a tool's own words, when today's budget for the provider is used up. */
  dailyBudget:
    "The budget for the AI provider is used up for today, so the built-in engine made this. It was not counted. The provider is asked again after midnight UTC.",
  fallbackTitle: `Made by the ${STUDIO_NAME}.`,
} as const;

export const usageCopy = {
  unlimited: (kind: GenerationKind) => `${capitalised(KINDS[kind].plural)} are unlimited on your plan`,
  used: (used: number, total: number) => `${used} of ${total} used in this billing period`,
  seePlans: "See plans",
} as const;

/** What a tool says that the user's plan does not include: that it does not, and the first plan that does. */
export function lockedCopy(kind: GenerationKind): { readonly title: string; readonly text: string } {
  const { usage, plural } = KINDS[kind];
  const title = quotaMessages.notIncluded(plural);
  const plan = TIERS.map((tier) => PLANS[tier]).find(({ quotas }) => quotas[usage] !== 0);
  const count = plan?.quotas[usage];
  if (!plan || count === 0) return { title, text: "" };
  const units = count === null || count === undefined ? `Unlimited ${plural}` : `${count} ${plural} a month`;
  return { title, text: `${units} come with ${plan.name} for $${plan.price.toFixed(2)} a month.` };
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
