import type { AdResults } from "#core/results/api.ts";
import { resultsViewCopy as copy } from "#core/results/results-tab.copy.ts";
import { Card, CardHeader } from "#web/ui/card.tsx";
import { FiguresTable } from "./figures-table.tsx";

/**
 * Card of `ResultsView` with the sums of the platforms (`core/results/sum-figures.ts`), which are
 * never ranked. Words: `resultsViewCopy` in `core/results/results-tab.copy.ts`.
 */
export function PlatformCard({ platforms, tests }: Pick<AdResults, "platforms" | "tests">) {
  const names = [...new Set(tests.map(({ ordersName }) => ordersName))];
  return (
    <Card className="min-w-0">
      <CardHeader title={copy.byPlatform} />
      <FiguresTable
        label={copy.byPlatform}
        head={copy.platform}
        ordersName={names.length === 1 ? names[0]! : copy.mixedOrders}
        rows={platforms.map((row) => ({
          id: row.platform,
          figures: row,
          head: (
            <>
              <b className="block font-medium">{row.name}</b>
              <span className="block text-caption text-ink-3">{copy.adsCount(row.ads)}</span>
            </>
          ),
        }))}
      />
      <p className="border-t border-line px-6 py-4 text-label text-pretty text-ink-2 max-sm:px-4">
        {copy.platformsNote}
      </p>
    </Card>
  );
}
