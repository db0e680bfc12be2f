import TriangleAlert from "lucide-react/icons/triangle-alert";
import { planUnitsCopy } from "#core/billing/units.copy.ts";
import { billingCopy, usageCardCopy } from "#core/billing/billing.copy.ts";
import { CATEGORIES, USAGE_CATEGORIES } from "#core/generations/categories.ts";
import { quotaMessages } from "#core/generations/quota.copy.ts";
import { TIERS } from "#core/plans.ts";
import type { Usage } from "#core/quotas.ts";
import { usedPercent } from "#core/used-percent.ts";
import { buttonStyles } from "#web/ui/button-styles.ts";
import { Note } from "#web/ui/note.tsx";
import { localDate } from "../format-date.ts";

/** Used percentage of a quota from which a notice is shown. */
const ALMOST_PERCENT = 80;

/**
 * Notices of `UsageSection`, one for each quota of which at least `ALMOST_PERCENT` (in this file)
 * is used; the first links to the plans if a higher one exists and no renewal is unpaid. Order of
 * plans: `TIERS` in `core/plans.ts`. Words: `usageCardCopy` in `core/billing/billing.copy.ts`,
 * `core/billing/units.copy.ts` and `core/generations/quota.copy.ts`; names of quotas:
 * `core/generations/categories.ts`.
 */
export function UsageNotices({ usage }: { usage: Usage }) {
  const resets =
    usage.totals === "past_due"
      ? planUnitsCopy.pastDueText
      : usageCardCopy.resets(localDate(usage.period.end));
  // A plan with an unpaid renewal cannot be changed.
  const canGoUp = usage.tier !== TIERS.at(-1) && usage.totals !== "past_due";
  const scarce = USAGE_CATEGORIES.flatMap((category) => {
    const { used, total } = usage[category];
    const isScarce = total !== "unlimited" && total > 0 && usedPercent(used, total) >= ALMOST_PERCENT;
    return isScarce ? [{ category, used, total }] : [];
  });
  return scarce.map(({ category, used, total }, index) => {
    const { plural } = CATEGORIES[category];
    return (
      <Note
        key={category}
        tone="warn"
        role="status"
        title={
          used >= total ? quotaMessages.allUsed(total, plural) : usageCardCopy.almost(used, total, plural)
        }
        icon={<TriangleAlert aria-hidden className="size-4 shrink-0" />}
        action={
          canGoUp &&
          index === 0 && (
            <a href="#plans" className={buttonStyles({ size: "small" })}>
              {billingCopy.seePlans}
            </a>
          )
        }
      >
        {resets}
      </Note>
    );
  });
}
