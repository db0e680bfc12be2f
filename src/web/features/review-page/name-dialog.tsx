import { useState, type FormEvent } from "react";
import { firstName, reviewDecisionCopy } from "#core/reviews/review-page.copy.ts";
import { LIMITS } from "#core/limits.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { SheetDialog } from "./sheet-dialog.tsx";

/**
 * Reason for asking the reviewer's name, by which `NameDialog` chooses its words
 * (`reviewDecisionCopy` in `core/reviews/review-page.copy.ts`); `useAnswers` and `ReviewedAd` give
 * it to `Reviewer.ask`.
 */
export type NameReason = "approved" | "changes" | "comment";

interface NameDialogProps {
  readonly reason: NameReason;
  readonly owner: string;
  readonly onName: (name: string) => void;
  readonly onCancel: () => void;
}

/**
 * Dialog of `useReviewer` that asks once for the reviewer's name. Limit: `LIMITS.name` in
 * `core/limits.ts`; words: `reviewDecisionCopy` in `core/reviews/review-page.copy.ts`.
 */
export function NameDialog({ reason, owner, onName, onCancel }: NameDialogProps) {
  const [name, setName] = useState("");
  const [error, setError] = useState<string>();

  function submit(event: FormEvent) {
    event.preventDefault();
    const given = name.trim();
    if (given === "") return setError(reviewDecisionCopy.nameMissing);
    onName(given);
  }

  return (
    <SheetDialog title={reviewDecisionCopy.nameTitle[reason]} onClose={onCancel}>
      <form noValidate onSubmit={submit} className="mt-2 grid gap-4">
        <p className="text-ink-2">{reviewDecisionCopy.nameText(firstName(owner))}</p>
        <Field label={reviewDecisionCopy.name} error={error}>
          <Input
            autoComplete="name"
            maxLength={LIMITS.name}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <div className="grid grid-cols-2 gap-2 sm:flex sm:justify-end">
          <Button onClick={onCancel}>{reviewDecisionCopy.cancel}</Button>
          <Button type="submit" variant="primary">
            {reviewDecisionCopy.nameSubmit[reason]}
          </Button>
        </div>
      </form>
    </SheetDialog>
  );
}
