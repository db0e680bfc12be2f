import { useState } from "react";
import { MAX_REASON } from "#core/campaigns/limits.ts";
import { checksCopy } from "#core/checks/checks.copy.ts";
import { Button } from "#web/ui/button.tsx";
import { Input } from "#web/ui/input.tsx";

/** The input replaces the button that had the focus. */
const focusOnMount = (input: HTMLInputElement | null) => input?.focus();

interface ReasonFormProps {
  readonly hint?: string;
  /** Takes the reason, which is not empty. */
  readonly onSubmit: (reason: string) => void;
  readonly onCancel: () => void;
}

/**
 * Form that asks why an ad runs although a platform rejects it, in `DismissRemark` and
 * `FindingNote`; `onSubmit` gets the trimmed reason. Longest one: `MAX_REASON` in
 * `core/campaigns/limits.ts`; words: `core/checks/checks.copy.ts`, the caller's `hint` excepted.
 */
export function ReasonForm({ hint, onSubmit, onCancel }: ReasonFormProps) {
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
        {checksCopy.reason}
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
          {checksCopy.keepReason}
        </Button>
        <Button size="small" variant="ghost" onClick={onCancel}>
          {checksCopy.cancel}
        </Button>
      </div>
    </form>
  );
}
