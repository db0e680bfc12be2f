import { useMemo } from "react";
import { checkAd, type AdTexts } from "#core/checks/check.ts";
import { toRemarks, type Remark } from "#core/checks/remarks.ts";
import type { Finding } from "#core/checks/rule.ts";
import { cx } from "#web/ui/cx.ts";
import { IgnoredRemarks } from "./ignored-remarks.tsx";
import { RemarkList } from "./remark-list.tsx";
import { useDismissals } from "./use-dismissals.ts";

/**
 * Props of the remarks about an ad's texts on one platform: `PlatformChecks` hands them to
 * `PlatformRemarks`.
 */
export interface PlatformRemarksProps {
  readonly ad: AdTexts;
  /** Names of brand and product, which are no misspellings. */
  readonly names: readonly string[];
  readonly className?: string;
}

/** The copy itself asks for the facts that would give more texts. */
const MISSING = "too-few";

/** One remark for a piece that several texts contain. */
function distinct(remarks: readonly Remark[]): Remark[] {
  const seen = new Set<string>();
  return remarks.filter(({ what, finding }) => {
    const key = what.includes("“") ? what : `${what} ${finding.field} ${finding.index}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** The text that a finding is about; empty if it is about a missing one. */
function textOf({ fields }: AdTexts, { field, index = 0 }: Finding): string {
  return [fields[field] ?? []].flat()[index] ?? "";
}

/**
 * Remarks about the texts of an ad on one platform, without advice and without the rule `MISSING`
 * of this file; `PlatformChecks` loads it with the rules. Rules: `checkAd` in
 * `core/checks/check.ts`; ignored remarks: `useDismissals`.
 */
export function PlatformRemarks({ ad, names, className }: PlatformRemarksProps) {
  const found = useMemo(
    () =>
      checkAd(ad, { names })
        .filter(({ ruleId, severity }) => ruleId !== MISSING && severity !== "advice")
        .map((finding) => ({ finding, text: textOf(ad, finding) })),
    [ad, names],
  );
  const dismissals = useDismissals();
  const open = found.filter((entry) => !dismissals.has(entry));
  const remarksOf = (entries: typeof found) => distinct(toRemarks(entries.map(({ finding }) => finding)));
  const remarks = remarksOf(open);
  const ignored = remarksOf(found).length - remarks.length;
  if (remarks.length === 0 && ignored === 0) return null;
  return (
    <div className={cx("grid gap-2", className)}>
      <RemarkList
        remarks={remarks}
        // A remark is shown once for the same words in several texts of the ad.
        onDismiss={({ ruleId, what }, reason) =>
          dismissals.add(
            open.filter(({ finding }) => finding.ruleId === ruleId && finding.what === what),
            reason,
          )
        }
      />
      <IgnoredRemarks count={ignored} onRestore={() => dismissals.restore(found.map(({ text }) => text))} />
    </div>
  );
}
