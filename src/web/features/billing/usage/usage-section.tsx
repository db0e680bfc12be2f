import { usageCardCopy } from "#core/billing/billing.copy.ts";
import { USAGE_CATEGORIES } from "#core/generations/categories.ts";
import { LoadError } from "#web/lib/load-error.tsx";
import { useUsage } from "#web/lib/use-usage.ts";
import { CountingRules } from "./counting-rules.tsx";
import { localDate } from "../format-date.ts";
import { TotalsNote } from "./totals-note.tsx";
import { CategoryUsageCard } from "./usage-card.tsx";
import { UsageNotices } from "./usage-notices.tsx";

/**
 * Section of `BillingPage` (`billing-page.tsx`) with the usage of each quota in the current period
 * (`useUsage`), its notes and the rules of counting. Words: `usageCardCopy` in
 * `core/billing/billing.copy.ts`; quotas and their order: `core/generations/categories.ts`.
 */
export function UsageSection() {
  const query = useUsage();
  const { data: usage, isError } = query;
  return (
    <section aria-labelledby="usage-title">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="usage-title" className="text-card font-semibold">
          {usageCardCopy.title}
        </h2>
        {usage && (
          <p className="text-label text-ink-3 tabular-nums">
            {usageCardCopy.period(localDate(usage.period.start), localDate(usage.period.end))}
          </p>
        )}
      </div>
      {isError && <LoadError query={query} message={usageCardCopy.loadFailed} />}
      {!isError && (
        <div className="grid gap-4">
          {usage && <TotalsNote usage={usage} />}
          {usage && <UsageNotices usage={usage} />}
          <ul className="grid grid-cols-2 gap-4 max-sm:gap-3 xl:grid-cols-4">
            {USAGE_CATEGORIES.map((category) => (
              <CategoryUsageCard key={category} category={category} usage={usage} />
            ))}
          </ul>
          <CountingRules usage={usage} />
        </div>
      )}
    </section>
  );
}
