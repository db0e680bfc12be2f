import { useDeferredValue, useMemo } from "react";
import { checkBrief } from "#core/checks/check-brief.ts";
import { checksCopy } from "#core/checks/checks.copy.ts";
import type { PlatformId } from "#core/platforms/platforms.ts";
import { RemarkList } from "./remark-list.tsx";

interface BriefRemarksProps {
  /** Texts separated by blank lines. */
  readonly text: string;
  readonly platforms: readonly PlatformId[];
}

/**
 * Remarks on the promises of a brief; `BriefChecks` loads this component with the rules. Which
 * findings are promises: `core/checks/check-brief.ts`; words: `core/checks/checks.copy.ts`, of each
 * finding its rule in `core/checks/rules`.
 */
export function BriefRemarks({ text, platforms }: BriefRemarksProps) {
  const current = useDeferredValue(text);
  const remarks = useMemo(() => checkBrief(current.split("\n\n"), platforms), [current, platforms]);
  return (
    <>
      <p role="status" className="sr-only">
        {remarks.length > 0 && checksCopy.summary(remarks.length)}
      </p>
      <RemarkList remarks={remarks} />
    </>
  );
}
