import ChevronDown from "lucide-react/icons/chevron-down";
import { useDeferredValue, useMemo, useState } from "react";
import { checkMainText } from "#core/checks/check.ts";
import { isPromise } from "#core/checks/check-brief.ts";
import { checksCopy } from "#core/checks/checks.copy.ts";
import { applyFix } from "#core/checks/apply-fix.ts";
import { toRemarks, type Remark } from "#core/checks/remarks.ts";
import { IMAGE_PLATFORM_IDS, type PlatformId } from "#core/platforms/platforms.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { IgnoredRemarks } from "./ignored-remarks.tsx";
import { PlatformMarks } from "./platform-marks.tsx";
import { RemarkList } from "./remark-list.tsx";
import { useDismissals } from "./use-dismissals.ts";

/**
 * Props of the remarks under an ad's text: `TextAdCard` and `NumberedTexts` give them to
 * `AdChecks`, which hands them to `AdRemarks`. Without `platforms` they are `IMAGE_PLATFORM_IDS` of
 * `core/platforms/platforms.ts`.
 */
export interface AdRemarksProps {
  readonly text: string;
  /** Names of brand and product, which are no misspellings. */
  readonly names: readonly string[];
  readonly platforms?: readonly PlatformId[];
  /** Takes a corrected text; missing if the text cannot be changed here. */
  readonly onChange?: ((text: string) => void) | undefined;
}

/**
 * Whether a remark is shown initially: promises of an ad, and problems on most platforms. A length
 * or an emoji that one platform rejects is shown in its mark.
 */
function isShown({ ruleId, severity, platforms }: Remark, all: readonly PlatformId[]): boolean {
  if (severity !== "reject" && severity !== "may-reject") return false;
  return isPromise(ruleId) || 2 * (platforms.reject.length + platforms["may-reject"].length) > all.length;
}

/**
 * Marks and remarks under an ad's text: what each platform says (`IMAGE_PLATFORM_IDS` in
 * `core/platforms/platforms.ts` unless named). `AdChecks` loads it. `checkMainText`
 * (`core/checks/check.ts`) applies the rules; which remarks are open at first: `isShown` in this
 * file; words: `core/checks/checks.copy.ts`, of each finding its rule in `core/checks/rules`;
 * ignored remarks: `useDismissals`.
 */
export function AdRemarks({ text, names, platforms = IMAGE_PLATFORM_IDS, onChange }: AdRemarksProps) {
  const current = useDeferredValue(text);
  const key = names.join("\n");
  const found = useMemo(
    () => checkMainText(current, platforms, { names: key.split("\n") }),
    [current, platforms, key],
  );
  const dismissals = useDismissals();
  const findings = found.filter((finding) => !dismissals.has({ finding, text: current }));
  const remarks = toRemarks(findings);
  const [isOpen, setOpen] = useState(false);
  const shown = remarks.filter((remark) => isShown(remark, platforms));
  const others = remarks.filter((remark) => !shown.includes(remark));
  return (
    <>
      <PlatformMarks platforms={platforms} findings={findings} />
      {others.length > 0 && (
        <Button size="small" variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {checksCopy.others(others.length)}
          <ChevronDown aria-hidden className={cx("size-3.5 transition-transform", isOpen && "rotate-180")} />
        </Button>
      )}
      <p role="status" className="sr-only">
        {checksCopy.summary(remarks.length)}
      </p>
      <div className="order-last grid w-full gap-2 empty:hidden">
        <RemarkList
          remarks={isOpen ? [...shown, ...others] : shown}
          onFix={onChange && (({ finding }) => finding.fix && onChange(applyFix(current, finding.fix)))}
          onDismiss={({ finding }, reason) => dismissals.add([{ finding, text: current }], reason)}
        />
        <IgnoredRemarks
          count={toRemarks(found).length - remarks.length}
          onRestore={() => dismissals.restore([current])}
        />
      </div>
    </>
  );
}
