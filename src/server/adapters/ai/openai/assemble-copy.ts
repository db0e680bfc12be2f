import type {
  Angle,
  CampaignCopy,
  CopyFinding,
  CopyText,
  CopyUse,
  PlatformCopy,
} from "#core/generations/copy/platform-copy.ts";
import { COPY_PROMPT_VERSION } from "#core/generations/copy/prompt.ts";
import { SAME_IDEA, similarity } from "#core/similarity.ts";
import type { AiFailure } from "../ai.ts";
import type { AcceptedText, RefusedDraft } from "./judge-copy.ts";

interface Parts {
  readonly model: string;
  /** The studio's copy of the same brief. */
  readonly studio: CampaignCopy;
  readonly accepted: readonly AcceptedText[];
  /** Texts of the first reply that were refused. */
  readonly refused: readonly RefusedDraft[];
  /** Texts of `refused` that the repair did not fix, with the reasons of the last judgment. */
  readonly failed: readonly RefusedDraft[];
}

/**
 * Assembles the copy: the provider's accepted texts, the studio's in place of refused ones and for
 * fields of names, and a record of the refused texts (`CopyUse`). What counts as the same idea is
 * `SAME_IDEA` in `core/similarity.ts`. Last step of `createOpenAiCopy` (`ai.openai-copy.ts`).
 */
export function assembleCopy({ model, studio, accepted, refused, failed }: Parts): {
  readonly copy: CampaignCopy;
  readonly use: CopyUse;
} {
  const isFailed = ({ group, field, index }: RefusedDraft) =>
    failed.some((other) => other.group.id === group.id && other.field === field && other.index === index);
  const copy = studio.map((entry) => mergeEntry(entry, { model, accepted, failed }));
  const isFallback = accepted.length === 0;
  const findings = refused.flatMap((draft): CopyFinding[] => {
    const { group, field, text, reasons } = draft;
    const hasStudioText = copy.some(
      ({ platform, fields }) =>
        platform === group.id && fields[field.name]?.some(({ engine }) => engine !== model),
    );
    const outcome = !isFailed(draft) ? "rewritten" : hasStudioText ? "replaced" : "dropped";
    const shown = reasons.map(({ kind, found }) => ({ kind, found }));
    return group.platforms.map((platform) => ({
      platform,
      field: field.name,
      text,
      reasons: shown,
      outcome,
    }));
  });
  const use = {
    engine: isFallback ? "studio" : model,
    promptVersion: COPY_PROMPT_VERSION,
    findings,
    ...(isFallback && { fallbackReason: "malformed_response" satisfies AiFailure }),
  };
  return { copy, use };
}

function mergeEntry(
  entry: PlatformCopy,
  { model, accepted, failed }: Pick<Parts, "model" | "accepted" | "failed">,
): PlatformCopy {
  const isHere = ({ group }: AcceptedText) => group.platforms.includes(entry.platform);
  const fields = Object.entries(entry.fields).map(([name, studioTexts]) => {
    const own = accepted.filter((text) => isHere(text) && text.field.name === name);
    const gaps = failed.filter((text) => isHere(text) && text.field.name === name);
    if (own.length + gaps.length === 0) return [name, studioTexts] as const;
    const slots = own.map(({ text, angle, index }) => ({ index, text: { text, angle, engine: model } }));
    for (const { index, angle } of gaps) {
      const shown = slots.map((slot) => slot.text);
      const text = studioTextBeside(studioTexts, shown, angle);
      if (text) slots.push({ index, text: { ...text, engine: "studio" } });
    }
    const texts = slots.toSorted((a, b) => a.index - b.index).map((slot) => slot.text);
    return [name, texts] as const;
  });
  const merged = Object.fromEntries(fields);
  return { ...entry, fields: merged, missing: isComplete(entry, merged) ? [] : entry.missing };
}

/** A text of the studio that repeats no shown text of the field, with the same idea if possible. */
function studioTextBeside(
  studioTexts: readonly CopyText[],
  shown: readonly CopyText[],
  angle: Angle,
): CopyText | undefined {
  const free = studioTexts.filter(
    ({ text }) => !shown.some((other) => similarity(other.text, text) >= SAME_IDEA),
  );
  return free.find((text) => text.angle === angle) ?? free[0];
}

/** Whether every field has at least as many texts as the studio would have with all facts. */
function isComplete(entry: PlatformCopy, merged: PlatformCopy["fields"]): boolean {
  return Object.entries(entry.fields).every(
    ([name, texts]) => (merged[name]?.length ?? 0) > 0 && (merged[name]?.length ?? 0) >= texts.length,
  );
}
