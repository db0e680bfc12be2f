import { useState, type FormEvent } from "react";
import { REVIEW_LIMITS } from "#core/reviews/limits.ts";
import { reviewDecisionCopy } from "#core/reviews/review-page.copy.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { SegmentedControl } from "#web/ui/segmented-control.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { SheetDialog } from "./sheet-dialog.tsx";

interface ChangesDialogProps {
  /** Name of the ad on screen. */
  readonly name: string;
  /** How many ads an answer for all is about. */
  readonly all: number;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly isSending: boolean;
  /** Why the last try failed. */
  readonly error: string | undefined;
  readonly onSend: (forAll: boolean) => void;
  readonly onCancel: () => void;
}

/**
 * Dialog of `ReviewedAd` that asks what should change, in one ad or in all that wait. Limit:
 * `REVIEW_LIMITS.comment` in `core/reviews/limits.ts`; words: `reviewDecisionCopy` in
 * `core/reviews/review-page.copy.ts`.
 */
export function ChangesDialog(props: ChangesDialogProps) {
  const { name, all, text, onText, isSending, error, onSend, onCancel } = props;
  const [scope, setScope] = useState<"one" | "all">("one");
  const [isMissing, setMissing] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(text.trim() === "");
    if (text.trim() !== "") onSend(scope === "all");
  }

  const title =
    scope === "all" ? reviewDecisionCopy.changesAllTitle(all) : reviewDecisionCopy.changesTitle(name);
  return (
    <SheetDialog title={title} onClose={onCancel}>
      <form noValidate onSubmit={submit} className="mt-2 grid gap-4">
        <p className="text-ink-2">{reviewDecisionCopy.changesText}</p>
        {all > 1 && (
          <SegmentedControl<"one" | "all">
            label={reviewDecisionCopy.scope}
            value={scope}
            onChange={setScope}
            options={[
              { value: "one", label: reviewDecisionCopy.thisOne },
              { value: "all", label: reviewDecisionCopy.all(all) },
            ]}
          />
        )}
        <Field
          label={reviewDecisionCopy.changesLabel}
          error={isMissing && text.trim() === "" ? reviewDecisionCopy.changesMissing : error}
        >
          <Textarea
            maxLength={REVIEW_LIMITS.comment}
            value={text}
            onChange={(event) => onText(event.target.value)}
          />
        </Field>
        <div className="grid grid-cols-2 gap-2 sm:flex sm:justify-end">
          <Button onClick={onCancel}>{reviewDecisionCopy.cancel}</Button>
          <Button type="submit" variant="primary" busy={isSending} busyLabel={reviewDecisionCopy.asking}>
            {reviewDecisionCopy.askChanges}
          </Button>
        </div>
      </form>
    </SheetDialog>
  );
}
