import { GENERATION_KINDS, KINDS, type GenerationKind } from "../generations/kinds.ts";
import type { Quotas } from "../plans.ts";

/**
 * First steps of a new account, on the start page: only steps whose completion the database shows.
 * Titles are `checklistStepTitles` in `overview.copy.ts`; `buildChecklist` decides which
 * steps are done.
 */
export const CHECKLIST_STEPS = ["text", "image", "campaign", "picture", "results"] as const;

/**
 * Step of the checklist that new users see on the start page (`checklist-card.tsx`), from
 * `buildChecklist`; see `CHECKLIST_STEPS`, words: `checklistStepTitles` in `overview.copy.ts`.
 */
export type ChecklistStep = (typeof CHECKLIST_STEPS)[number];

/**
 * Progress of a user, which `overview.service.ts` reads for `buildChecklist`; each step of
 * `CHECKLIST_STEPS` is computed from it.
 */
export interface ChecklistProgress {
  /** Kinds with at least one completed generation. */
  readonly completedKinds: ReadonlySet<GenerationKind>;
  readonly hasPicture: boolean;
  readonly hasResults: boolean;
}

const isKind = (step: string): step is GenerationKind =>
  (GENERATION_KINDS as readonly string[]).includes(step);

/**
 * The steps of the checklist that the plan's quotas allow, each with whether it is done; `null`
 * once all are done. `overview.service.ts` calls it; titles of steps are `checklistStepTitles` in
 * `overview.copy.ts`. Quotas are in `core/plans.ts`; a done step stays when the plan no longer has
 * its kind.
 */
export function buildChecklist(progress: ChecklistProgress, quotas: Quotas) {
  const { completedKinds, hasPicture, hasResults } = progress;
  const done = (step: ChecklistStep) =>
    isKind(step) ? completedKinds.has(step) : step === "picture" ? hasPicture : hasResults;
  // A step outside the plan could never be done, so the list would never end.
  const isAvailable = (step: ChecklistStep) =>
    !isKind(step) || quotas[KINDS[step].usage] !== 0 || completedKinds.has(step);
  const steps = CHECKLIST_STEPS.filter(isAvailable).map((step) => ({ step, done: done(step) }));
  return steps.every((step) => step.done) ? null : steps;
}
