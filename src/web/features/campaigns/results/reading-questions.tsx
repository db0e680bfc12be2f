import type { GivenAnswers, ReportReadingView } from "#core/reports/api.ts";
import { reportReadingCopy as copy } from "#core/reports/report-reading.copy.ts";
import { currencyOptions } from "#web/lib/currency-options.ts";
import { Field } from "#web/ui/field.tsx";
import { SegmentedControl } from "#web/ui/segmented-control.tsx";
import { Select } from "#web/ui/select.tsx";

/**
 * A question in the preview of a report about something that its file does not state, such as the
 * currency. The server asks it (list in `core/reports/report-reading.ts`), `ReadingQuestions` shows
 * it with the words of `core/reports/report-reading.copy.ts`.
 */
export type Question = ReportReadingView["questions"][number];

interface ReadingQuestionsProps {
  /** Every question of this file, answered or not. */
  readonly questions: readonly Question[];
  readonly answers: GivenAnswers;
  /** Whether open questions are marked as missing. */
  readonly isChecked: boolean;
  readonly onAnswer: (answer: Partial<GivenAnswers>) => void;
}

const { groups } = currencyOptions;
const OPTIONS = [{ value: "", label: copy.chooseCurrency }, ...currencyOptions.options];

/**
 * Questions of `ReadingView` about a report: decimal sign, order of dates, currency; each answer
 * reads the file again. Words: `core/reports/report-reading.copy.ts`; currencies:
 * `lib/currency-options.ts`.
 */
export function ReadingQuestions({ questions, answers, isChecked, onAnswer }: ReadingQuestionsProps) {
  const errorOf = (answer: string | undefined) =>
    isChecked && answer === undefined ? copy.answerFirst : undefined;
  return (
    <div className="grid gap-5 border-b border-line bg-warn-soft/40 px-6 py-5 max-sm:px-4">
      {questions.includes("decimal_sign") && (
        <Field label={copy.questions.decimal_sign} error={errorOf(answers.decimalSign)}>
          <SegmentedControl
            value={answers.decimalSign ?? ""}
            options={[
              { value: ".", label: copy.decimals["."] },
              { value: ",", label: copy.decimals[","] },
            ]}
            onChange={(sign) => onAnswer({ decimalSign: sign === "," ? "," : "." })}
          />
        </Field>
      )}
      {questions.includes("date_order") && (
        <Field label={copy.questions.date_order} error={errorOf(answers.dateOrder)}>
          <SegmentedControl
            value={answers.dateOrder ?? ""}
            options={[
              { value: "day-first", label: copy.dates["day-first"] },
              { value: "month-first", label: copy.dates["month-first"] },
            ]}
            onChange={(order) =>
              onAnswer({ dateOrder: order === "month-first" ? "month-first" : "day-first" })
            }
          />
        </Field>
      )}
      {questions.includes("currency") && (
        <Field label={copy.questions.currency} error={errorOf(answers.currency)}>
          <Select
            value={answers.currency ?? ""}
            options={OPTIONS}
            groups={groups}
            onChange={({ target }) => onAnswer({ currency: target.value === "" ? undefined : target.value })}
          />
        </Field>
      )}
    </div>
  );
}
