import type { TestResult } from "#core/results/api.ts";
import { resultsViewCopy as copy } from "#core/results/results-tab.copy.ts";
import { formatCount, formatMoney } from "#core/reports/format-figures.ts";
import { Card, CardHeader } from "#web/ui/card.tsx";
import { dayOf } from "../format-day.ts";
import { FactList } from "./fact-list.tsx";

/**
 * Card of `ResultsView` with the basis of an answer: days, views, clicks, money, probability and
 * reports. Values and notes come from the server (`core/results/answer-test.ts`,
 * `core/results/results.copy.ts`); names: `resultsViewCopy` in `core/results/results-tab.copy.ts`.
 */
export function BasisCard({ test }: { test: TestResult }) {
  const { days, from, total, clicksName, leaderId, chance, reports, notes, observation } = test;
  const leader = test.ads.find(({ adId }) => adId === leaderId);
  const facts = [
    { name: copy.days, value: days === 0 || from === null ? copy.noDays : copy.daysSince(days, dayOf(from)) },
    { name: copy.views, value: formatCount(total.impressions) },
    { name: clicksName, value: formatCount(total.clicks) },
    ...(total.spend.length === 0
      ? []
      : [
          {
            name: copy.spend,
            value: total.spend.map(({ currency, amount }) => (
              <span key={currency} className="block">
                {formatMoney(amount, currency)}
              </span>
            )),
          },
        ]),
    ...(leader && chance !== null ? [{ name: copy.chance(leader.variant), value: chance }] : []),
    { name: copy.report(reports.length), value: reports.join(", ") },
  ];
  return (
    <Card>
      <CardHeader title={copy.basis} />
      <FactList facts={facts} />
      {[...notes, observation].map((note) => (
        <p
          key={note}
          className="border-t border-line px-6 py-4 text-label text-pretty text-ink-2 max-sm:px-4"
        >
          {note}
        </p>
      ))}
    </Card>
  );
}
