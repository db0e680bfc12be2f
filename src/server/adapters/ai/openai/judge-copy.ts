import type { CopyGroup, CopyGroupField } from "#core/generations/copy/prompt.ts";
import type { DraftCopy, DraftText } from "#core/generations/copy/reply.ts";
import type { LanguageDetector } from "#server/adapters/language/language.ts";
import { gateText, textToDetect } from "#studio/copy/gate/gate.ts";
import type { Ground } from "#studio/copy/gate/ground.ts";
import type { GateReason } from "#studio/copy/gate/reason.ts";

/**
 * A text of the provider's copy that the judge (`createJudge`; rules in `studio/copy/gate/gate.ts`)
 * accepts; `assemble-copy.ts` puts it into the result.
 */
export interface AcceptedText extends DraftText {
  readonly group: CopyGroup;
  readonly field: CopyGroupField;
  /** Position within the field. */
  readonly index: number;
}

/**
 * A text of the provider's copy that may not be shown, with the gate's reason
 * (`studio/copy/gate/gate.ts`); the text is empty if the reply had none. A repair request follows.
 */
export interface RefusedDraft extends AcceptedText {
  readonly reasons: readonly GateReason[];
}

/**
 * Texts of a copy reply, sorted by the decision of the gate (`studio/copy/gate/gate.ts`); a `Judge`
 * returns it to `ai.openai-copy.ts`.
 */
export interface Judgment {
  readonly accepted: readonly AcceptedText[];
  readonly refused: readonly RefusedDraft[];
}

/**
 * Judges texts of a copy reply against the brief and the rules of platforms; `createJudge` makes it
 * for each brief. `beside` are texts that the judged ones must not repeat.
 */
export type Judge = (texts: readonly AcceptedText[], beside: readonly AcceptedText[]) => Promise<Judgment>;

/** Reason for a field without any text. */
const EMPTY: GateReason = { kind: "empty", found: "", says: "There is no text yet. Write one." };

/**
 * All texts of a copy reply, with an empty one for each field that has none, as `createJudge` takes
 * them; `ai.openai-copy.ts` calls it.
 */
export function draftsOf(groups: readonly CopyGroup[], drafts: DraftCopy): AcceptedText[] {
  return groups.flatMap((group) =>
    group.fields.flatMap((field) => {
      const texts = drafts[group.id]?.[field.name] ?? [];
      const written: readonly DraftText[] = texts.length > 0 ? texts : [{ text: "", angle: "own_words" }];
      return written.map((draft, index) => ({ ...draft, group, field, index }));
    }),
  );
}

/**
 * Creates the judge of one brief for `ai.openai-copy.ts`: it runs the studio's gate (rules in
 * `studio/copy/gate/gate.ts`) over the provider's campaign copy. A text counts as foreign only if
 * the language detector is sure.
 */
export function createJudge(ground: Ground, languages: LanguageDetector): Judge {
  return async (texts, beside) => {
    const accepted: AcceptedText[] = [];
    const refused: RefusedDraft[] = [];
    for (const draft of texts) {
      const { group, field, text } = draft;
      if (text === "") {
        refused.push({ ...draft, reasons: [EMPTY] });
        continue;
      }
      const others = [...beside, ...accepted]
        .filter((other) => other.group.id === group.id)
        .map((other) => other.text);
      const detected = await detect(text, ground, languages);
      const result = gateText(
        {
          text,
          place: { platforms: group.platforms, field: field.name, maxLength: field.maxCharacters },
          others,
          ...(detected !== undefined && { detected }),
        },
        ground,
      );
      if (result.reasons.length > 0) refused.push({ ...draft, reasons: result.reasons });
      else accepted.push({ ...draft, text: result.text });
    }
    return { accepted, refused };
  };
}

async function detect(
  text: string,
  ground: Ground,
  languages: LanguageDetector,
): Promise<string | undefined> {
  const detectable = textToDetect(text, ground);
  if (detectable === undefined) return undefined;
  const { language, source } = await languages.detect(detectable);
  return source === "text" ? language : undefined;
}
