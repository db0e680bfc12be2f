import { PLATFORMS } from "#core/platforms/platforms.ts";
import type { AdResults } from "#core/results/api.ts";
import { resultsTabCopy as copy } from "#core/results/results-tab.copy.ts";
import { Card, CardHeader } from "#web/ui/card.tsx";
import { dayOf } from "../format-day.ts";
import { FactList } from "./fact-list.tsx";

/**
 * Card of `ResultsTab` before the first report: when, how many and on which platforms ads were
 * exported, or that none were, as `server/modules/reports/results.service.ts` sends it. Words:
 * `resultsTabCopy` in `core/results/results-tab.copy.ts`.
 */
export function ExportedCard({ exported }: Pick<AdResults, "exported">) {
  return (
    <Card>
      <CardHeader title={copy.noReport} />
      {exported && (
        <FactList
          facts={[
            { name: copy.exportedOn, value: dayOf(exported.at) },
            { name: copy.ads, value: copy.adsOf(exported.ads, exported.of) },
            { name: copy.platforms, value: exported.platforms.map((id) => PLATFORMS[id].name).join(", ") },
          ]}
        />
      )}
      <p className="border-line px-6 py-4 text-label text-pretty text-ink-2 not-first:border-t max-sm:px-4">
        {exported ? copy.privacy : `${copy.notExported} ${copy.privacy}`}
      </p>
    </Card>
  );
}
