import { useState } from "react";
import { adCopy } from "#core/campaigns/ad.copy.ts";
import type { AdFinding } from "#core/campaigns/ad.ts";
import { applyFix } from "#core/checks/apply-fix.ts";
import { Button } from "#web/ui/button.tsx";
import { FindingNote, type FindingActions } from "./finding-note.tsx";

/** Findings that are shown at once under a field. */
const SHOWN = 2;
/** Rules whose findings the counter and the hint of the field already show. */
const IN_COUNTER = new Set(["cut-off"]);

interface FindingListProps extends FindingActions {
  readonly findings: readonly AdFinding[];
  /** The text of the field now; missing for findings about several texts. */
  readonly text?: string;
  /** The checked text, to which the positions of the fixes refer. */
  readonly checkedText?: string | undefined;
  readonly onChange?: (text: string) => void;
}

/**
 * Notes under a field (`text-field.tsx`, `list-field.tsx`) or the picture (`media-section.tsx`) of
 * an ad's panel with the findings of the checks, in their order, without those that the counter
 * shows (`IN_COUNTER`); `SHOWN` of them are open. A fix applies only while the text is the checked
 * one (`applyFix` in `core/checks/apply-fix.ts`). Rules: `core/checks/rules/`. Words of the button:
 * `core/campaigns/ad.copy.ts`.
 */
export function FindingList({ findings, text, checkedText, onChange, ...actions }: FindingListProps) {
  const [isOpen, setOpen] = useState(false);
  const listed = findings.filter(({ rule }) => !IN_COUNTER.has(rule));
  const shown = isOpen ? listed : listed.slice(0, SHOWN);
  const onFix =
    onChange &&
    // A click between the last key press and the next check changes nothing.
    ((fix: NonNullable<AdFinding["fix"]>) => {
      if (text !== undefined && text === checkedText) onChange(applyFix(text, fix));
    });
  return (
    <div aria-live="polite" className="empty:hidden">
      {shown.length > 0 && (
        <ul className="grid gap-2">
          {shown.map((finding) => (
            <FindingNote
              key={`${finding.rule} ${finding.what}`}
              finding={finding}
              onFix={onFix}
              {...actions}
            />
          ))}
          {listed.length > shown.length && (
            <li>
              <Button size="small" variant="ghost" onClick={() => setOpen(true)}>
                {adCopy.moreFindings(listed.length - shown.length)}
              </Button>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
