import type { ComponentProps } from "react";
import type { BriefReading } from "#core/generations/api.ts";
import { languageCopy, LANGUAGE_OPTIONS } from "#core/generations/language.copy.ts";
import { Field } from "#web/ui/field.tsx";
import { Note } from "#web/ui/note.tsx";
import { Select } from "#web/ui/select.tsx";
import { useBriefReading } from "./use-brief-reading.ts";

/**
 * Options with which all tools' forms register their language field: its first option, the empty
 * value, means that no language is chosen and the detected one is used.
 */
export const AS_LANGUAGE = { setValueAs: (value: string) => (value === "" ? undefined : value) };

interface BriefLanguageProps {
  /** Name and handlers of the form's field `language`. */
  readonly control: Omit<ComponentProps<typeof Select>, "options" | "groups">;
  readonly error: string | undefined;
  /** Values of the form; `language` is the chosen one, empty for the detected one. */
  readonly values: { readonly language?: string | undefined };
}

/**
 * Part of all tools' forms (`text-ad-form.tsx`, `image-form.tsx`, `video-form.tsx`,
 * `campaign-form.tsx`): the language field (languages: `AD_LANGUAGES` in
 * `core/generations/language.ts`), and questions about missing facts, which the server reads while
 * the user types (`useBriefReading`). The words of questions are in
 * `core/generations/copy/platform-copy.ts`, all others in `core/generations/language.copy.ts`.
 */
export function BriefLanguage({ control, error, values }: BriefLanguageProps) {
  const reading = useBriefReading(values);
  return (
    <>
      <LanguageField control={control} error={error} value={values.language} reading={reading} />
      <BriefQuestions reading={reading} />
    </>
  );
}

interface LanguageFieldProps extends Pick<BriefLanguageProps, "control" | "error"> {
  readonly value: string | undefined;
  readonly reading: BriefReading | undefined;
}

/** Language of the ads: the detected one unless the user chooses another. */
function LanguageField({ control, value = "", error, reading }: LanguageFieldProps) {
  const automatic =
    reading === undefined ? languageCopy.automatic : languageCopy.automaticIn(reading.language);
  return (
    <Field label={languageCopy.label} hint={hintFor(value, reading)} error={error}>
      <Select
        {...control}
        options={[{ value: "", label: automatic }, ...LANGUAGE_OPTIONS.written]}
        groups={[{ label: languageCopy.more, options: LANGUAGE_OPTIONS.others }]}
      />
    </Field>
  );
}

function hintFor(chosen: string, reading: BriefReading | undefined): string | undefined {
  if (reading === undefined) return undefined;
  const { language, source } = reading;
  if (chosen === "") return source === "text" ? undefined : languageCopy.hints[source];
  return source === "text" && language !== chosen ? languageCopy.hints.looksLike(language) : undefined;
}

/** Questions whose answers would make better ads; nothing for a brief with enough facts. */
function BriefQuestions({ reading }: { readonly reading: BriefReading | undefined }) {
  const missing = reading?.missing ?? [];
  return (
    <div aria-live="polite" className="empty:hidden">
      {missing.length > 0 && (
        <Note title={languageCopy.questions}>
          <ul className="mt-1 grid list-disc gap-1 pl-4 text-ink-2">
            {missing.map(({ question }) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </Note>
      )}
    </div>
  );
}
