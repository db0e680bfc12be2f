import type { Remark } from "#core/checks/remarks.ts";
import { checksCopy } from "#core/checks/checks.copy.ts";
import { RemarkNote } from "./remark-note.tsx";

interface RemarkListProps {
  readonly remarks: readonly Remark[];
  readonly onFix?: ((remark: Remark) => void) | undefined;
  /** Ignores a remark; the reason is empty unless a platform rejects the text. */
  readonly onDismiss?: ((remark: Remark, reason: string) => void) | undefined;
}

/**
 * Remarks under a result or form with their reasons and fixes, in `AdRemarks`, `BriefRemarks` and
 * `PlatformRemarks`. Its name is `checksCopy.remarks` in `core/checks/checks.copy.ts`; `RemarkNote`
 * shows each.
 */
export function RemarkList({ remarks, onFix, onDismiss }: RemarkListProps) {
  if (remarks.length === 0) return null;
  return (
    <ul aria-label={checksCopy.remarks} className="grid gap-2">
      {remarks.map((remark) => (
        <RemarkNote
          key={remark.key}
          remark={remark}
          onFix={onFix && (() => onFix(remark))}
          onDismiss={onDismiss && ((reason) => onDismiss(remark, reason))}
        />
      ))}
    </ul>
  );
}
