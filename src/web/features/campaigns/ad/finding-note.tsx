import CircleX from "lucide-react/icons/circle-x";
import Info from "lucide-react/icons/info";
import Scale from "lucide-react/icons/scale";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useState } from "react";
import { Link } from "react-router";
import { adCopy } from "#core/campaigns/ad.copy.ts";
import type { AdFinding, DecideFinding } from "#core/campaigns/ad.ts";
import { checksCopy } from "#core/checks/checks.copy.ts";
import { capitalize } from "#core/in-words.ts";
import { ReasonForm } from "#web/lib/checks/reason-form.tsx";
import { paths } from "#web/lib/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { buttonStyles } from "#web/ui/button-styles.ts";
import { cx } from "#web/ui/cx.ts";

const LOOKS = {
  reject: { ground: "bg-bad-soft", ink: "text-bad", Icon: CircleX },
  maybe: { ground: "bg-warn-soft", ink: "text-warn", Icon: TriangleAlert },
  law: { ground: "bg-warn-soft", ink: "text-warn", Icon: Scale },
  advice: { ground: "bg-sunken", ink: "text-ink-2", Icon: Info },
} as const;

/**
 * What the notes under the fields of an ad's panel need to decide on a finding: `AdPanel` makes it
 * (`useDecide`, `POST /api/ads/:id/findings/:rule`) and hands it through its fields to
 * `FindingNote`. Decisions: `core/campaigns/finding-decisions.ts`.
 */
export interface FindingActions {
  /** Stores a decision about the findings of a rule. */
  readonly onDecide: (rule: string, decision: DecideFinding) => void;
  /** Brand of the campaign, whose claims hold proofs; `null` without one. */
  readonly brandId: string | null;
}

interface FindingNoteProps extends FindingActions {
  readonly finding: AdFinding;
  /** Applies the fix; `undefined` where there is no text to change. */
  readonly onFix: ((fix: NonNullable<AdFinding["fix"]>) => void) | undefined;
}

/**
 * One finding in `FindingList`: its words, the reason, its source, and buttons to fix, prove,
 * accept as a name, ignore or (`reject`) override it. Words of findings: their rule in
 * `core/checks/rules`, of the buttons that ignore and override `core/checks/checks.copy.ts`, of
 * others `core/campaigns/ad.copy.ts`; colors: `LOOKS` here, of remarks in
 * `lib/checks/remark-note.tsx`; `AdPanel` stores decisions
 * (`server/modules/campaigns/findings.service.ts`).
 */
export function FindingNote({ finding, onFix, onDecide, brandId }: FindingNoteProps) {
  const { rule, field, severity, what, message, fix, override, source, sourceName, readOn } = finding;
  const [isAsking, setAsking] = useState(false);
  const { ground, ink, Icon } = LOOKS[severity];
  const decide = (decision: Omit<DecideFinding, "field">) => onDecide(rule, { ...decision, field });
  const reason = message.startsWith(`${what}: `) ? message.slice(what.length + 2) : message;
  const read = checksCopy.source({ name: sourceName, readOn });
  return (
    <li className={cx("flex animate-appear gap-2.5 rounded-md p-3 text-label", ground)}>
      <Icon aria-hidden className={cx("mt-0.5 size-4 shrink-0", ink)} />
      <div className="grid min-w-0 flex-1 gap-1">
        <p dir="auto" className={cx("font-semibold break-words", ink)}>
          {what}
        </p>
        <p className="text-pretty text-ink-2">{capitalize(reason)}.</p>
        {override && <p className="font-medium">{adCopy.overridden(override.reason)}</p>}
        <p className="text-caption text-ink-2">
          {source === "" ? (
            read
          ) : (
            <a
              href={source}
              target="_blank"
              rel="noreferrer"
              className="underline decoration-current/40 underline-offset-3 hover:decoration-current"
            >
              {read}
            </a>
          )}
        </p>
        {isAsking ? (
          <ReasonForm
            hint={adCopy.reasonHint}
            onSubmit={(given) => decide({ action: "override", reason: given })}
            onCancel={() => setAsking(false)}
          />
        ) : (
          !override && (
            <div className="-ml-0.5 mt-1 flex min-w-0 flex-wrap gap-1">
              {fix && onFix && (
                <Button size="small" className="mr-1 max-w-full" onClick={() => onFix(fix)}>
                  <span dir="auto" className="truncate">
                    {fix.label}
                  </span>
                </Button>
              )}
              {finding.canBeProved && brandId !== null && (
                <Link
                  to={`${paths.brandClaims}?brand=${brandId}`}
                  className={buttonStyles({ size: "small" })}
                >
                  {adCopy.addProof}
                </Link>
              )}
              {finding.canBeName && finding.span && (
                <Button size="small" variant="ghost" onClick={() => decide({ action: "name" })}>
                  {adCopy.isName}
                </Button>
              )}
              {severity === "reject" ? (
                <Button size="small" variant="ghost" onClick={() => setAsking(true)}>
                  {checksCopy.keepAnyway}
                </Button>
              ) : (
                <Button size="small" variant="ghost" onClick={() => decide({ action: "dismiss" })}>
                  {checksCopy.ignore}
                </Button>
              )}
            </div>
          )
        )}
      </div>
    </li>
  );
}
