import { useState } from "react";
import { checksCopy } from "#core/checks/checks.copy.ts";
import type { Severity } from "#core/checks/rule.ts";
import { Button } from "#web/ui/button.tsx";
import { Input } from "#web/ui/input.tsx";

/** Longest reason in UTF-16 units. */
const MAX_REASON = 500;

/** The input replaces the button that had the focus. */
const focusOnMount = (input: HTMLInputElement | null) => input?.focus();

interface DismissRemarkProps {
  readonly severity: Severity;
  readonly onDismiss: (reason: string) => void;
}

/** Button that ignores a remark; what a platform rejects asks for a reason first. */
export function DismissRemark({ severity, onDismiss }: DismissRemarkProps) {
  const [reason, setReason] = useState<string>();
  if (reason === undefined) {
    const isRejected = severity === "reject";
    return (
      <Button
        size="small"
        variant="ghost"
        // Alone, its label starts where the text above does.
        className="first:-ml-3"
        onClick={() => (isRejected ? setReason("") : onDismiss(""))}
      >
        {isRejected ? checksCopy.keepAnyway : checksCopy.ignore}
      </Button>
    );
  }
  return (
    <form
      className="grid w-full gap-2 text-ink"
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim() !== "") onDismiss(reason.trim());
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
      <div className="flex gap-2">
        <Button size="small" type="submit" disabled={reason.trim() === ""}>
          {checksCopy.keepReason}
        </Button>
        <Button size="small" variant="ghost" onClick={() => setReason(undefined)}>
          {checksCopy.cancel}
        </Button>
      </div>
    </form>
  );
}
