import { useMemo } from "react";
import { checkAd, type AdTexts } from "#core/checks/check.ts";
import { toRemarks, type Remark } from "#core/checks/remarks.ts";
import { RemarkList } from "./remark-list.tsx";

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

/** Findings of a platform in the texts of an ad. */
export function PlatformRemarks({ ad, names, className }: PlatformRemarksProps) {
  const remarks = useMemo(
    () =>
      distinct(
        toRemarks(
          checkAd(ad, { names }).filter(
            ({ ruleId, severity }) => ruleId !== MISSING && severity !== "advice",
          ),
        ),
      ),
    [ad, names],
  );
  if (remarks.length === 0) return null;
  return (
    <div className={className}>
      <RemarkList remarks={remarks} />
    </div>
  );
}
