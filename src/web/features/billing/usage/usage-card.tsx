import { planUnitsCopy } from "#core/billing/units.copy.ts";
import { usageCardCopy } from "#core/billing/billing.copy.ts";
import { CATEGORIES, type UsageCategory } from "#core/generations/categories.ts";
import type { Usage } from "#core/quotas.ts";
import { usedPercent } from "#core/used-percent.ts";
import { cx } from "#web/ui/cx.ts";
import { Spinner } from "#web/ui/spinner.tsx";
import { localDate } from "../format-date.ts";
import { loadingText } from "#core/problems.copy.ts";
import { CATEGORY_ICONS } from "#web/lib/kind-icons.ts";
import { ProgressBar } from "#web/ui/progress-bar.tsx";

/**
 * Card in `UsageSection` with used and total units of one quota; a spinner without `usage`. Labels:
 * `core/generations/categories.ts`; words: `usageCardCopy` in `core/billing/billing.copy.ts` and
 * `core/billing/units.copy.ts`; percentage: `core/used-percent.ts`.
 */
export function CategoryUsageCard({
  category,
  usage,
}: {
  category: UsageCategory;
  usage: Usage | undefined;
}) {
  const { label } = CATEGORIES[category];
  const Icon = CATEGORY_ICONS[category];
  return (
    <li className="grid grid-rows-[auto_auto_auto_1fr] rounded-lg border border-line bg-surface p-5 shadow-xs max-sm:p-4">
      <h3 className="flex items-center gap-2 text-label font-medium text-ink-2">
        <Icon aria-hidden className="size-4" strokeWidth={1.75} />
        {label}
      </h3>
      {usage ? (
        <Numbers label={label} usage={usage} {...usage[category]} />
      ) : (
        <p className="mt-3 min-h-26 max-sm:min-h-25">
          <Spinner label={loadingText} />
        </p>
      )}
    </li>
  );
}

interface NumbersProps {
  readonly label: string;
  readonly used: number;
  readonly total: number | "unlimited";
  readonly usage: Usage;
}

function Numbers({ label, used, total, usage }: NumbersProps) {
  const unlimited = total === "unlimited";
  const spent = !unlimited && total > 0 && used >= total;
  return (
    <>
      <p className="mt-3 mb-4 flex items-baseline gap-1.5 tabular-nums">
        <span className="text-figure font-semibold max-sm:text-title">{used}</span>
        <span className="text-card text-ink-3">/ {unlimited ? usageCardCopy.infinity : total}</span>
      </p>
      <ProgressBar
        variant="quota"
        className="h-4!"
        done={usedPercent(used, total)}
        label={label}
        valueText={unlimited ? usageCardCopy.unlimitedValue(used) : usageCardCopy.of(used, total)}
      />
      <p className={cx("mt-3 text-caption text-balance", spent ? "font-medium text-warn" : "text-ink-3")}>
        {noteOf(used, total, usage)}
      </p>
    </>
  );
}

function noteOf(used: number, total: number | "unlimited", { totals, period }: Usage): string {
  if (total === "unlimited") return usageCardCopy.unlimited;
  if (total === 0) return usageCardCopy.notIncluded;
  if (used >= total) {
    return totals === "past_due"
      ? planUnitsCopy.pastDueAllUsed
      : usageCardCopy.allUsed(localDate(period.end));
  }
  return usageCardCopy.left(total - used);
}
