import type { CopyBrief } from "#core/generations/copy/copy.ts";
import type { Angle } from "#core/generations/copy/platform-copy.ts";
import type { CopyGroup, CopyPromptBrief } from "#core/generations/copy/prompt.ts";
import { isAdLanguage } from "#core/generations/language.ts";
import { angleOf } from "../text/ads/ad.ts";
import { goalOf } from "../text/ads/goals.ts";
import { worthOf } from "../text/ads/hook-worth.ts";
import { isOfGoals, printableFacts, type Facts } from "../text/facts/facts.ts";

/**
 * Input of the model's prompt for copy: the printable facts in the brief's order, notes, words, the
 * ideas with the best fact first (`worthOf` in `hook-worth.ts`), and the fields to write.
 * `createOpenAiCopy` (`ai.openai-copy.ts`) calls it; the wording of the prompt is in
 * `core/generations/copy/prompt.ts`.
 */
export function copyPromptBrief(
  copy: CopyBrief,
  facts: Facts,
  groups: readonly CopyGroup[],
): CopyPromptBrief {
  const notes = facts.all.filter((fact) => fact.kind === "note" && !isOfGoals(fact)).map(({ text }) => text);
  return {
    language: isAdLanguage(facts.language) ? facts.language : "en",
    company: facts.company,
    product: facts.product,
    facts: printableFacts(facts).map(({ kind, text }) => ({ kind, text })),
    audience: copy.targetAudience,
    campaignGoals: copy.campaignGoals,
    nextStep: goalOf(facts),
    voice: copy.brandVoice,
    notes,
    wordsToUse: facts.rules.use,
    wordsToAvoid: facts.rules.avoid,
    ideas: ideasOf(copy.angles, facts),
    groups,
    rewrite: copy.rewrite,
  };
}

/** The wanted ideas, then those of the facts, the best first. */
function ideasOf(wanted: readonly Angle[], facts: Facts): Angle[] {
  const known = printableFacts(facts)
    .toSorted((a, b) => worthOf(b.kind) - worthOf(a.kind))
    .map(({ kind }) => angleOf(kind));
  return [...wanted, ...new Set(known.filter((angle) => !wanted.includes(angle)))];
}
