import { GENERATION_KINDS, KINDS, type GenerationKind } from "../generations/kinds.ts";
import type { Quotas } from "../plans.ts";

/** First steps of a new account: only what the product itself can see done. */
export const CHECKLIST_STEPS = ["text", "image", "campaign", "picture", "results"] as const;
export type ChecklistStep = (typeof CHECKLIST_STEPS)[number];

/** What an account has done so far. */
export interface ChecklistProgress {
  /** Kinds of which one was completed. */
  readonly made: ReadonlySet<GenerationKind>;
  readonly hasPicture: boolean;
  readonly hasResults: boolean;
}

const isKind = (step: string): step is GenerationKind =>
  (GENERATION_KINDS as readonly string[]).includes(step);

/** The steps that the plan allows, each with whether it is done; `null` when nothing is left to do. */
export function buildChecklist(progress: ChecklistProgress, quotas: Quotas) {
  const { made, hasPicture, hasResults } = progress;
  const done = (step: ChecklistStep) =>
    isKind(step) ? made.has(step) : step === "picture" ? hasPicture : hasResults;
  // What a plan does not include yet would keep the list from ever ending.
  const open = (step: ChecklistStep) => !isKind(step) || quotas[KINDS[step].usage] !== 0 || made.has(step);
  const steps = CHECKLIST_STEPS.filter(open).map((step) => ({ step, done: done(step) }));
  return steps.every((step) => step.done) ? null : steps;
}
