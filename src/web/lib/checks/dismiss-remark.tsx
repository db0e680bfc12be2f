import { useState } from "react";
import { checksCopy } from "#core/checks/checks.copy.ts";
import type { Severity } from "#core/checks/rule.ts";
import { Button } from "#web/ui/button.tsx";
import { ReasonForm } from "./reason-form.tsx";

interface DismissRemarkProps {
  readonly severity: Severity;
  readonly onDismiss: (reason: string) => void;
}

/** Button of a remark that ignores it; what a platform rejects asks for a reason first. */
export function DismissRemark({ severity, onDismiss }: DismissRemarkProps) {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    const isRejected = severity === "reject";
    return (
      <Button
        size="small"
        variant="ghost"
        // Alone, its label starts where the text above does.
        className="first:-ml-3"
        onClick={() => (isRejected ? setAsking(true) : onDismiss(""))}
      >
        {isRejected ? checksCopy.keepAnyway : checksCopy.ignore}
      </Button>
    );
  }
  return (
    <ReasonForm
      label={checksCopy.reason}
      submit={checksCopy.keepReason}
      cancel={checksCopy.cancel}
      onSubmit={onDismiss}
      onCancel={() => setAsking(false)}
    />
  );
}
