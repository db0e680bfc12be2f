import { useState } from "react";
import { adCopy } from "#core/campaigns/ad.copy.ts";
import type { AdFinding, DecideFinding } from "#core/campaigns/ad.ts";
import { applyFix } from "#core/checks/apply-fix.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { Input } from "#web/ui/input.tsx";

/** Findings that are shown at once under a field. */
const SHOWN = 2;

const GROUNDS: Record<AdFinding["severity"], string> = {
  reject: "bg-bad-soft text-bad",
  maybe: "bg-warn-soft text-warn",
  law: "bg-warn-soft text-warn",
  advice: "bg-sunken text-ink",
};

export interface FindingActions {
  /** Stores a decision about the findings of a rule. */
  readonly onDecide: (rule: string, decision: DecideFinding) => void;
}

interface FindingListProps extends FindingActions {
  readonly findings: readonly AdFinding[];
  /** The text that the findings are about, for fixes with one click. */
  readonly text?: string;
  readonly onChange?: (text: string) => void;
}

/** What the checks found in a field, the gravest first. */
export function FindingList({ findings, text, onChange, onDecide }: FindingListProps) {
  const [isOpen, setOpen] = useState(false);
  if (findings.length === 0) return null;
  const shown = isOpen ? findings : findings.slice(0, SHOWN);
  return (
    <ul className="grid gap-2">
      {shown.map((finding) => (
        <FindingNote
          key={`${finding.rule} ${finding.span?.join("-")}`}
          finding={finding}
          onFix={text !== undefined && onChange ? (fix) => onChange(applyFix(text, fix)) : undefined}
          onDecide={onDecide}
        />
      ))}
      {findings.length > shown.length && (
        <li>
          <Button size="small" variant="ghost" onClick={() => setOpen(true)}>
            {findings.length - shown.length} more
          </Button>
        </li>
      )}
    </ul>
  );
}

/** The input replaces the button that had the focus. */
const focusOnMount = (input: HTMLInputElement | null) => input?.focus();

interface FindingNoteProps extends FindingActions {
  readonly finding: AdFinding;
  readonly onFix: ((fix: NonNullable<AdFinding["fix"]>) => void) | undefined;
}

function FindingNote({ finding, onFix, onDecide }: FindingNoteProps) {
  const { rule, field, severity, message, fix, override, source, sourceName, readOn } = finding;
  const [reason, setReason] = useState<string>();
  const decide = (decision: Omit<DecideFinding, "field">) => onDecide(rule, { ...decision, field });
  return (
    <li className={cx("grid gap-1.5 rounded-md p-3 text-label", GROUNDS[severity])}>
      <p dir="auto" className="font-medium text-pretty break-words">
        {message}
      </p>
      {override && <p className="text-ink-2">{adCopy.overridden(override.reason)}</p>}
      <p className="text-caption text-ink-2">
        <a href={source} target="_blank" rel="noreferrer" className="underline underline-offset-3">
          {sourceName}
        </a>
        , read {readOn}
      </p>
      {reason === undefined ? (
        !override && (
          <div className="flex flex-wrap gap-2">
            {fix && onFix && (
              <Button size="small" onClick={() => onFix(fix)}>
                <span dir="auto" className="max-w-60 truncate">
                  {fix.label}
                </span>
              </Button>
            )}
            {finding.span && (
              <Button size="small" variant="ghost" onClick={() => decide({ action: "name" })}>
                {adCopy.isName}
              </Button>
            )}
            {severity === "reject" ? (
              <Button size="small" variant="ghost" onClick={() => setReason("")}>
                {adCopy.runAnyway}
              </Button>
            ) : (
              <Button size="small" variant="ghost" onClick={() => decide({ action: "dismiss" })}>
                {adCopy.ignore}
              </Button>
            )}
          </div>
        )
      ) : (
        <form
          className="grid gap-2 text-ink"
          onSubmit={(event) => {
            event.preventDefault();
            if (reason.trim() !== "") decide({ action: "override", reason: reason.trim() });
          }}
        >
          <label className="grid gap-1">
            {adCopy.reason}
            <Input
              value={reason}
              maxLength={500}
              ref={focusOnMount}
              onChange={(event) => setReason(event.target.value)}
            />
          </label>
          <p className="text-caption text-ink-2">{adCopy.reasonHint}</p>
          <div className="flex gap-2">
            <Button size="small" type="submit" disabled={reason.trim() === ""}>
              {adCopy.saveReason}
            </Button>
            <Button size="small" variant="ghost" onClick={() => setReason(undefined)}>
              {adCopy.cancel}
            </Button>
          </div>
        </form>
      )}
    </li>
  );
}
