import { Link } from "react-router";
import { CATEGORIES, USAGE_CATEGORIES, type UsageCategory } from "#core/generations/categories.ts";
import { usageGlanceCopy } from "#core/overview/overview.copy.ts";
import type { Usage } from "#core/quotas.ts";
import { usedPercent } from "#core/used-percent.ts";
import { LoadError } from "#web/lib/load-error.tsx";
import { paths } from "#web/lib/paths.ts";
import { useUsage } from "#web/lib/use-usage.ts";
import { Card, CardHeader } from "#web/ui/card.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { TEXT_LINK } from "#web/ui/text-link.ts";

/**
 * Card of `OverviewPage` with the usage of the plan's quotas (`useUsage`) and a link to
 * /dashboard/billing. Categories: `core/generations/categories.ts`; percentage:
 * `core/used-percent.ts`; words: `usageGlanceCopy` in `core/overview/overview.copy.ts` (of the
 * billing page `usageCardCopy` in `core/billing/billing.copy.ts`).
 */
export function UsageCard() {
  const query = useUsage();
  const { data: usage, isError } = query;
  return (
    <Card className="flex flex-col">
      <CardHeader title={usageGlanceCopy.title} id="usage">
        <Link to={paths.billing} className={`${TEXT_LINK} py-1 text-label`}>
          {usageGlanceCopy.details}
        </Link>
      </CardHeader>
      {isError && !usage ? (
        <div className="p-4">
          <LoadError query={query} message={usageGlanceCopy.loadFailed} />
        </div>
      ) : (
        <ul aria-labelledby="usage" className="grid flex-1 divide-y divide-line">
          {USAGE_CATEGORIES.map((category) => (
            <Row key={category} category={category} usage={usage} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Row({ category, usage }: { category: UsageCategory; usage: Usage | undefined }) {
  const { label } = CATEGORIES[category];
  const entry = usage?.[category];
  const valueText = entry && usageText(entry);
  return (
    <li className="flex flex-col justify-center px-6 py-3.5 max-sm:px-4">
      <p className="mb-1.5 flex items-center justify-between gap-3 text-label">
        <span className="font-medium">{label}</span>
        {valueText === undefined ? (
          <Skeleton className="my-1.25 w-16" />
        ) : (
          <span className="text-ink-2 tabular-nums">{valueText}</span>
        )}
      </p>
      <ProgressBar
        variant="quota"
        done={entry ? usedPercent(entry.used, entry.total) : 0}
        label={label}
        {...(valueText !== undefined && { valueText })}
      />
    </li>
  );
}

function usageText({ used, total }: Usage["textAds"]): string {
  if (total === "unlimited") return usageGlanceCopy.unlimited(used);
  return total === 0 && used === 0 ? usageGlanceCopy.notIncluded : usageGlanceCopy.used(used, total);
}
