import ChevronDown from "lucide-react/icons/chevron-down";
import { planUnitsCopy } from "#core/billing/units.copy.ts";
import { unitRulesCopy } from "#core/billing/billing.copy.ts";
import { CATEGORIES, USAGE_CATEGORIES } from "#core/generations/categories.ts";
import type { Usage } from "#core/quotas.ts";
import { localDate } from "../format-date.ts";

/**
 * Disclosure in `UsageSection` that explains what counts against each quota, what is free, and when
 * counting restarts. Words: `unitRulesCopy` in `core/billing/billing.copy.ts` and
 * `core/billing/units.copy.ts`; categories: `core/generations/categories.ts`.
 */
export function CountingRules({ usage }: { usage: Usage | undefined }) {
  return (
    <details className="group rounded-lg border border-line bg-surface shadow-xs">
      <summary className="flex min-h-12 items-center justify-between gap-4 rounded-lg px-6 font-medium max-sm:px-4">
        {unitRulesCopy.title}
        <ChevronDown aria-hidden className="size-4 text-ink-3 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-6 px-6 pt-2 pb-6 text-ink-2 max-sm:px-4 md:grid-cols-2">
        <dl className="grid content-start gap-3">
          {USAGE_CATEGORIES.map((category) => (
            <div key={category}>
              <dt className="font-medium text-ink">{CATEGORIES[category].label}</dt>
              <dd className="text-pretty">{unitRulesCopy.units[category]}</dd>
            </div>
          ))}
        </dl>
        <div>
          <h3 className="font-medium text-ink">{unitRulesCopy.rulesTitle}</h3>
          <ul className="mt-1 grid list-disc gap-1 pl-4">
            {unitRulesCopy.rules.map((rule) => (
              <li key={rule} className="text-pretty">
                {rule}
              </li>
            ))}
          </ul>
          <p className="mt-3 text-pretty">{unitRulesCopy.changed}</p>
          {usage && <p className="mt-3 text-pretty">{resetWords(usage)}</p>}
        </div>
      </div>
    </details>
  );
}

function resetWords({ tier, period, totals }: Usage): string {
  if (totals === "past_due") return planUnitsCopy.pastDueText;
  const date = localDate(period.end);
  return tier === "free" ? unitRulesCopy.resetsFree(date) : unitRulesCopy.resetsPaid(date);
}
