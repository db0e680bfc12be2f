import { useState } from "react";
import { MAX_REASON } from "#core/campaigns/limits.ts";
import { Button } from "#web/ui/button.tsx";
import { Input } from "#web/ui/input.tsx";

/** The input replaces the button that had the focus. */
const focusOnMount = (input: HTMLInputElement | null) => input?.focus();

interface ReasonFormProps {
  readonly label: string;
  readonly hint?: string;
  readonly submit: string;
  readonly cancel: string;
  /** Takes the reason, which is not empty. */
  readonly onSubmit: (reason: string) => void;
  readonly onCancel: () => void;
}

/**
 * Form that asks why an ad runs although a platform rejects it, in `DismissRemark` and
 * `FindingNote`, which hand in the words. Longest reason: `MAX_REASON`
 * (`core/campaigns/limits.ts`).
 */
export function ReasonForm({ label, hint, submit, cancel, onSubmit, onCancel }: ReasonFormProps) {
  const [reason, setReason] = useState("");
  return (
    <form
      className="grid w-full gap-2 text-ink"
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim() !== "") onSubmit(reason.trim());
      }}
    >
      <label className="grid gap-1">
        {label}
        <Input
          value={reason}
          maxLength={MAX_REASON}
          ref={focusOnMount}
          onChange={(event) => setReason(event.target.value)}
        />
      </label>
      {hint !== undefined && <p className="text-caption text-ink-2">{hint}</p>}
      <div className="flex gap-2">
        <Button size="small" type="submit" disabled={reason.trim() === ""}>
          {submit}
        </Button>
        <Button size="small" variant="ghost" onClick={onCancel}>
          {cancel}
        </Button>
      </div>
    </form>
  );
}
