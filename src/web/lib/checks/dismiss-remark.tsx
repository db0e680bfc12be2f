import { useState } from "react";
import { checksCopy } from "#core/checks/checks.copy.ts";
import type { Severity } from "#core/checks/rule.ts";
import { Button } from "#web/ui/button.tsx";
import { ReasonForm } from "./reason-form.tsx";

interface DismissRemarkProps {
  readonly severity: Severity;
  readonly onDismiss: (reason: string) => void;
}

/**
 * Button of `RemarkNote` that ignores a remark; asks for a reason if a platform rejects the text
 * (`reject`). Words: `core/checks/checks.copy.ts`.
 */
export function DismissRemark({ severity, onDismiss }: DismissRemarkProps) {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    const isRejected = severity === "reject";
    return (
      <Button
        size="small"
        variant="ghost"
        // Without other buttons, its label is aligned with the text above.
        className="first:-ml-3"
        onClick={() => (isRejected ? setAsking(true) : onDismiss(""))}
      >
        {isRejected ? checksCopy.keepAnyway : checksCopy.ignore}
      </Button>
    );
  }
  return <ReasonForm onSubmit={onDismiss} onCancel={() => setAsking(false)} />;
}
